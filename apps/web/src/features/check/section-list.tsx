import type { SourceLine } from "@savile/model";
import { t } from "../../messages-signed-in.ts";
import type { ReadEntry, ReadSection, ReadValue } from "./read-sections.ts";
import { ValueButton } from "./value-button.tsx";

interface SelectionProps {
  readonly selected: string | null;
  readonly onSelect: (value: ReadValue) => void;
}

interface EntryProps extends SelectionProps {
  readonly entry: ReadEntry;
}

function Entry({ entry, selected, onSelect }: EntryProps) {
  const of = (part: ReadValue["part"]): ReadValue[] =>
    entry.values.filter((value) => value.part === part);
  const button = (value: ReadValue, strong = false) => (
    <ValueButton
      value={value}
      strong={strong}
      selected={selected === value.address}
      onSelect={onSelect}
    />
  );
  const [heads, besides, terms, lines] = [of("head"), of("beside"), of("term"), of("line")];
  return (
    <div className="py-3 first:pt-0 last:pb-0">
      {heads.length === 0 ? null : (
        <div className="flex flex-wrap items-baseline gap-x-3">
          {heads.map((value, index) => (
            <span key={value.address}>{button(value, index === 0)}</span>
          ))}
        </div>
      )}
      {besides.length === 0 ? null : (
        <div className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-2">
          {besides.map((value) => (
            <span key={value.address}>{button(value)}</span>
          ))}
        </div>
      )}
      {terms.length === 0 ? null : (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {terms.map((value) => (
            <li key={value.address}>{button(value)}</li>
          ))}
        </ul>
      )}
      {lines.length === 0 ? null : (
        <ul className="mt-1 space-y-0.5 text-sm text-ink-2">
          {lines.map((value) => (
            <li key={value.address}>{button(value)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export interface SectionListProps extends SelectionProps {
  readonly sections: readonly ReadSection[];
  /** Lines of the file that no section claims. */
  readonly unplaced: readonly SourceLine[];
  readonly onSelectLine: (lineId: string) => void;
}

/** What was read, section by section. */
export function SectionList(props: SectionListProps) {
  const { sections, unplaced, selected, onSelect, onSelectLine } = props;
  return (
    <div className="space-y-4">
      {sections.length === 0 ? <p className="text-ink-2">{t("check.nothing")}</p> : null}
      {sections.map((section) => (
        <section
          key={section.id}
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
              <Entry key={entry.id} entry={entry} selected={selected} onSelect={onSelect} />
            ))}
          </div>
        </section>
      ))}
      {unplaced.length === 0 ? null : (
        <section
          aria-labelledby="other-lines"
          className="rounded-panel border border-dashed border-line-strong p-4 md:p-5"
        >
          <h3 id="other-lines" className="text-sm font-medium text-ink-3">
            {t("check.other")} <span className="tabular">· {unplaced.length}</span>
          </h3>
          <p className="mt-1 text-sm text-ink-3">{t("check.otherText")}</p>
          <ul className="mt-2 space-y-1 text-sm">
            {unplaced.map((line) => (
              <li key={line.id}>
                <button
                  type="button"
                  onClick={() => onSelectLine(line.id)}
                  className="-mx-1 min-h-6 rounded-mark px-1 text-left hover:bg-marker/40"
                >
                  {line.text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
