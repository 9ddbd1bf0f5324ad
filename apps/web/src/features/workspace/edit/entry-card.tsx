import type { EntrySection } from "@savile/model";
import { memo, useMemo, useState } from "react";
import { EntryBody } from "./entry-body.tsx";
import { EntryHead, useEntryLabel } from "./entry-head.tsx";
import { useAskedIn } from "./opening.ts";
import { rowMoves } from "./row-moves.ts";
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

/** An entry of a section: its head, and unfolded its form. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { section, id, first, last, unfolded } = props;
  const { opening, actions } = useSurroundings();
  const label = useEntryLabel(section, id);
  const moves = useMemo(
    () =>
      rowMoves({
        actions,
        list: section,
        id,
        label,
        first,
        last,
        menu: id,
        selectorOf: entrySelector,
      }),
    [actions, section, id, label, first, last],
  );
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
