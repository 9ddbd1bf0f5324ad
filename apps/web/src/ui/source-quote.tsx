import type { Extraction, SourceSpan } from "@savile/model";
import { markLines, numberLines } from "../lib/source-text.ts";
import type { MarkedLine } from "../lib/source-text.ts";
import { t } from "../lib/texts/messages-signed-in.ts";

/** "Page 1, line 9, 10": where the quoted lines stand. */
function placeOf(extraction: Extraction, quoted: readonly MarkedLine[]): string {
  const numbers = numberLines(extraction.lines);
  const pages = new Map<number | undefined, number[]>();
  for (const { line } of quoted) {
    const page = extraction.pages.length === 0 ? undefined : line.page;
    pages.set(page, [...(pages.get(page) ?? []), numbers.get(line.id) ?? 0]);
  }
  return [...pages]
    .map(([page, list]) => {
      const n = list.join(", ");
      if (page === undefined)
        return list.length > 1 ? t("check.lines", { n }) : t("check.line", { n });
      return list.length > 1
        ? t("check.linesOnPage", { page, n })
        : t("check.lineOnPage", { page, n });
    })
    .join("; ");
}

export interface SourceQuoteProps {
  readonly extraction: Extraction;
  readonly spans: readonly SourceSpan[];
}

/** The lines of the file that values were read from, with the read parts marked. */
export function SourceQuote({ extraction, spans }: SourceQuoteProps) {
  const quoted = markLines(extraction.lines, spans);
  return (
    <figure className="paper rounded-sheet border border-line p-3">
      <blockquote className="space-y-0.5 text-sm">
        {quoted.map(({ line, parts }) => (
          <span key={line.id} className="block whitespace-pre-wrap">
            {parts.map((part, index) =>
              part.hit ? (
                <mark key={`${line.id} ${index}`} className="mark-hit">
                  {part.text}
                </mark>
              ) : (
                <span key={`${line.id} ${index}`} className="text-ink-3">
                  {part.text}
                </span>
              ),
            )}
          </span>
        ))}
      </blockquote>
      <figcaption className="mt-1.5 text-xs text-ink-3 tabular">
        {placeOf(extraction, quoted)}
      </figcaption>
    </figure>
  );
}
