import { askedFor, coverageFigures, demandsOf, notShown } from "@savile/model";
import type { DocumentKind } from "@savile/model";
import { useMemo } from "react";
import { t } from "../work/messages.ts";
import type { Links, LineRef } from "../work/links.ts";
import { coverageByRequirement } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";
import { groupText, ProofTable } from "./proof-table.tsx";
import { RequirementRow } from "./requirement-row.tsx";

const noLines: readonly LineRef[] = [];

/** Points by requirement over all parts of the estimate. */
function pointsOf(work: Work): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const { reqId, points: earned } of work.tailoring.score.fit.parts.flatMap(
    (part) => part.details,
  )) {
    if (reqId !== undefined) points.set(reqId, (points.get(reqId) ?? 0) + earned);
  }
  return points;
}

export interface RequirementListProps {
  readonly work: Work;
  readonly links: Links;
  readonly open: string | null;
  readonly onToggle: (id: string) => void;
  readonly onShow: (kind: DocumentKind, path: string) => void;
}

/** What the posting asks for, must-have first, and how the file answers it. */
export function RequirementList(props: RequirementListProps) {
  const { work, links, open, onToggle, onShow } = props;
  const { requirements } = work.session.posting;
  const duties = demandsOf(work.session.posting).filter(({ kind }) => kind === "duty");
  const coverage = useMemo(() => coverageByRequirement(work), [work]);
  const points = useMemo(() => pointsOf(work), [work]);
  const matchOf = useMemo(
    () => new Map(work.tailoring.matches.map((match) => [match.reqId, match])),
    [work],
  );
  const { met, partly, missing } = coverageFigures(askedFor(requirements), coverage);
  const unshown = useMemo(() => notShown(work.tailoring.score), [work]);
  return (
    <section aria-labelledby="requirements" className="mt-7">
      <h2 id="requirements" className="font-semibold tracking-tight">
        {t("match.title")}
      </h2>
      <p className="mt-0.5 text-sm text-ink-2 tabular">
        {requirements.length === 0 ? t("match.none") : t("match.summary", { met, partly, missing })}
      </p>
      <ProofTable
        {...props}
        coverage={coverage}
        points={points}
        unshown={unshown}
        matchOf={matchOf}
      />
      {duties.length === 0 ? null : (
        <div className="mt-4">
          <h3 className="text-sm font-medium text-ink-3">
            {t("match.duties")}{" "}
            <span className="tabular">
              ·{" "}
              {groupText(
                duties.map(({ id }) => id),
                coverage,
              )}
            </span>
          </h3>
          <ul className="mt-1">
            {duties.map((requirement) => (
              <RequirementRow
                key={requirement.id}
                work={work}
                requirement={requirement}
                match={matchOf.get(requirement.id)}
                points={points.get(requirement.id) ?? null}
                unshown={unshown.has(requirement.id)}
                lines={links.linesOf.get(requirement.id) ?? noLines}
                open={open === requirement.id}
                onToggle={onToggle}
                onShow={onShow}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
