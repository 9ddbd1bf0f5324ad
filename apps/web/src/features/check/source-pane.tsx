import type { Extraction, LineRole, SourceLine } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useSeen } from "../../lib/use-seen.ts";
import { numberLines } from "../../lib/source-text.ts";
import { pagePictureQuery } from "../../lib/page-picture.ts";
import { DamagedNote } from "./damaged-note.tsx";
import { SourcePage } from "./source-page.tsx";
import type { SelectLine } from "./source-page.tsx";
import { say } from "./messages.ts";

interface SourceViewProps {
  readonly extraction: Extraction;
  readonly marked: ReadonlySet<string>;
  readonly onSelect: SelectLine;
}

/** How lines are set, so that a file without pages reads like the document that it is. */
const looks: Partial<Record<LineRole, string>> = {
  heading: "mt-5 mb-1 border-b border-line pb-0.5 font-semibold tracking-tight first:mt-0",
  "entry-header": "mt-2.5 font-medium",
};

/** The mark of a list, as far in as its level. */
function Bullet({ line: { bullet } }: { readonly line: SourceLine }) {
  if (bullet === undefined) return null;
  return (
    <span aria-hidden="true" style={{ marginInlineStart: `${Math.min(bullet.level, 4)}rem` }}>
      •
    </span>
  );
}

function LineRow(props: {
  readonly line: SourceLine;
  readonly number: number;
  readonly marked: boolean;
  readonly onSelect: SelectLine;
}) {
  const { line, number, marked, onSelect } = props;
  return (
    <li className={looks[line.role]}>
      <button
        type="button"
        data-line={line.id}
        aria-pressed={marked}
        onClick={() => onSelect(line.id, null)}
        className={clsx(
          "flex min-h-6 w-full gap-3 rounded-mark px-2 py-0.5 text-left text-sm",
          marked ? "bg-marker text-marker-ink" : "hover:bg-marker/40",
        )}
      >
        <span
          className={clsx("w-7 shrink-0 text-right text-xs/5 tabular", !marked && "text-ink-3")}
        >
          {number}
        </span>
        <Bullet line={line} />
        <span className="min-w-0">
          {line.text}
          {line.hidden === undefined ? null : (
            <span className="ml-2 text-xs text-warn">{say("check.hidden")}</span>
          )}
        </span>
      </button>
    </li>
  );
}

function LinesView({ extraction, marked, onSelect }: SourceViewProps) {
  const numbers = numberLines(extraction.lines);
  const pages = [...new Set(extraction.lines.map((line) => line.page))];
  return (
    <div className="paper rounded-sheet py-4 pr-3 pl-1 shadow-sheet">
      {pages.map((page) => (
        <div key={page ?? 0}>
          {page === undefined || pages.length === 1 ? null : (
            <p className="mt-3 mb-1 border-b border-line px-2 pb-1 text-xs text-ink-3 first:mt-0">
              {say("check.page", { n: page })}
            </p>
          )}
          <ol>
            {extraction.lines
              .filter((line) => line.page === page && line.text !== "")
              .map((line) => (
                <LineRow
                  key={line.id}
                  line={line}
                  number={numbers.get(line.id) ?? 0}
                  marked={marked.has(line.id)}
                  onSelect={onSelect}
                />
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

interface PictureOf {
  /** The upload whose pages can be had as pictures; `null` where only the lines are known. */
  readonly uploadId: string | null;
}

interface PageViewProps extends SourceViewProps, PictureOf {
  readonly page: number;
}

/** A page as its picture, asked for once it comes near; redrawn from its lines where it cannot be had. */
function PageView({ extraction, marked, onSelect, uploadId, page }: PageViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const drawn = useQuery(pagePictureQuery(uploadId ?? "", page, uploadId !== null && seen));
  const size = extraction.pages[page - 1];
  if (size === undefined) return null;
  const waits = uploadId !== null && drawn.isPending;
  return (
    <div ref={place} className="relative" aria-busy={waits}>
      <SourcePage
        width={size.w}
        height={size.h}
        lines={extraction.lines.filter((line) => line.page === page)}
        marked={marked}
        picture={drawn.data ?? null}
        redrawn={uploadId === null || drawn.isError}
        onSelect={onSelect}
      />
      {waits ? <span className="pointer-events-none absolute inset-6 skeleton" /> : null}
    </div>
  );
}

function PagesView(props: SourceViewProps & PictureOf) {
  return (
    <div className="space-y-4">
      {props.extraction.pages.map((_, index) => (
        <PageView key={`page ${index + 1}`} {...props} page={index + 1} />
      ))}
    </div>
  );
}

function hasPlaces(extraction: Extraction): boolean {
  return (
    extraction.pages.length > 0 &&
    extraction.lines.some((line) => line.box !== undefined && line.box.w > 0)
  );
}

export interface SourcePaneProps extends SourceViewProps, PictureOf {
  /** Changes with every selection that should scroll to its place. */
  readonly jump: number;
  /** What can be done with the selected line. */
  readonly children?: ReactNode;
}

/** The file: its pages where their geometry is known, and always its lines. */
export function SourcePane(props: SourcePaneProps) {
  const { extraction, marked, onSelect, uploadId, jump, children } = props;
  const placed = hasPlaces(extraction);
  const [view, setView] = useState<"page" | "lines">("page");
  const scroller = useRef<HTMLElement>(null);
  const shown = placed ? view : "lines";
  const first = extraction.lines.find((line) => marked.has(line.id))?.id;
  // `jump` changes with every selection: the same line may be asked for twice.
  useEffect(() => {
    if (first === undefined || jump === 0) return;
    const line = scroller.current?.querySelector(
      `[data-view="${shown}"] [data-line="${CSS.escape(first)}"]`,
    );
    line?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [first, jump, shown]);
  return (
    <div>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold tracking-tight">{say("check.source")}</h2>
        {placed ? (
          <fieldset className="flex gap-1 text-sm">
            <legend className="sr-only">{say("check.view")}</legend>
            {(["page", "lines"] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={view === choice}
                onClick={() => setView(choice)}
                className={clsx(
                  "h-9 rounded-control px-3 font-medium",
                  view === choice ? "bg-line/70 text-ink" : "text-ink-3 hover:text-ink",
                )}
              >
                {choice === "page" ? say("check.viewPage") : say("check.viewLines")}
              </button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {children}
      <section
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by key
        tabIndex={0}
        aria-label={say("check.source")}
        className="-mx-3 mt-2 overflow-y-auto px-3 pb-6 lg:max-h-[calc(100dvh-140px)]"
      >
        <DamagedNote uploadId={uploadId} />
        <div data-view={shown}>
          {shown === "page" ? (
            <PagesView
              extraction={extraction}
              marked={marked}
              onSelect={onSelect}
              uploadId={uploadId}
            />
          ) : (
            <LinesView extraction={extraction} marked={marked} onSelect={onSelect} />
          )}
        </div>
      </section>
    </div>
  );
}
