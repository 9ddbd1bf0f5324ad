import type { DocumentKind, Page, PageSource } from "@savile/model";
import { ChevronDown, ChevronUp, FileText, TextInitial } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { t } from "../work/messages.ts";
import { IconButton } from "../../../ui/button.tsx";
import { useStaged } from "../live/use-staged.ts";
import { say as sayReading } from "../reading/messages.ts";
import type { PagePoint } from "../page-edit/caret-at.ts";
import { PageSheet } from "./page-sheet.tsx";
import { TextAlternative } from "../work/text-alternative.tsx";
import { useTraced } from "../work/trace.ts";
import type { Revealed } from "./use-desk.ts";
import type { WorkDocument } from "../work/view-model.ts";

const zooms = ["fit", "50", "75", "100", "125", "150", "200"] as const;
type Zoom = (typeof zooms)[number];

const cssPixelsPerPoint = 96 / 72;
const widestFit = 900;

function widthOf(zoom: Zoom, points: number): string {
  if (zoom === "fit") return `min(100%, ${widestFit}px)`;
  return `${(points * cssPixelsPerPoint * Number(zoom)) / 100}px`;
}

interface ToolsProps {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly reading: boolean | null;
  readonly onReading: (reading: boolean) => void;
}

/** The way between the page and its text, on narrow screens. */
function ReadingSwitch({ reading, onReading }: Pick<ToolsProps, "reading" | "onReading">) {
  if (reading === null) return null;
  const Icon = reading ? FileText : TextInitial;
  return (
    <button
      type="button"
      onClick={() => onReading(!reading)}
      className="flex h-11 items-center gap-2 rounded-control px-3 font-medium hover:bg-line/50"
    >
      <Icon className="size-4" aria-hidden="true" />
      {sayReading(reading ? "reading.page" : "reading.text")}
    </button>
  );
}

const tools =
  "z-10 flex items-center gap-1 rounded-panel border border-line bg-surface p-0.5 text-sm text-ink-2 shadow-float print:hidden";

