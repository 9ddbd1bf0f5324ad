import type { Requirement } from "@savile/model";
import { t } from "../work/messages.ts";
import { FactQuotes, PostingQuote } from "../work/quotes.tsx";
import type { ChangeView } from "../review/change-view.ts";
import type { Work } from "../work/view-model.ts";

interface ProofProps {
  readonly work: Work;
  readonly view: ChangeView;
}

const mostServed = 3;

function servedBy({ work, view }: ProofProps): Requirement[] {
  return view.change.reqIds.flatMap((id) => work.requirementOf.get(id) ?? []);
}

/** Why a change was made: the reason, and the lines of the posting that it answers. */
export function ChangeReason({ work, view }: ProofProps) {
  const served = servedBy({ work, view });
  return (
    <div className="space-y-2">
      <p className="text-ink-2">
        {view.decision?.text === undefined ? view.change.reason : t("rule.user")}
      </p>
      {served.slice(0, mostServed).map((requirement) => (
        <PostingQuote
          key={requirement.id}
          text={work.session.job_description}
          span={requirement.span}
        />
      ))}
    </div>
  );
}

/** What in the file carries a change, and what the check found. */
export function ChangeEvidence({ work, view }: ProofProps) {
  const { issues } = view;
  const { evidence } = view.change;
  const facts = evidence.flatMap((id) => work.factOf.get(id) ?? []);
  return (
    <div className="space-y-2">
      {facts.length === 0 ? (
        <p className="text-ink-3">{t("change.noEvidence")}</p>
      ) : (
        <FactQuotes extraction={work.session.extraction} facts={facts} />
      )}
      {issues.length === 0 ? null : (
        <ul className="list-disc space-y-1 pl-5 text-warn">
          {issues.map((issue) => (
            <li key={`${issue.check} ${issue.span[0]}`}>{issue.detail}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
