import type { Page } from "@savile/model";
import { clsx } from "clsx";
import { useEffect, useMemo, useRef } from "react";
import type { DeskState } from "../desk/use-desk.ts";
import { marksOf } from "../work/line-mark.ts";
import { MarkSign } from "../work/mark-sign.tsx";
import { t } from "../work/messages.ts";
import { useTraced } from "../work/trace.ts";
import type { Work, WorkDocument } from "../work/view-model.ts";
import { say } from "./messages.ts";
import { readingOf } from "./reading-lines.ts";
import type { ReadingLine, ReadingLook } from "./reading-lines.ts";

const looks: Readonly<Record<ReadingLook, string>> = {
  name: "text-xl font-semibold tracking-tight",
  head: "pt-2.5 font-semibold",
  small: "text-sm text-ink-2",
  bullet: "",
  item: "",
  text: "",
};

export interface ReadingViewProps {
  readonly work: Work;
  readonly document: WorkDocument;
  /** The pages, whose order the text follows; none while they are on their way. */
  readonly pages: readonly Page[];
  readonly desk: DeskState;
  readonly onSelect: (path: string) => void;
}

interface LineProps {
  readonly line: ReadingLine;
  readonly mark: ReturnType<ReturnType<typeof marksOf>["get"]>;
  readonly lit: boolean;
  readonly selected: boolean;
  readonly onSelect: (path: string) => void;
}

/** Short values of an entry stand beside each other; those of the head of a letter below. */
function isInline({ path, look }: ReadingLine): boolean {
  return look === "item" || (look === "small" && path.includes("."));
}

function Line({ line, mark, lit, selected, onSelect }: LineProps) {
  const { path, text, look } = line;
  return (
    <li className={clsx("relative", isInline(line) && "inline-block max-w-full pr-2 align-top")}>
      {mark === undefined ? null : <MarkSign mark={mark} className="absolute inset-y-1 left-0" />}
      <button
        type="button"
        data-path={path}
        aria-pressed={selected}
        onClick={() => onSelect(path)}
        className={clsx(
          "flex min-h-11 w-full scroll-mt-3 items-center gap-2 rounded-mark py-1.5 pr-1 pl-3 text-left",
          selected || lit ? "bg-marker text-marker-ink" : "active:bg-line/50",
          looks[look],
        )}
      >
        {look === "bullet" ? (
          <span aria-hidden="true" className="self-start text-ink-3">
            •
          </span>
        ) : null}
        <span className="min-w-0 break-words">
          {text}
          {mark === undefined ? null : <span className="sr-only">, {t(`mark.${mark}`)}</span>}
        </span>
      </button>
    </li>
  );
}

/** A line that was asked for goes to the top of the screen, also once what opens for it has made room below. */
function showLine(box: HTMLElement | null, path: string | null): (() => void) | undefined {
  const line = path === null ? null : box?.querySelector(`[data-path="${CSS.escape(path)}"]`);
  if (line === null || line === undefined) return undefined;
  const show = (): void => line.scrollIntoView({ block: "start", inline: "nearest" });
  show();
  const observer = new ResizeObserver(show);
  observer.observe(box?.parentElement ?? document.body);
  return () => observer.disconnect();
}

/** A document as running text for a narrow screen; a tap on a line shows its source below it. */
export function ReadingView({ work, document, pages, desk, onSelect }: ReadingViewProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { selected, revealed } = desk;
  const parts = useMemo(() => readingOf(document.leaves, pages), [document.leaves, pages]);
  const marks = useMemo(() => marksOf(work, document.claims), [work, document.claims]);
  const lit = useTraced((traced) => traced.paths[document.kind]);
  useEffect(() => showLine(box.current, selected), [selected]);
  useEffect(() => showLine(box.current, revealed?.path ?? null), [revealed]);
  return (
    <fieldset
      ref={box}
      data-reading
      className="mx-2 my-2 min-w-0 shrink-0 rounded-sheet border border-line bg-surface px-2 py-3 text-base/6 shadow-sheet"
    >
      <legend className="sr-only">{say(`reading.title.${document.kind}`)}</legend>
      {parts.map(({ id, name, lines }) => (
        <section key={`${id} ${lines[0]?.path ?? ""}`} className="mb-3 last:mb-0">
          {name === null ? null : (
            <h2 className="mx-3 mt-4 mb-1 border-b border-line pb-1 text-sm font-semibold text-ink-2">
              {name}
            </h2>
          )}
          <ul>
            {lines.map((line) => (
              <Line
                key={line.path}
                line={line}
                mark={marks.get(line.path)}
                lit={lit.has(line.path)}
                selected={selected === line.path}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </section>
      ))}
    </fieldset>
  );
}
