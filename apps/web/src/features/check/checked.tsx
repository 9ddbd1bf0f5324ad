import type { Upload } from "@savile/contracts";
import type { Extraction, SourceLine } from "@savile/model";
import { useMemo, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { useWide } from "../../lib/use-wide.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { CoverageLine } from "./coverage-line.tsx";
import { DeskContext } from "./desk.ts";
import type { CheckDesk } from "./desk.ts";
import { findValue } from "./find-value.ts";
import { Findings } from "./findings.tsx";
import { FoundDrawer } from "./found-drawer.tsx";
import { LooseLine, looseLine } from "./loose-line.tsx";
import { makersOf } from "./make-corrections.ts";
import { say } from "./messages.ts";
import { OvertakenNote } from "./overtaken-note.tsx";
import { QuestionCard } from "./question-card.tsx";
import { pagesAndConfidence } from "./read-figures.ts";
import { countToCheck, readSections, valuesOf } from "./read-sections.ts";
import type { ReadValue } from "./read-sections.ts";
import { SaveBar } from "./save-bar.tsx";
import { SectionList } from "./section-list.tsx";
import { SourcePane } from "./source-pane.tsx";
import { useCorrections } from "./use-corrections.ts";
import { WayOn } from "./way-on.tsx";

const wideFrom = 1024;

interface Selection {
  readonly address: string | null;
  readonly lines: ReadonlySet<string>;
  readonly jump: number;
}

const nothing: Selection = { address: null, lines: new Set(), jump: 0 };

function Summary({ name, extraction, toCheck }: SummaryProps) {
  const parts = [
    name,
    ...pagesAndConfidence(extraction),
    toCheck === 0 ? say("check.allSure") : say("check.toCheck", { count: toCheck }),
  ].filter((part) => part !== null);
  return <p className="mt-2 text-sm text-ink-3 tabular">{parts.join("  ·  ")}</p>;
}

interface SummaryProps {
  readonly name: string;
  readonly extraction: Extraction;
  readonly toCheck: number;
}

function unplacedLines({ lines, unplaced }: Extraction): SourceLine[] {
  const wanted = new Set(unplaced);
  return lines.filter((line) => wanted.has(line.id) && line.text !== "");
}

function show(address: string): void {
  document.getElementById(`value-${address}`)?.scrollIntoView({ block: "center" });
}

/** What was read, with its page, once it is there. */
export function Checked({ upload }: { readonly upload: Upload }) {
  const [store, state] = useCorrections(upload);
  const { extraction, reading } = state;
  const sections = useMemo(() => readSections(extraction, reading), [extraction, reading]);
  const unplaced = useMemo(() => unplacedLines(extraction), [extraction]);
  const [selection, setSelection] = useState(nothing);
  const [editing, setEditing] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const wide = useWide(wideFrom);

  function mark(address: string | null, lines: readonly string[]): void {
    setEditing(null);
    setSelection((last) => ({ address, lines: new Set(lines), jump: last.jump + 1 }));
  }

  function select(value: ReadValue): void {
    if (value.lines.length === 0) announce(say("check.noPlace"));
    // The drawer of narrow screens would cover a value in the lower half.
    if (!wide) show(value.address);
    mark(value.address, value.lines);
  }

  function selectLine(line: string, share: number | null): void {
    const value = findValue(extraction.lines, valuesOf(sections), { line, share });
    mark(value?.address ?? null, [line]);
    if (value !== undefined) show(value.address);
  }

  function edit(address: string | null): void {
    setEditing(address);
    const back = address ?? editing;
    // The button comes back with the next paint; the focus goes with it.
    if (address === null && back !== null) {
      setTimeout(() => document.getElementById(`value-${back}`)?.focus({ preventScroll: true }), 0);
    }
  }

  const desk: CheckDesk = {
    extraction,
    sections,
    inPlace: false,
    selected: selection.address,
    editing,
    select,
    selectLine: (line) => selectLine(line, null),
    edit,
    ...makersOf(store, setRefused),
  };
  const chosen = valuesOf(sections).find((value) => value.address === selection.address);
  const loose =
    selection.address === null ? looseLine(extraction, sections, selection.lines) : null;

  return (
    <DeskContext value={desk}>
      <ScreenHead
        title={say("check.title")}
        lead={say("check.lead")}
        aside={
          <div className="flex flex-wrap gap-2">
            <WayOn
              uploadId={upload.upload_id}
              store={store}
              label={say("check.continue")}
              look="primary"
            />
          </div>
        }
      />
      <Summary name={upload.file_name} extraction={extraction} toCheck={countToCheck(sections)} />
      <CoverageLine extraction={extraction} />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="values" className="min-w-0">
          <h2 id="values" className="sr-only">
            {say("check.values")}
          </h2>
          <SaveBar state={state} store={store} />
          {refused === null ? null : (
            <div className="mb-4">
              <Note
                kind="error"
                actions={
                  <Button size="small" onClick={() => setRefused(null)}>
                    {say("app.close")}
                  </Button>
                }
              >
                {refused}
              </Note>
            </div>
          )}
          <OvertakenNote left={state.left} onSettle={store.settle} />
          <QuestionCard />
          <Findings onShow={(lines) => mark(null, lines)} />
          <SectionList unplaced={unplaced} />
          <div className="mt-6 flex flex-wrap gap-2">
            <WayOn
              uploadId={upload.upload_id}
              store={store}
              label={say("check.done")}
              look="secondary"
            />
          </div>
        </section>
        <div className="min-w-0 lg:sticky lg:top-4">
          <SourcePane
            extraction={extraction}
            uploadId={
              extraction.format === "pdf" || extraction.format === "image" ? upload.upload_id : null
            }
            marked={selection.lines}
            onSelect={selectLine}
            jump={wide ? selection.jump : 0}
          >
            {loose === null ? null : <LooseLine key={loose.id} line={loose} />}
          </SourcePane>
        </div>
      </div>
      {wide || chosen === undefined ? null : (
        <FoundDrawer
          extraction={extraction}
          span={chosen.span}
          onClose={() => setSelection(nothing)}
        />
      )}
    </DeskContext>
  );
}
