import type { Upload } from "@savile/contracts";
import type { Extraction, SourceLine } from "@savile/model";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { useWide } from "../../lib/use-wide.ts";
import { t } from "../../messages-signed-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import type { CorrectionStore } from "./correction-store.ts";
import { DeskContext } from "./desk.ts";
import type { CheckDesk } from "./desk.ts";
import { findValue } from "./find-value.ts";
import { Findings } from "./findings.tsx";
import { FoundDrawer } from "./found-drawer.tsx";
import { say } from "./messages.ts";
import { OvertakenNote } from "./overtaken-note.tsx";
import { QuestionCard } from "./question-card.tsx";
import { countToCheck, readSections, valuesOf } from "./read-sections.ts";
import type { ReadSection, ReadValue } from "./read-sections.ts";
import { SaveBar } from "./save-bar.tsx";
import { SectionList } from "./section-list.tsx";
import { SourcePane } from "./source-pane.tsx";
import { PlaceLine } from "./unplaced-list.tsx";
import { useCorrections } from "./use-corrections.ts";

const wideFrom = 1024;

interface Selection {
  readonly address: string | null;
  readonly lines: ReadonlySet<string>;
  readonly jump: number;
}

const nothing: Selection = { address: null, lines: new Set(), jump: 0 };

function Summary({ name, extraction, toCheck }: SummaryProps) {
  const { confidence, pages } = extraction;
  const parts = [
    name,
    pages.length === 0
      ? null
      : pages.length === 1
        ? t("check.pages.one")
        : t("check.pages.many", { n: pages.length }),
    confidence === null
      ? t("check.confidenceNone")
      : t("check.confidence", { percent: Math.round(confidence * 100) }),
    toCheck === 0 ? t("check.allSure") : t("check.toCheck", { count: toCheck }),
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

/** The way on, which waits until the server has every correction. */
function GoOn({ uploadId, store }: { readonly uploadId: string; readonly store: CorrectionStore }) {
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState(false);
  const to = { to: "/new/$uploadId/job", params: { uploadId } } as const;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Link to="/new" className={buttonClass()}>
          {t("check.again")}
        </Link>
        <Link
          {...to}
          className={buttonClass("primary")}
          onClick={(event) => {
            if (store.snapshot().save.kind === "saved") return;
            event.preventDefault();
            void store.flush().then((done) => {
              setBlocked(!done);
              return done ? navigate(to) : undefined;
            });
          }}
        >
          {t("check.continue")}
        </Link>
      </div>
      {blocked ? (
        <p role="alert" className="mt-2 max-w-md text-sm text-danger">
          {say("save.blocked")}
        </p>
      ) : null}
    </div>
  );
}

const tries = 30;

function highestOf(prefix: string, taken: readonly string[]): number {
  const numbers = taken
    .filter((id) => id.startsWith(prefix))
    .map((id) => Number(id.slice(prefix.length)))
    .filter(Number.isInteger);
  return Math.max(0, ...numbers);
}

/** The ways to correct, each said aloud or refused in words. */
function makersOf(
  store: CorrectionStore,
  refuse: (text: string | null) => void,
): Pick<CheckDesk, "make" | "makeNew"> {
  const tell = (code: ReturnType<CorrectionStore["apply"]>, said: string): boolean => {
    refuse(code === null ? null : say(`refused.${code}`));
    announce(code === null ? said : say(`refused.${code}`), code === null ? "polite" : "assertive");
    return code === null;
  };
  return {
    make: (step, said) => tell(store.apply(...step), said),
    makeNew: (prefix, taken, build, said) => {
      const from = highestOf(prefix, taken) + 1;
      let code: ReturnType<CorrectionStore["apply"]> = "id_taken";
      // Ids of entries that stand empty are taken, although nothing shows them.
      for (let next = from; code === "id_taken" && next < from + tries; next += 1) {
        code = store.apply(build(`${prefix}${next}`));
      }
      return tell(code, said);
    },
  };
}

function LooseLine({ line }: { readonly line: SourceLine }) {
  const [open, setOpen] = useState(false);
  if (open) return <PlaceLine line={line} onDone={() => setOpen(false)} />;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-3 text-sm">
      <p>{say("line.loose")}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {say("line.place")}
      </Button>
    </div>
  );
}

function looseLine(
  extraction: Extraction,
  sections: readonly ReadSection[],
  { address, lines }: Selection,
): SourceLine | null {
  const [id] = lines;
  if (address !== null || id === undefined || lines.size !== 1) return null;
  if (valuesOf(sections).some((value) => value.lines.includes(id))) return null;
  const line = extraction.lines.find((one) => one.id === id);
  return line === undefined || line.hidden !== undefined ? null : line;
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
    if (value.lines.length === 0) announce(t("check.noPlace"));
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
    selected: selection.address,
    editing,
    select,
    selectLine: (line) => selectLine(line, null),
    edit,
    ...makersOf(store, setRefused),
  };
  const chosen = valuesOf(sections).find((value) => value.address === selection.address);
  const loose = looseLine(extraction, sections, selection);

  return (
    <DeskContext value={desk}>
      <ScreenHead
        title={t("check.title")}
        lead={say("check.lead")}
        aside={<GoOn uploadId={upload.upload_id} store={store} />}
      />
      <Summary name={upload.file_name} extraction={extraction} toCheck={countToCheck(sections)} />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="values" className="min-w-0">
          <h2 id="values" className="sr-only">
            {t("check.values")}
          </h2>
          <SaveBar
            state={state}
            onUndo={() => {
              store.undo();
              announce(say("save.undone"));
            }}
            onRedo={() => {
              store.redo();
              announce(say("save.redone"));
            }}
          />
          {refused === null ? null : (
            <div className="mb-4">
              <Note
                kind="error"
                actions={
                  <Button size="small" onClick={() => setRefused(null)}>
                    {t("app.close")}
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
        </section>
        <div className="min-w-0 lg:sticky lg:top-4">
          <SourcePane
            extraction={extraction}
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
