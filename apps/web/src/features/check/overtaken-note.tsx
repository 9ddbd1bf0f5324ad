import type { Correction } from "@savile/model";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { fieldName } from "./field-names.ts";
import { say } from "./messages.ts";

export interface OvertakenNoteProps {
  readonly left: readonly Correction[];
  readonly onSettle: (chosen: readonly Correction[]) => void;
}

function wordsOf(one: Correction): string | null {
  if (one.op === "set") return `${fieldName(one.path)}: ${one.text}`;
  return "text" in one && one.text !== undefined ? one.text : null;
}

/** Corrections of this tab that another tab overtook: shown, never dropped without a word. */
export function OvertakenNote({ left, onSettle }: OvertakenNoteProps) {
  const told = left.flatMap((one) => wordsOf(one) ?? []);
  if (left.length === 0) return null;
  return (
    <div className="mb-4">
      <Note
        kind="warn"
        title={say("left.title")}
        actions={
          <>
            <Button size="small" look="primary" onClick={() => onSettle(left)}>
              {say("left.mine")}
            </Button>
            <Button size="small" onClick={() => onSettle([])}>
              {say("left.theirs")}
            </Button>
          </>
        }
      >
        {say("left.text")}
        <ul className="mt-1 list-disc pl-5 text-ink">
          {told.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
