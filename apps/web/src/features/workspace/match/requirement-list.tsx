import { askedFor, coverageFigures, demandsOf, notShown } from "@savile/model";
import type { Coverage, DocumentKind, Requirement } from "@savile/model";
import { useMemo } from "react";
import { t } from "../work/messages.ts";
import type { PlainMessageKey } from "../work/messages.ts";
import type { Links, LineRef } from "../work/links.ts";
import { coverageByRequirement } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";
import { RequirementRow } from "./requirement-row.tsx";

interface Group {
  readonly name: PlainMessageKey;
  readonly holds: (requirement: Requirement) => boolean;
}

const groups: readonly Group[] = [
  { name: "match.must", holds: (one) => one.level === "required" && one.kind !== "duty" },
  { name: "match.nice", holds: (one) => one.level === "preferred" && one.kind !== "duty" },
  { name: "match.duties", holds: (one) => one.kind === "duty" },
];

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

/** How many of a group are met. */
function groupText(rows: readonly Requirement[], coverage: ReadonlyMap<string, Coverage>): string {
  const ids = rows.map(({ id }) => id);
  const { met, all } = coverageFigures(ids, coverage);
  return t("match.groupMet", { met, all });
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
  const all = demandsOf(work.session.posting);
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
      {groups.map(({ name, holds }) => {
        const rows = all.filter(holds);
        if (rows.length === 0) return null;
        return (
          <div key={name} className="mt-4">
            <h3 className="text-sm font-medium text-ink-3">
              {t(name)} <span className="tabular">· {groupText(rows, coverage)}</span>
            </h3>
            <ul className="mt-1">
              {rows.map((requirement) => (
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
        );
      })}
    </section>
  );
}
