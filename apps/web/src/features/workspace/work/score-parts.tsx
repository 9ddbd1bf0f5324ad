import { coverageFigures, notShown, requirementsOfPart } from "@savile/model";
import type { AtsScore, Coverage, Requirement, ScorePart } from "@savile/model";
import { formatPoints } from "../../../lib/format.ts";
import { t } from "./messages.ts";

type RequirementOf = ReadonlyMap<string, Requirement>;

interface DetailProps {
  readonly detail: ScorePart["details"][number];
  readonly requirementOf: RequirementOf;
}

function Detail({ detail, requirementOf }: DetailProps) {
  const asked = detail.reqId === undefined ? undefined : requirementOf.get(detail.reqId)?.text;
  return (
    <li className="flex justify-between gap-4 py-1">
      <span>
        {asked === undefined ? null : <span className="block text-ink">{asked}</span>}
        {detail.note}
      </span>
      <span className="shrink-0 tabular">{formatPoints(detail.points)}</span>
    </li>
  );
}

/** How many of the requirements of a part are met, and how many of those the page does not show. */
function metText(part: ScorePart, coverage: ReadonlyMap<string, Coverage>): string | null {
  const ids = requirementsOfPart(part);
  if (ids.length === 0) return null;
  const { met, all } = coverageFigures(ids, coverage);
  const unshown = notShown([part], coverage).size;
  const counted = t("score.met", { met, all });
  if (unshown === 0) return counted;
  const hidden = unshown === 1 ? t("score.unshown.one") : t("score.unshown.many", { n: unshown });
  return `${counted}, ${hidden}`;
}

interface PartRowProps {
  readonly part: ScorePart;
  readonly requirementOf: RequirementOf;
  readonly coverage: ReadonlyMap<string, Coverage>;
}

function PartRow({ part, requirementOf, coverage }: PartRowProps) {
  const met = metText(part, coverage);
  const name = t(`score.part.${part.id}`);
  const head = (
    <>
      <span className="flex justify-between gap-4 text-sm">
        <span>
          {name}
          {met === null ? null : <span className="ml-2 text-xs text-ink-3 tabular">{met}</span>}
        </span>
        <span className="shrink-0 text-ink-2 tabular">
          {t("score.points", { points: formatPoints(part.points), max: formatPoints(part.max) })}
        </span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${part.max === 0 ? 0 : (part.points / part.max) * 100}%` }}
        />
      </span>
    </>
  );
  if (part.details.length === 0) return <div className="py-2">{head}</div>;
  return (
    <details>
      <summary className="-mx-2 list-none rounded-mark px-2 py-2 hover:bg-line/40">{head}</summary>
      <ul className="mb-2 space-y-1 border-l-2 border-line pl-3 text-sm text-ink-2">
        {part.details.map((detail, index) => (
          <Detail key={`${index} ${detail.note}`} detail={detail} requirementOf={requirementOf} />
        ))}
      </ul>
    </details>
  );
}

/** How much of the total the person's own edits bring; nothing where that is nothing. */
export function EditShare({ points }: { readonly points: number | null }) {
  if (points === null || points === 0) return null;
  return (
    <p className="flex justify-between gap-4 py-2 text-sm text-ink-2">
      <span>{t("score.edits")}</span>
      <span className="tabular">
        {points > 0 ? "+" : "−"}
        {formatPoints(Math.abs(points))}
      </span>
    </p>
  );
}

export interface ScorePartsProps {
  readonly score: AtsScore;
  readonly requirementOf: RequirementOf;
  /** How well each requirement is carried. */
  readonly coverage: ReadonlyMap<string, Coverage>;
  /** What the person's own edits bring; `null` where there are none, or nothing was measured. */
  readonly edits: number | null;
}

/** The parts of the estimate; they add up to the total, in which the person's edits are counted. */
export function ScoreParts({ score, requirementOf, coverage, edits }: ScorePartsProps) {
  if (score.total === null) return null;
  return (
    <section aria-labelledby="parts" className="mt-7">
      <h2 id="parts" className="font-semibold tracking-tight">
        {t("score.parts")}
      </h2>
      <div className="mt-2 divide-y divide-line">
        {score.parts.map((part) => (
          <PartRow key={part.id} part={part} requirementOf={requirementOf} coverage={coverage} />
        ))}
        {score.missingMustHaves === 0 ? null : (
          <p className="flex justify-between py-2 text-sm text-del">
            <span>{t("score.missing")}</span>
            <span className="tabular">−{formatPoints(Math.abs(score.missingMustHaves))}</span>
          </p>
        )}
        <p className="flex justify-between py-2 text-sm font-semibold">
          <span>{t("score.total")}</span>
          <span className="tabular">{formatPoints(score.total)}</span>
        </p>
        <EditShare points={edits} />
      </div>
    </section>
  );
}
