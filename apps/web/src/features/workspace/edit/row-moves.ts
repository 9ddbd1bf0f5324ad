import { announce } from "../../../lib/announce.ts";
import type { EditActions } from "./edit-actions.ts";
import { addSelector, afterMenu, focusLater, menuSelector } from "./focus-later.ts";
import { say } from "./messages.ts";
import { removeWithUndo } from "./remove-with-undo.ts";
import type { RowMoves } from "./row-menu.tsx";

/** A row that can be moved and taken out, and where the focus goes after that. */
export interface MovingRow {
  readonly actions: EditActions;
  readonly list: string;
  readonly id: string;
  readonly label: string;
  readonly first: boolean;
  readonly last: boolean;
  /** What its menu belongs to. */
  readonly menu: string;
  /** Finds a row of the list that gets the focus. */
  readonly selectorOf: (id: string) => string;
  readonly onAdd?: () => void;
}

/** Moving a row by its menu, and taking it out. */
export function rowMoves(row: MovingRow): RowMoves {
  const { actions, list, id, label, first, last, menu, selectorOf, onAdd } = row;
  return {
    first,
    last,
    onMove: (by) =>
      afterMenu(() => {
        const ids = actions.ids(list);
        const to = ids.indexOf(id) + by;
        actions.move(list, id, to);
        announce(say("move.now", { label, n: to + 1, m: ids.length }));
        focusLater(menuSelector(menu));
      }),
    onRemove: () => {
      const ids = actions.ids(list);
      const at = ids.indexOf(id);
      const near = [ids[at + 1], ids[at - 1]].flatMap((one) =>
        one === undefined ? [] : [selectorOf(one)],
      );
      removeWithUndo(actions, { list, id, label, back: selectorOf(id) });
      focusLater(...near, addSelector(list));
    },
    ...(onAdd === undefined ? {} : { onAdd: () => afterMenu(onAdd) }),
  };
}
