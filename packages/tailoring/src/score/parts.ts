import type { Match, Posting, Requirement, ScorePart, ScorePartId } from "@savile/model";
import type { Source } from "../match/source.ts";
import { barsOf } from "./bars.ts";
import type { Bar } from "./bars.ts";
import { experienceFinding, fieldFinding, levelFinding, titleFinding } from "./findings.ts";
import type { Finding } from "./findings.ts";
import { relationOf } from "./relation.ts";
import type { Relation } from "./relation.ts";
import { credentialKinds, isEveryday, namedKinds, skillKinds, weighedOf } from "./weigh.ts";
import type { Kinds, Weighed } from "./weigh.ts";
import {
  enough,
  everyday,
  fitWeights,
  forAll,
  openWeights,
  otherTrade,
  sameWork,
} from "./weights.data.ts";

type Detail = ScorePart["details"][number];

/** A part before it is scaled: `share` 0..1 of `max`. */
export interface RawPart {
  readonly id: ScorePartId;
  readonly max: number;
  readonly share: number;
  readonly details: readonly Detail[];
}

type Weights = Readonly<Record<keyof typeof fitWeights, number>>;

/** How much of what is met counts, and why it is not all of it. */
interface Counting {
  readonly share: number;
  readonly reasons: readonly string[];
  readonly trade: Trade;
}

/** What the title nearest to the one asked for shows of the everyday work of its trade. */
interface Trade {
  readonly strength: number;
  readonly factIds: readonly string[];
  readonly note: string;
}

function tradeOf({ roles }: Relation): Trade {
  const [nearest] = roles;
  const same = nearest !== undefined && nearest.nearness >= sameWork.full;
  return {
    strength: same ? everyday * nearest.nearness : 0,
    factIds: same ? [nearest.role.titleAddress] : [],
    note: `No line shows some of the everyday work; who works as ${nearest?.role.title ?? ""} does it as a rule, so a part of it counts.`,
  };
}

/** A line shows it, or the trade does. */
function strengthOf({ requirement, match }: Weighed, { trade }: Counting): number {
  return isEveryday(requirement) ? Math.max(match.strength, trade.strength) : match.strength;
}

function requirementPart(
  id: keyof typeof enough,
  max: number,
  list: readonly Weighed[],
  counting: Counting,
): RawPart[] {
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const worth = list.map((one) => one.weight * strengthOf(one, counting));
  const earned = worth.reduce((sum, one) => sum + one, 0);
  const held = earned / total;
  const most = (1 - forAll) * Math.min(1, held / enough[id]) + forAll * held;
  const share = counting.share * most;
  const pointsFor = (one: number) => (earned === 0 ? 0 : (max * share * one) / earned);
  const details = list.map(({ requirement, match, weight }) => ({
    reqId: requirement.id,
    factIds: match.factIds,
    points: pointsFor(weight * match.strength),
    note: match.note,
  }));
  const { trade } = counting;
  const shown = list.reduce((sum, { match, weight }) => sum + weight * match.strength, 0);
  // What no line shows stays missing; that the trade does it as a rule is a line of its own.
  const byTrade =
    earned > shown
      ? [{ factIds: [...trade.factIds], points: pointsFor(earned - shown), note: trade.note }]
      : [];
  const reasons = earned === 0 ? [] : counting.reasons;
  return [
    {
      id,
      max,
      share,
      details: [
        ...details,
        ...byTrade,
        ...reasons.map((note) => ({ factIds: [], points: 0, note })),
      ],
    },
  ];
}

function plainPart(id: keyof Weights, max: number, finding: Finding | undefined): RawPart[] {
  if (finding === undefined) return [];
  const { share, factIds, note } = finding;
  return [{ id, max, share, details: [{ factIds, points: max * share, note }] }];
}

/** How much of what is met counts: all of it in this work or field, less in another trade. */
function countingOf(relation: Relation): Counting {
  const field = fieldFinding(relation)?.share ?? 0;
  const near = Math.max(field, ...relation.roles.map(({ counts }) => counts));
  return {
    trade: tradeOf(relation),
    share: otherTrade + (1 - otherTrade) * near,
    reasons: near < 1 ? ["It counts less, because it was done in another kind of work."] : [],
  };
}

/** A part with what stands in the way: less of it counts, and it says why. */
function barred(part: RawPart, bars: readonly Bar[]): RawPart {
  const left = bars.reduce((product, bar) => product * bar.left, 1);
  if (part.share === 0 || bars.length === 0) return part;
  const reasons = bars.map(({ reason }) => ({ factIds: [], points: 0, note: reason }));
  const details = part.details.map((one) => ({ ...one, points: one.points * left }));
  return { ...part, share: part.share * left, details: [...details, ...reasons] };
}

/** The parts that can be measured, before scaling; a part that the posting does not ask for is absent. */
export function rawParts(source: Source, posting: Posting, matches: readonly Match[]): RawPart[] {
  const relation = relationOf(source, posting);
  const weights: Weights = relation.open === "none" ? fitWeights : openWeights;
  const asked = (level: Requirement["level"], kinds: Kinds) =>
    weighedOf(posting, matches, level, kinds);
  const credentials = asked("required", credentialKinds);
  const counting = countingOf(relation);
  const bars = barsOf(posting, matches, relation);
  const parts = [
    ...requirementPart("required", weights.required, asked("required", skillKinds), counting),
    ...requirementPart("preferred", weights.preferred, asked("preferred", namedKinds), counting),
    ...requirementPart("credentials", weights.credentials, credentials, counting),
    ...plainPart("title", weights.title, titleFinding(relation, posting)),
    ...plainPart("field", weights.field, fieldFinding(relation)),
    ...plainPart("experience", weights.experience, experienceFinding(relation, posting, matches)),
    ...plainPart("level", weights.level, levelFinding(relation, posting)),
  ];
  return parts.map((part) => barred(part, bars));
}
