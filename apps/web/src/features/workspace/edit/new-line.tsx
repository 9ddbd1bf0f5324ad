import { useMemo, useRef, useState } from "react";
import { FieldBox } from "../field/field-box.tsx";
import type { Leaving } from "../field/use-draft.ts";
import { addSelector, fieldSelector, focusLater } from "./focus-later.ts";
import { keysOfLine, keysOfNewLine } from "./line-list-keys.ts";
import type { LineScope } from "./line-scope.ts";

export interface NewLineProps {
  readonly scope: LineScope;
  readonly label: string;
  /** The line before it; `null` in an empty list. */
  readonly after: string | null;
  readonly onClose: () => void;
}

/** A line that is being written; it comes into being with its first text. */
export function NewLine({ scope, label, after, onClose }: NewLineProps) {
  const { actions } = scope.surroundings;
  // A save in between makes the line; what is typed after that is written into it.
  const [made, setMade] = useState<string | null>(null);
  const line = useRef<string | null>(null);
  const keys = useMemo(
    () => (made === null ? keysOfNewLine(scope, after) : keysOfLine(scope, made, label)),
    [scope, after, made, label],
  );
  function close(how: Leaving): void {
    onClose();
    if (how !== "cancelled" && how !== "kept") return;
    const near = [line.current ?? after].flatMap((id) =>
      id === null ? [] : [fieldSelector(scope.pathOf(id))],
    );
    focusLater(...near, addSelector(scope.list));
  }
  return (
    <FieldBox
      label={label}
      value=""
      shape={scope.shape}
      caret="end"
      lines={keys}
      onCommit={(text, old) => {
        if (line.current !== null) {
          actions.write(scope.pathOf(line.current), text, old);
          return;
        }
        const ids = actions.addLines(scope.list, [text], after);
        line.current = ids[0] ?? null;
        setMade(line.current);
        scope.tellMade(1, ids);
      }}
      onClose={close}
      className="min-h-9 px-2 py-1.5"
    />
  );
}
