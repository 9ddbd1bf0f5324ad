import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { DocumentKind, Page, PageSource } from "@savile/model";
import { useLayer } from "../../../lib/layers.ts";
import { useWide } from "../../../lib/use-wide.ts";
import { t } from "../work/messages.ts";
import { FailedNote } from "../../../ui/failed-note.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { useKeptFlag } from "../../../lib/use-kept-flag.ts";
import { showToast } from "../../../lib/show-toast.ts";
import { t as sayLive } from "../live/messages.ts";
import { useOnScreen, usePages } from "../live/use-pages.ts";
import { PageCount } from "../work/page-count.tsx";
import { useLost } from "../lost/lost-text.ts";
import { caretAt } from "../page-edit/caret-at.ts";
import type { PagePoint } from "../page-edit/caret-at.ts";
import { openingOf, spotOn } from "../page-edit/open-line.ts";
import type { OpenLine } from "../page-edit/open-line.ts";
import { PrintNotes } from "../work/print-notes.tsx";
import { SheetView } from "./sheet-view.tsx";
import { isUnconfirmed } from "../work/standing.ts";
import { TextAlternative } from "../work/text-alternative.tsx";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { part } from "../../../ui/part.tsx";

// Needed only in Edit Mode.
const PageEditor = part(async () => (await import("../page-edit/page-editor.tsx")).PageEditor, {
  look: "layer",
});

const LostOnPage = part(async () => (await import("../page-edit/lost-on-page.tsx")).LostOnPage, {
  look: "layer",
});

// What the posting says about the letter.
const LetterNotes = part(async () => (await import("../asks/letter-notes.tsx")).LetterNotes);

// Nothing moves when it comes.
const Margin = part(async () => (await import("./margin.tsx")).Margin, { look: "layer" });

// What floats beside a line comes with the first line that is asked about.
const EvidencePopover = part(
  async () => (await import("../evidence/evidence-popover.tsx")).EvidencePopover,
  { look: "layer" },
);

export interface DocumentPagesProps {
  readonly work: Work;
  readonly kind: DocumentKind;
  readonly desk: DeskState;
  /** Whether the proof of a line opens beside it, rather than in a panel. */
  readonly floating: boolean;
}

// Read as running text on narrow screens only.
const ReadingView = part(async () => (await import("../reading/reading-view.tsx")).ReadingView);

/** From this width on a line is edited on the page; below it in the Edit tab. */
const onPageFrom = 768;

/** Lines that only the person stands behind, without having confirmed them. */
function useAdded({ documents }: Work, kind: DocumentKind): ReadonlySet<string> {
  const { claims } = documents[kind];
  return useMemo(
    () => new Set(claims.filter((claim) => isUnconfirmed(claim)).map((claim) => claim.path)),
    [claims],
  );
}

/** The line that is open on the page, and what a click on a line does. */
function useOpening({ work, kind, desk }: DocumentPagesProps, pages: readonly Page[]) {
  const texts = work.documents[kind].textOf;
  const { editing, tab, select, focusField } = desk;
  const wide = useWide(onPageFrom);
  const [last, setOpen] = useState<OpenLine | null>(null);
  // A field that Edit Mode was left from does not open by itself when it is entered again.
  if (!editing && last !== null) setOpen(null);
  const open = editing && wide ? last : null;
  // What is typed right after the click on a line must find its field.
  useEffect(() => {
    if (editing && wide) void PageEditor.preload();
  }, [editing, wide]);
  // Kept aside, so that a new page does not draw the lines of all others anew.
  const printed = useRef({ pages, texts });
  useEffect(() => {
    printed.current = { pages, texts };
  }, [pages, texts]);
  const choose = useCallback(
    (path: string, at?: PagePoint) => {
      // The panel of sources follows what is looked at, in either mode.
      if (!editing || (wide && tab === "source")) select(kind, path);
      if (!editing) return;
      if (!wide) return focusField(kind, path);
      const now = printed.current;
      const caret =
        at === undefined ? "end" : caretAt(now.pages, path, now.texts.get(path) ?? "", at);
      setOpen((before) => openingOf(now.pages, path, before, caret));
    },
    [editing, wide, tab, kind, select, focusField],
  );
  return { open, setOpen, choose };
}

function Waiting() {
  return (
    <Loading className="block px-4 py-6 md:px-6">
      <div className="mx-auto aspect-[8.5/11] w-full max-w-[900px] skeleton" />
    </Loading>
  );
}

const noPages: readonly Page[] = [];

/** Escape puts a chosen line down also while its proof is still on its way. */
function usePutDown(isChosen: boolean, putDown: () => void): void {
  useEffect(() => {
    if (!isChosen) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === "Escape" && !event.defaultPrevented) putDown();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isChosen, putDown]);
}

/** Says that there is no page to edit on; the text can still be edited in the Edit tab. */
function useUnloaded(isUnloaded: boolean): void {
  useEffect(() => {
    if (isUnloaded) showToast({ text: sayLive("live.notForEditing") });
  }, [isUnloaded]);
}

