import { maxEntries } from "@savile/model";
import type { EntrySection } from "@savile/model";
import { memo, useState } from "react";
import { AddButton } from "./add-button.tsx";
import { useIds } from "./document-state.ts";
import { EntryCard } from "./entry-card.tsx";
import { entryLabelIn } from "./entry-label.ts";
import { entryName } from "./form-shape.ts";
import { say } from "./messages.ts";
import { NewEntry } from "./new-entry.tsx";
import { SortableList } from "./sortable-list.tsx";
import { useSurroundings } from "./surroundings.ts";
import { useWorkStore } from "../store/context.ts";

/** Short entries are read at once; long ones are unfolded one by one. */
const unfolded: ReadonlySet<EntrySection> = new Set(["skills", "languages", "certifications"]);

export interface EntryListProps {
  readonly section: EntrySection;
  /** Whether a first entry is to be begun at once. */
  readonly begin: boolean;
}

/** The entries of a section, one under the other. */
export const EntryList = memo(function EntryList({ section, begin }: EntryListProps) {
  const ids = useIds(section);
  const { editable, actions, kind } = useSurroundings();
  const store = useWorkStore();
  const [adding, setAdding] = useState(begin);
  const full = ids.length >= maxEntries;
  return (
    <div className="space-y-2">
      <SortableList
        ids={ids}
        disabled={!editable}
        nameOf={(id) => entryLabelIn(store.get().documents, kind, section, id)}
        onMove={(id, to) => actions.move(section, id, to)}
        className="divide-y divide-line"
      >
        {(id, index) => (
          <EntryCard
            section={section}
            id={id}
            first={index === 0}
            last={index === ids.length - 1}
            unfolded={unfolded.has(section) || index === 0}
          />
        )}
      </SortableList>
      {adding ? <NewEntry section={section} onClose={() => setAdding(false)} /> : null}
      {!editable || adding ? null : full ? (
        <p className="px-2 text-xs text-ink-3">{say("full.entries", { n: maxEntries })}</p>
      ) : (
        <AddButton
          list={section}
          label={say("entry.add", { name: entryName(section) })}
          onClick={() => setAdding(true)}
        />
      )}
    </div>
  );
});
