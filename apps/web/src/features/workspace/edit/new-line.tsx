import { useMemo, useRef } from "react";
import { FieldBox } from "../field/field-box.tsx";
import type { Leaving } from "../field/use-draft.ts";
import { addSelector, fieldSelector, focusLater } from "./focus-later.ts";
import { keysOfNewLine } from "./line-list-keys.ts";
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
  const keys = useMemo(() => keysOfNewLine(scope, after), [scope, after]);
  const made = useRef<string | null>(null);
  function close(how: Leaving): void {
    onClose();
    if (how !== "cancelled" && how !== "kept") return;
    const near = [made.current ?? after].flatMap((id) =>
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
      onCommit={(text) => {
        const ids = actions.addLines(scope.list, [text], after);
        made.current = ids[0] ?? null;
        scope.tellMade(1, ids);
      }}
      onClose={close}
      className="min-h-9 px-2 py-1.5"
    />
  );
}
