import type { Extraction, Fact, TextSpan } from "@savile/model";
import { t } from "./messages.ts";
import { SourceQuote } from "../../../ui/source-quote.tsx";
import { originOf } from "./standing.ts";
import { quoteOf } from "./view-model.ts";

export interface FactQuotesProps {
  readonly extraction: Extraction;
  readonly facts: readonly Fact[];
}

function OwnFact({ fact }: { readonly fact: Fact }) {
  return (
    <figure className="rounded-control border border-line p-3">
      <blockquote className="text-sm">{fact.text}</blockquote>
      <figcaption className="mt-1.5 text-xs text-ink-3">
        {t(originOf(fact) === "attested" ? "claim.attestedNote" : "claim.byYou")}
      </figcaption>
    </figure>
  );
}

/** Where facts come from: their lines of the file in one quote, and what the person added. */
export function FactQuotes({ extraction, facts }: FactQuotesProps) {
  const read = facts.filter((fact) => fact.origin.by === "extracted");
  const spans = read.flatMap((fact) => fact.span ?? []);
  return (
    <div className="space-y-2">
      {spans.length === 0 ? null : <SourceQuote extraction={extraction} spans={spans} />}
      {facts
        .filter((fact) => !read.includes(fact))
        .map((fact) => (
          <OwnFact key={fact.id} fact={fact} />
        ))}
    </div>
  );
}

export interface PostingQuoteProps {
  readonly text: string;
  readonly span: TextSpan;
}

/** The part of the posting that a line answers. */
export function PostingQuote({ text, span }: PostingQuoteProps) {
  const quote = quoteOf(text, span);
  const before = quote.before.replace(/^[-–•*·] ?/, "");
  return (
    <blockquote className="border-l-2 border-line-strong pl-3 text-sm">
      <span className="text-ink-3">{before}</span>
      <mark className="bg-transparent font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4">
        {quote.hit}
      </mark>
      <span className="text-ink-3">{quote.after}</span>
    </blockquote>
  );
}
