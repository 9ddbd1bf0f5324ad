import type { Extraction, SourceSpan } from "@savile/model";
import { markLines, numberLines } from "../lib/source-text.ts";
import { t } from "../messages-signed-in.ts";

/** Where a value stands in the file, in words. */
export function placeOf(extraction: Extraction, lineId: string | undefined): string {
  const line = extraction.lines.find((one) => one.id === lineId);
  if (line === undefined) return "";
  const n = numberLines(extraction.lines).get(line.id) ?? 0;
  return line.page === undefined || extraction.pages.length === 0
    ? t("check.line", { n })
    : t("check.lineOnPage", { page: line.page, n });
}

export interface SourceQuoteProps {
  readonly extraction: Extraction;
  readonly span: SourceSpan;
}

/** The lines of the file that a value was read from, with the read part marked. */
export function SourceQuote({ extraction, span }: SourceQuoteProps) {
  const lines = markLines(extraction.lines, span);
  return (
    <figure className="paper rounded-sheet border border-line p-3">
      <blockquote className="text-sm">
        {lines.map(({ line, before, hit, after }) => (
          <span key={line.id} className="block">
            <span className="text-ink-3">{before}</span>
            {hit === "" ? null : <mark className="mark-hit">{hit}</mark>}
            <span className="text-ink-3">{after}</span>
          </span>
        ))}
      </blockquote>
      <figcaption className="mt-1.5 text-xs text-ink-3 tabular">
        {placeOf(extraction, lines[0]?.line.id)}
      </figcaption>
    </figure>
  );
}
