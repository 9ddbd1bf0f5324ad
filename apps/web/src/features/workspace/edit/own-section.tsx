import { memo, useMemo } from "react";
import { announce } from "../../../lib/announce.ts";
import { useWorkState } from "../store/context.ts";
import { EntryBody } from "./entry-body.tsx";
import { EntryMenu } from "./entry-head.tsx";
import { addSelector, afterMenu, fieldSelector, focusLater, menuSelector } from "./focus-later.ts";
import { say } from "./messages.ts";
import { removeWithUndo } from "./remove-with-undo.ts";
import type { RowMoves } from "./row-menu.tsx";
import { SectionBlock } from "./section-block.tsx";
import { useStatedSections } from "./shown-sections.ts";
import { useSurroundings } from "./surroundings.ts";
import { titleOfSection } from "./title-of-section.ts";

/** A section under a heading of the person's own. */
export const OwnSection = memo(function OwnSection({ id }: { readonly id: string }) {
  const { actions, editable } = useSurroundings();
  const shown = useStatedSections();
  const title = useWorkState(({ documents }) => titleOfSection(documents, id));
  const moves: RowMoves = useMemo(
    () => ({
      first: shown[0] === id,
      last: shown.at(-1) === id,
      onMove: (by) =>
        afterMenu(() => {
          const to = shown.indexOf(id) + by;
          actions.move("order", id, to, shown);
          announce(say("move.now", { label: title, n: to + 1, m: shown.length }));
          focusLater(menuSelector(id));
        }),
      onRemove: () => {
        const removal = {
          list: "additional",
          id,
          label: title,
          back: fieldSelector(`${id}.title`),
        };
        removeWithUndo(actions, removal);
        focusLater(addSelector("additional"));
      },
    }),
    [actions, id, shown, title],
  );
  return (
    <SectionBlock
      title={title}
      name={id}
      aside={
        editable ? <EntryMenu id={id} label={title} section="additional" moves={moves} /> : null
      }
    >
      <EntryBody section="additional" id={id} />
    </SectionBlock>
  );
});
