import { coverageFigures, notShown, requirementsOfPart } from "@savile/model";
import type { Coverage, Requirement, ScorePart, ScoreReport } from "@savile/model";
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

interface Told {
  /** How well each requirement is carried. */
  readonly coverage: ReadonlyMap<string, Coverage>;
  /** The must-haves that are met and page one does not name. */
  readonly hidden: ReadonlySet<string>;
}

/** How many of the requirements of a part are met, and how many of those page one does not show. */
function metText(part: ScorePart, { coverage, hidden: unnamed }: Told): string | null {
  const ids = requirementsOfPart(part);
  if (ids.length === 0) return null;
  const { met, all } = coverageFigures(ids, coverage);
  const unshown = ids.filter((id) => unnamed.has(id)).length;
  const counted = t("score.met", { met, all });
  if (unshown === 0) return counted;
  const hidden = unshown === 1 ? t("score.unshown.one") : t("score.unshown.many", { n: unshown });
  return `${counted}, ${hidden}`;
}

interface PartRowProps {
  readonly part: ScorePart;
  readonly requirementOf: RequirementOf;
  readonly told: Told;
}

function PartRow({ part, requirementOf, told }: PartRowProps) {
  const met = metText(part, told);
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

export interface ScorePartsProps {
  readonly score: ScoreReport;
  readonly requirementOf: RequirementOf;
  /** How well each requirement is carried. */
  readonly coverage: ReadonlyMap<string, Coverage>;
}

/** The parts of *fit*; they add up to the total. */
export function ScoreParts({ score, requirementOf, coverage }: ScorePartsProps) {
  const { total, parts, missingMustHaves = 0 } = score.fit;
  if (total === null) return null;
  const told = { coverage, hidden: notShown(score) };
  return (
    <section aria-labelledby="parts" className="mt-7">
      <h2 id="parts" className="font-semibold tracking-tight">
        {t("score.parts")}
      </h2>
      <div className="mt-2 divide-y divide-line">
        {parts.map((part) => (
          <PartRow key={part.id} part={part} requirementOf={requirementOf} told={told} />
        ))}
        {missingMustHaves === 0 ? null : (
          <p className="flex justify-between py-2 text-sm text-del">
            <span>{t("score.missing")}</span>
            <span className="tabular">−{formatPoints(Math.abs(missingMustHaves))}</span>
          </p>
        )}
        <p className="flex justify-between py-2 text-sm font-semibold">
          <span>{t("score.total")}</span>
          <span className="tabular">{formatPoints(total)}</span>
        </p>
      </div>
    </section>
  );
}
