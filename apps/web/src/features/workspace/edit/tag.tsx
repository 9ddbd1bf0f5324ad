import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import { memo, useState } from "react";
import type { KeyboardEvent } from "react";
import { FieldBox } from "../field/field-box.tsx";
import { shapeOfField } from "../field/rules.ts";
import { useText } from "./document-state.ts";
import { fieldSelector, focusLater } from "./focus-later.ts";
import { useLineState } from "./line-states.ts";
import { say } from "./messages.ts";
import { useAsked } from "./opening.ts";
import { useSurroundings } from "./surroundings.ts";

export interface TagProps {
  readonly path: string;
  readonly id: string;
  readonly chosen: boolean;
  /** Whether Tab stops here. */
  readonly stop: boolean;
  readonly onChoose: (id: string) => void;
  readonly onKey: (event: KeyboardEvent, id: string) => void;
}

interface TagFieldProps {
  readonly path: string;
  readonly text: string;
  readonly onClose: () => void;
}

function TagField({ path, text, onClose }: TagFieldProps) {
  const { kind, actions, draft } = useSurroundings();
  return (
    <div data-field={path} data-open="true" className="min-w-40 flex-1">
      <FieldBox
        label={say("tag.edited")}
        value={text}
        shape={{ ...shapeOfField(kind, path), kind: "tag" }}
        onCommit={(next, old) => actions.write(path, next, old)}
        onDraft={(next, old) => draft(path, next, old)}
        onClose={(how) => {
          onClose();
          if (how === "kept" || how === "cancelled") focusLater(fieldSelector(path));
        }}
        className="min-h-9 px-2 py-1.5 text-sm"
      />
    </div>
  );
}

/** One term of a list. It is chosen with the focus; Enter makes it a field. */
export const Tag = memo(function Tag({ path, id, chosen, stop, onChoose, onKey }: TagProps) {
  const { states, opening, point, editable } = useSurroundings();
  const text = useText(path);
  const state = useLineState(states, path);
  const asked = useAsked(opening, path);
  const [closed, setClosed] = useState(0);
  if (editable && asked !== null && asked.turn !== closed) {
    return <TagField path={path} text={text} onClose={() => setClosed(asked.turn)} />;
  }
  return (
    <button
      type="button"
      data-field={path}
      tabIndex={stop ? 0 : -1}
      aria-pressed={chosen}
      aria-label={say("tag.name", { text, state: say(`state.${state}`) })}
      onFocus={() => {
        onChoose(id);
        point(path);
      }}
      onBlur={() => point(null)}
      // Not every browser gives the focus to a button that is clicked.
      onClick={() => onChoose(id)}
      onDoubleClick={() => opening.open(path)}
      onKeyDown={(event) => onKey(event, id)}
      className={clsx(
        "inline-flex min-h-9 max-w-full items-center gap-1 rounded-control border px-2 text-left text-sm",
        state === "added" ? "border-warn" : "border-line",
        chosen ? "bg-accent-soft forced-colors:outline-2" : "bg-raised hover:border-line-strong",
      )}
    >
      {state === "added" ? (
        <TriangleAlert className="size-3.5 shrink-0 text-warn" aria-hidden="true" />
      ) : null}
      <span className="min-w-0 wrap-break-word">{text}</span>
    </button>
  );
});
