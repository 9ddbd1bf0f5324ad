import { memo, useMemo } from "react";
import { announce } from "../../../lib/announce.ts";
import { addSelector, afterMenu, fieldSelector, focusLater, menuSelector } from "./focus-later.ts";
import { LeafField } from "./leaf-field.tsx";
import { keysOfLine } from "./line-list-keys.ts";
import type { LineScope } from "./line-scope.ts";
import { say } from "./messages.ts";
import { removeWithUndo } from "./remove-with-undo.ts";
import type { RowMoves } from "./row-menu.tsx";

export interface LineRowProps {
  readonly scope: LineScope;
  readonly id: string;
  readonly label: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly titled?: boolean;
}

function movesOf({ scope, id, label, first, last }: LineRowProps): RowMoves {
  const { list, pathOf } = scope;
  const { actions } = scope.surroundings;
  return {
    first,
    last,
    onMove: (by) =>
      afterMenu(() => {
        const ids = actions.ids(list);
        const to = ids.indexOf(id) + by;
        actions.move(list, id, to);
        announce(say("move.now", { label, n: to + 1, m: ids.length }));
        focusLater(menuSelector(pathOf(id)));
      }),
    onAdd: () => afterMenu(() => scope.addAfter(id)),
    onRemove: () => {
      const ids = actions.ids(list);
      const at = ids.indexOf(id);
      const near = [ids[at + 1], ids[at - 1]].flatMap((one) =>
        one === undefined ? [] : [fieldSelector(pathOf(one))],
      );
      removeWithUndo(actions, { list, id, label, back: fieldSelector(pathOf(id)) });
      focusLater(...near, addSelector(list));
    },
  };
}

/** One line of a list. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { scope, id, label, first, last, titled } = props;
  const keys = useMemo(() => keysOfLine(scope, id, label), [scope, id, label]);
  const moves = useMemo(
    () => movesOf({ scope, id, label, first, last }),
    [scope, id, label, first, last],
  );
  return (
    <LeafField
      path={scope.pathOf(id)}
      label={label}
      lines={keys}
      moves={moves}
      {...(titled === undefined ? {} : { titled })}
    />
  );
});