function Tools({ zoom, onZoom, page, pages, onPage, reading, onReading }: ToolsProps) {
  return (
    <div className={`absolute right-4 bottom-2 max-md:right-2 ${tools}`}>
      <ReadingSwitch reading={reading} onReading={onReading} />
      <div className="flex items-center gap-1">
        <p className="pr-1 pl-2.5 tabular">
          <span aria-hidden="true">
            {page} / {pages}
          </span>
          <span className="sr-only">{t("work.page", { n: page, m: pages })}</span>
        </p>
        {pages > 1 ? (
          <>
            <IconButton
              label={t("work.prevPage")}
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            >
              <ChevronUp className="size-4" aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t("work.nextPage")}
              disabled={page >= pages}
              onClick={() => onPage(page + 1)}
            >
              <ChevronDown className="size-4" aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
      </div>
      <label className="flex items-center">
        <span className="sr-only">{t("work.zoom")}</span>
        <select
          value={zoom}
          onChange={(event) => onZoom(zooms.find((one) => one === event.target.value) ?? "fit")}
          className="h-9 rounded-control bg-surface px-2 hover:bg-line/50 max-md:h-11"
        >
          {zooms.map((one) => (
            <option key={one} value={one}>
              {one === "fit" ? t("work.zoomFit") : `${one}%`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Number of the page that the middle of the view shows. */
function useVisiblePage(scroller: React.RefObject<HTMLElement | null>, count: number): number {
  const [visible, setVisible] = useState(1);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown !== undefined) setVisible(Number(shown.target.getAttribute("data-page")));
      },
      { rootMargin: "-45% 0px -45% 0px" },
    );
    for (let number = 1; number <= count; number += 1) {
      const page = scroller.current?.querySelector(`[data-page="${number}"]`);
      if (page !== null && page !== undefined) observer.observe(page);
    }
    return () => observer.disconnect();
  }, [count, scroller]);
  return visible;
}

/** Brings a line into view, with some air around it. */
function showLine(scroller: HTMLElement | null, path: string | null): void {
  if (path === null || scroller === null) return;
  const region = scroller.querySelector(`[data-path="${CSS.escape(path)}"]`);
  // On narrow screens the drawer covers the lower part: the line goes to the top.
  const narrow = window.matchMedia("(max-width: 767px)").matches;
  region?.scrollIntoView({ block: narrow ? "start" : "nearest", inline: "nearest" });
}

/** Brings the line into view whose field in the Edit tab has the focus. */
function useFollowedFocus(scroller: React.RefObject<HTMLElement | null>, kind: DocumentKind): void {
  const target = useTraced((traced) => traced.target);
  useEffect(() => {
    if (target?.by !== "line" || target.kind !== kind) return;
    const inForm = window.document.activeElement?.closest("[data-edit-panel]") ?? null;
    if (inForm !== null) showLine(scroller.current, target.path);
  }, [target, kind, scroller]);
}

export interface SheetViewProps {
  readonly document: WorkDocument;
  readonly source: PageSource;
  readonly selected: string | null;
  /** The line that a panel asked for. */
  readonly revealed: Revealed | null;
  readonly onSelect: (path: string, at?: PagePoint) => void;
  /** Lines that only the person stands behind. */
  readonly added?: ReadonlySet<string>;
  readonly editing?: boolean;
  /** What belongs to a line of a page, given the page and its number from 1: its proof, or its field. */
  readonly beside?: (page: Page, number: number) => ReactNode;
  /** Whether the text is read in place of the pages; `null` where only the pages are shown. */
  readonly reading?: boolean | null;
  readonly onReading?: (reading: boolean) => void;
}

/** The pages of one document on the desk. */
export function SheetView(props: SheetViewProps) {
  const { document, source, selected, revealed, onSelect, added, editing, beside } = props;
  const { reading = null, onReading = () => undefined } = props;
  const [zoom, setZoom] = useState<Zoom>("fit");
  const scroller = useRef<HTMLDivElement>(null);
  const visible = useVisiblePage(scroller, source.pages.length);
  const pages = useStaged(source.pages, visible - 1);

  useEffect(() => showLine(scroller.current, selected), [selected]);
  useFollowedFocus(scroller, document.kind);
  useEffect(() => showLine(scroller.current, revealed?.path ?? null), [revealed]);

  function showPage(number: number): void {
    scroller.current
      ?.querySelector(`[data-page="${number}"]`)
      ?.scrollIntoView({ block: "start", behavior: "smooth" });
  }

  if (reading === true) {
    return (
      <div className="flex shrink-0 justify-center pb-4 text-sm text-ink-2 print:hidden">
        <ReadingSwitch reading={reading} onReading={onReading} />
      </div>
    );
  }
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col print:block">
      <TextAlternative document={document} />
      <div
        ref={scroller}
        className="min-h-0 flex-1 scroll-pt-2 scroll-pb-16 overflow-auto px-4 pt-2 pb-16 print:overflow-visible print:p-0"
      >
        {pages.map((page, index) => (
          <div
            key={`page ${index + 1}`}
            data-page={index + 1}
            className="relative mx-auto mb-6 scroll-mt-4 last:mb-0"
            style={{ width: widthOf(zoom, page.w) }}
          >
            <PageSheet
              page={page}
              number={index + 1}
              kind={document.kind}
              textOf={document.textOf}
              selected={selected}
              onSelect={onSelect}
              {...(added === undefined ? {} : { added })}
              editing={editing === true}
            />
            {beside?.(page, index + 1)}
          </div>
        ))}
      </div>
      <Tools
        zoom={zoom}
        onZoom={setZoom}
        page={Math.min(visible, source.pages.length)}
        pages={source.pages.length}
        onPage={showPage}
        reading={reading}
        onReading={onReading}
      />
    </div>
  );
}