/** The line whose proof floats beside it, or `null`. */
function useProven({ editing, selected }: DeskState, floating: boolean): string | null {
  // A proof that arrives below a dialog would take the Escape that is meant for the dialog.
  const isCovered = useLayer() !== null;
  return !editing && floating && !isCovered ? selected : null;
}

interface BesideLineProps extends Pick<DocumentPagesProps, "work" | "kind"> {
  readonly page: Page;
  readonly number: number;
  readonly pages: readonly Page[];
  readonly open: OpenLine | null;
  readonly onOpen: (open: OpenLine | null) => void;
  readonly proven: string | null;
  readonly onClose: () => void;
}

/** The field of the open line on its page, or the proof of the chosen one. */
function BesideLine(props: BesideLineProps) {
  const { work, kind, page, number, pages, open, onOpen, proven, onClose } = props;
  if (open !== null) {
    if (open.page !== number) return null;
    return (
      <Suspense fallback={null}>
        <PageEditor work={work} kind={kind} page={page} pages={pages} open={open} onOpen={onOpen} />
      </Suspense>
    );
  }
  if (proven === null) return null;
  const document = work.documents[kind];
  return (
    <Suspense fallback={null}>
      <EvidencePopover
        work={work}
        document={document}
        page={page}
        path={proven}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** Says that the pages did not come, or that the last change is not on them. */
function Trouble({ source, error, retry }: ReturnType<typeof usePages>) {
  if (error === null) return null;
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-3">
      <FailedNote
        title={source === null ? t("work.pagesFailed") : sayLive("live.failed")}
        error={error}
        onRetry={retry}
      />
    </div>
  );
}

interface SheetsProps extends DocumentPagesProps {
  readonly source: PageSource;
  readonly marked: string | null;
  readonly added: ReadonlySet<string>;
  readonly onSelect: (path: string, at?: PagePoint) => void;
  readonly beside: (page: Page, number: number) => ReactNode;
}

/** The pages or, on a narrow screen until the person wants them, their text. */
function Sheets({ work, kind, desk, source, marked, added, onSelect, beside }: SheetsProps) {
  const wide = useWide(onPageFrom);
  const [asPage, setAsPage] = useKeptFlag("narrow_as_page");
  const document = work.documents[kind];
  const reading = !wide && !asPage;
  return (
    <>
      {reading ? (
        <Suspense fallback={<Waiting />}>
          <ReadingView
            work={work}
            document={document}
            pages={source.pages}
            desk={desk}
            onSelect={onSelect}
          />
        </Suspense>
      ) : null}
      <SheetView
        document={document}
        source={source}
        selected={marked}
        revealed={desk.revealed}
        onSelect={onSelect}
        added={added}
        editing={desk.editing}
        beside={beside}
        reading={wide ? null : reading}
        onReading={(next) => setAsPage(!next)}
      />
    </>
  );
}

function PostingNotes({ work, kind }: Pick<DocumentPagesProps, "work" | "kind">) {
  return kind === "cover_letter" ? (
    <Suspense fallback={null}>
      <LetterNotes work={work} />
    </Suspense>
  ) : null;
}

/** The laid-out pages of a document; its text stands in for assistive technology in any case. */
export function DocumentPages(props: DocumentPagesProps) {
  const { work, kind, desk, floating } = props;
  const area = useRef<HTMLDivElement>(null);
  const laidOut = usePages(work.session, kind, useOnScreen(area));
  const { source, error } = laidOut;
  const document = work.documents[kind];
  const { editing, selected, select } = desk;
  const close = useCallback(() => select(kind, null), [kind, select]);
  const added = useAdded(work, kind);
  const pages = source?.pages ?? noPages;
  useUnloaded(editing && source === null && error !== null);
  const { open, setOpen, choose } = useOpening(props, pages);
  const openPath = open === null ? null : open.path;
  const proven = useProven(desk, floating);
  usePutDown(proven !== null, close);
  const lost = useLost(kind, "page");

  const beside = (page: Page, number: number) => (
    <>
      {editing ? null : (
        <Suspense fallback={null}>
          <Margin work={work} kind={kind} page={page} />
        </Suspense>
      )}
      <BesideLine
        work={work}
        kind={kind}
        page={page}
        number={number}
        pages={pages}
        open={open}
        onOpen={setOpen}
        proven={proven}
        onClose={close}
      />
      {lost !== null && spotOn(page, lost.path) !== null ? (
        <Suspense fallback={null}>
          <LostOnPage lost={lost} page={page} open={openPath === lost.path} />
        </Suspense>
      ) : null}
    </>
  );
  return (
    <div ref={area} className="flex min-h-0 flex-1 flex-col has-[[data-reading]]:overflow-y-auto">
      {source === null && error === null ? <Waiting /> : null}
      <Trouble {...laidOut} />
      {source === null ? (
        <TextAlternative document={document} />
      ) : (
        <>
          <PageCount session={work.session} />
          <PostingNotes work={work} kind={kind} />
          <PrintNotes warnings={source.warnings} />
          <Sheets
            {...props}
            source={source}
            marked={editing ? openPath : selected}
            added={added}
            onSelect={choose}
            beside={beside}
          />
        </>
      )}
    </div>
  );
}
