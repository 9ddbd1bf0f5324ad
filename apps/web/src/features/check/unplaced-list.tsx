import { sectionShapes } from "@savile/model";
import type { Correction, SourceLine } from "@savile/model";
import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useDesk } from "./desk.ts";
import { looseItems, ruledOut } from "./loose-items.ts";
import type { LooseItem } from "./loose-items.ts";
import { say } from "./messages.ts";
import { PickForm } from "./pick-form.tsx";
import { idsOfEntries, idsOfLines, linePrefixOf, placeGroups, sectionOfNew } from "./places.ts";

export interface PlaceLineProps {
  readonly line: SourceLine;
  /** The part of the line that is placed; all of it where none is named. */
  readonly text?: string;
  readonly onDone: () => void;
}

/** The choice of a place for a line of the file. */
export function PlaceLine({ line, text, onDone }: PlaceLineProps) {
  const { sections, make, makeNew } = useDesk();

  function placed(to: string): Correction {
    const part = text === undefined || text === line.text ? {} : { text };
    return { op: "placeLine", line: line.id, to, ...part };
  }

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
          placed(`${id}.${roles.head ?? ""}`),
        ],
        said,
      );
    }
    if (place.includes(".") || prefix === "") {
      return make([placed(place)], said);
    }
    return makeNew(prefix, idsOfLines(sections, place), (id) => [placed(`${place}.${id}`)], said);
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

function LooseRow({ item, placing, onPlace }: LooseRowProps) {
  const { selectLine, make } = useDesk();
  const { line, text, asks } = item;
  const named = <span className="sr-only">: {text}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1">
      <span className="min-w-0">
        <button
          type="button"
          onClick={() => selectLine(line.id)}
          className={clsx(
            "-mx-1 min-h-7 min-w-0 rounded-mark px-1 text-left hover:bg-marker/40",
            !asks && "text-ink-3",
          )}
        >
          {text}
        </button>
        <span className="ml-2 text-xs whitespace-nowrap text-ink-3 tabular">
          {[
            line.page === undefined ? null : say("check.page", { n: line.page }),
            asks ? null : say("trace.by-person"),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
      </span>
      {placing ? (
        <PlaceLine line={line} text={text} onDone={() => onPlace(null)} />
      ) : (
        <span className="flex flex-wrap gap-1">
          <Button size="small" look="quiet" onClick={() => onPlace(line.id)}>
            {say("line.place")}
            {named}
          </Button>
          {asks ? (
            <Button
              size="small"
              look="quiet"
              onClick={() => make([{ op: "leave", what: line.id }], say("made.left"))}
            >
              {say("line.leave")}
              {named}
            </Button>
          ) : null}
        </span>
      )}
    </li>
  );
}

interface LooseRowProps {
  readonly item: LooseItem;
  readonly placing: boolean;
  readonly onPlace: (line: string | null) => void;
}

/** What rules left out, each with its reason; closed, because nothing is to be done about it. */
function RuledOutList() {
  const { extraction } = useDesk();
  const list = ruledOut(extraction);
  if (list.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-9 py-1.5 text-sm font-medium text-ink-3 hover:text-ink">
        {say("trace.ruledOut")} <span className="tabular">· {list.length}</span>
      </summary>
      <ul className="divide-y divide-line text-sm text-ink-2">
        {list.map(({ key, text, page, because }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-3 py-1.5">
            <span className="min-w-0 break-words">{text}</span>
            <span className="text-xs text-ink-3">
              {say(`trace.${because}`)}
              {page === undefined ? null : ` · ${say("check.page", { n: page })}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Lines of the file that no value holds, each with the way to put it somewhere or to leave it out. */
export function UnplacedList({ lines }: { readonly lines: readonly SourceLine[] }) {
  const { extraction } = useDesk();
  const [placing, setPlacing] = useState<string | null>(null);
  const items = looseItems(extraction, lines);
  if (items.length === 0 && ruledOut(extraction).length === 0) return null;
  return (
    <section
      aria-labelledby="other-lines"
      className="rounded-panel border border-dashed border-line-strong p-4 md:p-5"
    >
      <h3
        id="other-lines"
        tabIndex={-1}
        className="scroll-mt-4 text-sm font-medium text-ink-3 outline-none"
      >
        {say("check.other")}
        {items.length === 0 ? null : <span className="tabular"> · {items.length}</span>}
      </h3>
      {items.length === 0 ? null : (
        <>
          <p className="mt-1 text-sm text-ink-3">{say("check.otherText")}</p>
          <ul className="mt-2 divide-y divide-line text-sm">
            {items.map((item) => (
              <LooseRow
                key={item.line.id}
                item={item}
                placing={placing === item.line.id}
                onPlace={setPlacing}
              />
            ))}
          </ul>
        </>
      )}
      <RuledOutList />
    </section>
  );
}
