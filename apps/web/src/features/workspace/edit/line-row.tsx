import { memo, useMemo } from "react";
import { fieldSelector } from "./focus-later.ts";
import { LeafField } from "./leaf-field.tsx";
import { keysOfLine } from "./line-list-keys.ts";
import type { LineScope } from "./line-scope.ts";
import { rowMoves } from "./row-moves.ts";

export interface LineRowProps {
  readonly scope: LineScope;
  readonly id: string;
  readonly label: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly titled?: boolean;
}

/** One line of a list. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { scope, id, label, first, last, titled } = props;
  const keys = useMemo(() => keysOfLine(scope, id, label), [scope, id, label]);
  const moves = useMemo(
    () =>
      rowMoves({
        actions: scope.surroundings.actions,
        list: scope.list,
        id,
        label,
        first,
        last,
        menu: scope.pathOf(id),
        selectorOf: (one) => fieldSelector(scope.pathOf(one)),
        onAdd: () => scope.addAfter(id),
      }),
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
