import type { SourceLine } from "@savile/model";
import { useDesk } from "./desk.ts";
import { EntryCard } from "./entry-card.tsx";
import { AddEntry, AddSection } from "./entry-form.tsx";
import { valuesOf } from "./read-sections.ts";
import type { ReadSection } from "./read-sections.ts";
import { UnplacedList } from "./unplaced-list.tsx";
import { say } from "./messages.ts";

function SectionCard({ section }: { readonly section: ReadSection }) {
  const kind = section.entries[0]?.section ?? null;
  return (
    <section
      aria-labelledby={`section-${section.id}`}
      className="rounded-panel border border-line bg-surface p-4 md:p-5"
    >
      <h3 id={`section-${section.id}`} className="mb-2 text-sm font-medium text-ink-3">
        {section.name}
        {section.entries.length > 1 ? (
          <span className="tabular"> · {section.entries.length}</span>
        ) : null}
      </h3>
      <div className="divide-y divide-line">
        {section.entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} siblings={section.entries} />
        ))}
      </div>
      {kind === null ? null : <AddEntry section={kind} />}
    </section>
  );
}

export interface SectionListProps {
  /** Lines of the file that no value holds. */
  readonly unplaced: readonly SourceLine[];
}

/** What was read, section by section, open to correction. */
export function SectionList({ unplaced }: SectionListProps) {
  const { sections } = useDesk();
  return (
    <div className="space-y-4">
      {valuesOf(sections).length === 0 ? (
        <p className="text-ink-2">{say("check.nothing")}</p>
      ) : null}
      {sections.map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
      <UnplacedList lines={unplaced} />
      <AddSection />
    </div>
  );
}
