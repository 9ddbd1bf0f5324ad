import type { Extraction, Fact, TextSpan } from "@savile/model";
import { markLines, numberLines } from "../../lib/source-text.ts";
import { t } from "../../messages-signed-in.ts";
import { quoteOf } from "./view-model.ts";

export interface SourceQuoteProps {
  readonly extraction: Extraction;
  readonly fact: Fact;
}

/** The lines of the file that a fact was read from, with the read part marked. */
export function SourceQuote({ extraction, fact }: SourceQuoteProps) {
  if (fact.span === undefined) {
    return (
      <figure className="rounded-control border border-line p-3">
        <blockquote className="text-sm">{fact.text}</blockquote>
        <figcaption className="mt-1.5 text-xs text-ink-3">{t("claim.byYou")}</figcaption>
      </figure>
    );
  }
  const numbers = numberLines(extraction.lines);
  const lines = markLines(extraction.lines, fact.span);
  const first = lines[0]?.line;
  const place =
    first === undefined
      ? ""
      : first.page === undefined || extraction.pages.length === 0
        ? t("check.line", { n: numbers.get(first.id) ?? 0 })
        : t("check.lineOnPage", { page: first.page, n: numbers.get(first.id) ?? 0 });
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
      <figcaption className="mt-1.5 text-xs text-ink-3 tabular">{place}</figcaption>
    </figure>
  );
}

export interface PostingQuoteProps {
  readonly text: string;
  readonly span: TextSpan;
}

/** The part of the posting that a line answers. */
export function PostingQuote({ text, span }: PostingQuoteProps) {
  const quote = quoteOf(text, span);
  return (
    <blockquote className="rounded-control border border-line p-3 text-sm">
      <span className="text-ink-3">{quote.before}</span>
      <mark className="bg-transparent font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4">
        {quote.hit}
      </mark>
      <span className="text-ink-3">{quote.after}</span>
    </blockquote>
  );
}
