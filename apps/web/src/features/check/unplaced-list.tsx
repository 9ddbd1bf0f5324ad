import { sectionShapes } from "@savile/model";
import type { SourceLine } from "@savile/model";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "./desk.ts";
import { say } from "./messages.ts";
import { PickForm } from "./pick-form.tsx";
import { idsOfEntries, idsOfLines, linePrefixOf, placeGroups, sectionOfNew } from "./places.ts";

export interface PlaceLineProps {
  readonly line: SourceLine;
  readonly onDone: () => void;
}

/** The choice of a place for a line of the file. */
export function PlaceLine({ line, onDone }: PlaceLineProps) {
  const { sections, make, makeNew } = useDesk();

  function put(place: string): boolean {
    const prefix = linePrefixOf(place);
    const section = sectionOfNew(place);
    const said = say("made.placed");
    if (section !== null) {
      const { prefix: entries, roles } = sectionShapes[section];
      return makeNew(
        entries,
        idsOfEntries(sections, section),
        (id) => [
          { op: "addEntry", section, id, values: [], before: null },
          { op: "placeLine", line: line.id, to: `${id}.${roles.head ?? ""}` },
        ],
        said,
      );
    }
    if (place.includes(".") || prefix === "") {
      return make([{ op: "placeLine", line: line.id, to: place }], said);
    }
    return makeNew(
      prefix,
      idsOfLines(sections, place),
      (id) => [{ op: "placeLine", line: line.id, to: `${place}.${id}` }],
      said,
    );
  }

  return (
    <PickForm
      label={say("pick.placeInto")}
      groups={placeGroups(sections)}
      submit={say("pick.place")}
      onCancel={onDone}
      onPick={(place) => {
        if (put(place)) onDone();
      }}
    />
  );
}

/** Lines of the file that no value holds, each with the way to put it somewhere. */
export function UnplacedList({ lines }: { readonly lines: readonly SourceLine[] }) {
  const { selectLine } = useDesk();
  const [placing, setPlacing] = useState<string | null>(null);
  if (lines.length === 0) return null;
  return (
    <section
      aria-labelledby="other-lines"
      className="rounded-panel border border-dashed border-line-strong p-4 md:p-5"
    >
      <h3 id="other-lines" className="text-sm font-medium text-ink-3">
        {say("check.other")} <span className="tabular">· {lines.length}</span>
      </h3>
      <p className="mt-1 text-sm text-ink-3">{say("check.otherText")}</p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <button
              type="button"
              onClick={() => selectLine(line.id)}
              className="-mx-1 min-h-7 min-w-0 rounded-mark px-1 text-left hover:bg-marker/40"
            >
              {line.text}
            </button>
            {placing === line.id ? (
              <PlaceLine line={line} onDone={() => setPlacing(null)} />
            ) : (
              <Button size="small" look="quiet" onClick={() => setPlacing(line.id)}>
                {say("line.place")}
                <span className="sr-only">: {line.text}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
