import type { EntrySection } from "@savile/model";
import { memo, useMemo, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { EntryBody } from "./entry-body.tsx";
import { EntryHead, useEntryLabel } from "./entry-head.tsx";
import { addSelector, afterMenu, focusLater, menuSelector } from "./focus-later.ts";
import { say } from "./messages.ts";
import { useAskedIn } from "./opening.ts";
import { removeWithUndo } from "./remove-with-undo.ts";
import type { RowMoves } from "./row-menu.tsx";
import { useSurroundings } from "./surroundings.ts";

export interface EntryCardProps {
  readonly section: EntrySection;
  readonly id: string;
  readonly first: boolean;
  readonly last: boolean;
  /** Whether it is unfolded at first. */
  readonly unfolded: boolean;
}

function entrySelector(id: string): string {
  return `[data-entry="${CSS.escape(id)}"]`;
}

/** Moving and removing an entry of a section. */
function useEntryMoves(
  { section, id, first, last }: Omit<EntryCardProps, "unfolded">,
  label: string,
): RowMoves {
  const { actions } = useSurroundings();
  return useMemo(
    () => ({
      first,
      last,
      onMove: (by) =>
        afterMenu(() => {
          const ids = actions.ids(section);
          const to = ids.indexOf(id) + by;
          actions.move(section, id, to);
          announce(say("move.now", { label, n: to + 1, m: ids.length }));
          focusLater(menuSelector(id));
        }),
      onRemove: () => {
        const ids = actions.ids(section);
        const at = ids.indexOf(id);
        const near = [ids[at + 1], ids[at - 1]].flatMap((one) =>
          one === undefined ? [] : [entrySelector(one)],
        );
        removeWithUndo(actions, { list: section, id, label, back: entrySelector(id) });
        focusLater(...near, addSelector(section));
      },
    }),
    [actions, section, id, first, last, label],
  );
}

/** An entry of a section: its head, and unfolded its form. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { section, id, unfolded } = props;
  const { opening } = useSurroundings();
  const label = useEntryLabel(section, id);
  const moves = useEntryMoves(props, label);
  const [open, setOpen] = useState(unfolded);
  const asked = useAskedIn(opening, id);
  const [seen, setSeen] = useState(0);
  if (asked !== 0 && asked !== seen) {
    setSeen(asked);
    setOpen(true);
  }
  return (
    <fieldset className="min-w-0 [&:not(:focus-within):not(:has([data-state=open]))]:[content-visibility:auto] [contain-intrinsic-size:auto_56px]">
      <legend className="sr-only">{label}</legend>
      <EntryHead
        section={section}
        id={id}
        open={open}
        onToggle={() => setOpen(!open)}
        moves={moves}
      />
      {open ? (
        <div className="pt-1 pb-3">
          <EntryBody section={section} id={id} />
        </div>
      ) : null}
    </fieldset>
  );
});
