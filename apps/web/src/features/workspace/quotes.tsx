import type { Extraction, Fact, TextSpan } from "@savile/model";
import { t } from "../../messages-signed-in.ts";
import { SourceQuote } from "../../ui/source-quote.tsx";
import { quoteOf } from "./view-model.ts";

export interface FactQuotesProps {
  readonly extraction: Extraction;
  readonly facts: readonly Fact[];
}

/** Where facts come from: their lines of the file in one quote, and what the person added. */
export function FactQuotes({ extraction, facts }: FactQuotesProps) {
  const spans = facts.flatMap((fact) => fact.span ?? []);
  return (
    <>
      {spans.length === 0 ? null : <SourceQuote extraction={extraction} spans={spans} />}
      {facts
        .filter((fact) => fact.span === undefined)
        .map((fact) => (
          <figure key={fact.id} className="rounded-control border border-line p-3">
            <blockquote className="text-sm">{fact.text}</blockquote>
            <figcaption className="mt-1.5 text-xs text-ink-3">{t("claim.byYou")}</figcaption>
          </figure>
        ))}
    </>
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
