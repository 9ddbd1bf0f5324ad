import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  FileCheck,
  PenLine,
  TriangleAlert,
} from "lucide-react";
import { clsx } from "clsx";
import { say } from "./messages.ts";
import type { LineState } from "./line-states.ts";

/** How each state looks; told in words beside it wherever it is more than "as in the file". */
export const stateLooks = {
  file: { icon: FileCheck, color: "text-ink-3" },
  reworded: { icon: PenLine, color: "text-add" },
  weak: { icon: CircleHelp, color: "text-warn" },
  form: { icon: CircleDashed, color: "text-ink-3" },
  edited: { icon: PenLine, color: "text-ink-2" },
  confirmed: { icon: CircleCheck, color: "text-add" },
  attested: { icon: CircleCheck, color: "text-add" },
  added: { icon: TriangleAlert, color: "text-warn" },
  none: { icon: CircleDashed, color: "text-ink-3" },
} as const satisfies Record<LineState, { icon: typeof PenLine; color: string }>;

const quiet: ReadonlySet<LineState> = new Set(["file", "form", "none"]);

export interface StateNoteProps {
  readonly state: LineState;
  /** Takes the person's word for a line that nothing carries. */
  readonly onConfirm?: (() => void) | undefined;
}

/** The state of a line in words; nothing where it is as the file has it. */
export function StateNote({ state, onConfirm }: StateNoteProps) {
  if (quiet.has(state)) return null;
  const asks = state === "added" && onConfirm !== undefined;
  return (
    <div className={clsx("flex flex-wrap items-center px-2 text-xs", stateLooks[state].color)}>
      <p className={asks ? "" : "pb-1"}>{say(`state.${state}`)}</p>
      {asks ? (
        <button
          type="button"
          onClick={onConfirm}
          className="min-h-9 rounded-mark px-2 font-medium text-accent underline-offset-2 hover:underline"
        >
          {say("row.confirm")}
        </button>
      ) : null}
    </div>
  );
}
