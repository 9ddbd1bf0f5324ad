import type { DocumentKind, Match, Requirement } from "@savile/model";
import { lineName } from "../../../lib/section-names.ts";
import type { LineRef } from "../work/links.ts";
import { t } from "../work/messages.ts";
import { FactQuotes, PostingQuote } from "../work/quotes.tsx";
import { isInFile } from "../work/standing.ts";
import type { Work } from "../work/view-model.ts";

export interface RequirementDetailsProps {
  readonly work: Work;
  readonly requirement: Requirement;
  readonly match: Match | undefined;
  readonly lines: readonly LineRef[];
  readonly onShow: (kind: DocumentKind, path: string) => void;
}

const mostLines = 5;

function Lines({
  work,
  lines,
  onShow,
}: Pick<RequirementDetailsProps, "work" | "lines" | "onShow">) {
  return (
    <ul className="-mx-2">
      {lines.slice(0, mostLines).map(({ kind, path }) => (
        <li key={`${kind} ${path}`}>
          <button
            type="button"
            onClick={() => onShow(kind, path)}
            className="block min-h-9 w-full rounded-control px-2 py-1.5 text-left hover:bg-line/40"
          >
            <span className="block text-xs text-ink-3">
              {kind === "cover_letter" ? t("work.letter") : lineName(path)}
            </span>
            <span className="line-clamp-2">{work.documents[kind].textOf.get(path)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where it is asked, what of the file answers it, and where that stands on the page. */
export function RequirementDetails(props: RequirementDetailsProps) {
  const { work, requirement, match, lines, onShow } = props;
  const strength = match?.strength ?? 0;
  const facts = (match?.factIds ?? []).flatMap((id) => work.factOf.get(id) ?? []);
  return (
    <div className="space-y-3 pr-1 pb-4 pl-6.5">
      {strength > 0 && strength < 1 ? (
        <p className="text-ink-2">{t("match.credit", { percent: Math.round(strength * 100) })}</p>
      ) : null}
      <div>
        <p className="mb-1 text-xs font-medium text-ink-3">{t("match.asked")}</p>
        <PostingQuote text={work.session.job_description} span={requirement.span} />
      </div>
      {facts.length === 0 ? null : (
        <div>
          <p className="mb-1 text-xs font-medium text-ink-3">
            {t(isInFile(facts) ? "match.inFile" : "claim.fromYou")}
          </p>
          <FactQuotes extraction={work.session.extraction} facts={facts} />
        </div>
      )}
      {lines.length === 0 ? null : (
        <div>
          <p className="mb-1 text-xs font-medium text-ink-3">{t("match.onPage")}</p>
          <Lines work={work} lines={lines} onShow={onShow} />
        </div>
      )}
    </div>
  );
}
