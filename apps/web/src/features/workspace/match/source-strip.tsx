import type { Fact } from "@savile/model";
import { t } from "../work/messages.ts";
import { FactQuotes } from "../work/quotes.tsx";
import { isInFile } from "../work/standing.ts";
import { useTraced } from "../work/trace.ts";
import type { Traced } from "../work/trace.ts";
import type { Work } from "../work/view-model.ts";

function factsOf(work: Work, { target }: Traced): Fact[] {
  if (target === null || target.by === "source") return [];
  const ids =
    target.by === "line"
      ? (work.documents[target.kind].claimOf.get(target.path)?.evidence.factIds ?? [])
      : (work.tailoring.matches.find((match) => match.reqId === target.id)?.factIds ?? []);
  return ids.flatMap((id) => work.factOf.get(id) ?? []);
}

/** The lines of the file behind what is pointed at. */
export function SourceStrip({ work }: { readonly work: Work }) {
  const traced = useTraced((now) => now);
  const facts = factsOf(work, traced);
  return (
    <section
      data-source-strip
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by the arrow keys
      tabIndex={0}
      aria-label={t("match.inFile")}
      className="h-28 @3xl:h-48 shrink-0 overflow-y-auto border-t border-line px-5 py-3 -outline-offset-2"
    >
      <h3 className="mb-1.5 text-xs font-medium text-ink-3">
        {t(facts.length === 0 || isInFile(facts) ? "match.inFile" : "claim.fromYou")}
      </h3>
      {facts.length > 0 ? (
        <FactQuotes extraction={work.session.extraction} facts={facts} />
      ) : (
        <p className="text-sm text-ink-3">
          {t(traced.target === null ? "match.pointHint" : "match.noSource")}
        </p>
      )}
    </section>
  );
}
