import { maxBullets } from "@savile/model";
import { clsx } from "clsx";
import { memo, useCallback, useMemo, useState } from "react";
import { AddButton } from "./add-button.tsx";
import { useIds } from "./document-state.ts";
import { LineRow } from "./line-row.tsx";
import { lineScope } from "./line-scope.ts";
import { say } from "./messages.ts";
import { NewLine } from "./new-line.tsx";
import { SortableList } from "./sortable-list.tsx";
import { useSurroundings } from "./surroundings.ts";

export interface LineListProps {
  readonly list: string;
  /** What the line at a place (from 0) of so many is called. */
  readonly nameAt: (index: number, count: number) => string;
  readonly addLabel: string;
  /** What the lines belong to, for those who hear the button alone. */
  readonly owner?: string;
  /** Whether each line stands under its name. */
  readonly titled?: boolean;
}

function useScope(list: string) {
  const surroundings = useSurroundings();
  const [adding, setAdding] = useState<{ after: string | null; turn: number } | null>(null);
  const addAfter = useCallback(
    (after: string | null) => setAdding((last) => ({ after, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const scope = useMemo(
    () => lineScope(surroundings, list, addAfter),
    [surroundings, list, addAfter],
  );
  return { scope, adding, stop: () => setAdding(null) };
}

/** The lines of an entry, one under the other: they can be written, moved, taken out and added. */
export const LineList = memo(function LineList(props: LineListProps) {
  const { list, nameAt, addLabel, owner, titled } = props;
  const ids = useIds(list);
  const { scope, adding, stop } = useScope(list);
  const { editable, actions } = useSurroundings();
  const full = ids.length >= maxBullets;
  const newLine = (after: string | null) =>
    adding?.after === after ? (
      <NewLine
        key={adding.turn}
        scope={scope}
        label={nameAt(ids.length, ids.length + 1)}
        after={after}
        onClose={stop}
      />
    ) : null;
  return (
    <div className={clsx(titled === true ? "space-y-2" : "space-y-1")}>
      <SortableList
        ids={ids}
        disabled={!editable}
        marked={titled !== true}
        {...(titled === true ? { className: "space-y-3" } : {})}
        nameOf={(id) => nameAt(ids.indexOf(id), ids.length)}
        onMove={(id, to) => actions.move(list, id, to)}
      >
        {(id, index) => (
          <>
            <LineRow
              scope={scope}
              id={id}
              label={nameAt(index, ids.length)}
              first={index === 0}
              last={index === ids.length - 1}
              {...(titled === undefined ? {} : { titled })}
            />
            {newLine(id)}
          </>
        )}
      </SortableList>
      {newLine(null)}
      {!editable ? null : full ? (
        <p className="px-2 text-xs text-ink-3">{say("full.lines", { n: maxBullets })}</p>
      ) : (
        <AddButton
          list={list}
          label={addLabel}
          to={owner}
          onClick={() => scope.addAfter(ids.at(-1) ?? null)}
        />
      )}
    </div>
  );
});
