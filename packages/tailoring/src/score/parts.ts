import type { Match, Posting, Requirement, ScorePart, ScorePartId } from "@savile/model";
import type { Source } from "../match/source.ts";
import { isDriving } from "./driving.ts";
import { experienceFinding, fieldFinding, levelFinding, titleFinding } from "./findings.ts";
import type { Finding } from "./findings.ts";
import { relationOf } from "./relation.ts";
import type { Relation } from "./relation.ts";
import { credentialKinds, namedKinds, skillKinds, weighedOf } from "./weigh.ts";
import type { Kinds, Weighed } from "./weigh.ts";
import {
  enough,
  fitWeights,
  forAll,
  openWeights,
  otherTrade,
  withoutLicence,
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
}

function requirementPart(
  id: keyof typeof enough,
  max: number,
  list: readonly Weighed[],
  counting: Counting,
): RawPart[] {
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const earned = list.reduce((sum, { weight, match }) => sum + weight * match.strength, 0);
  const held = earned / total;
  const most = (1 - forAll) * Math.min(1, held / enough[id]) + forAll * held;
  const share = counting.share * most;
  const details = list.map(({ requirement, match, weight }) => ({
    reqId: requirement.id,
    factIds: match.factIds,
    points: earned === 0 ? 0 : (max * share * weight * match.strength) / earned,
    note: match.note,
  }));
  const reasons = earned === 0 ? [] : counting.reasons;
  return [
    {
      id,
      max,
      share,
      details: [...details, ...reasons.map((note) => ({ factIds: [], points: 0, note }))],
    },
  ];
}

function plainPart(id: keyof Weights, max: number, finding: Finding | undefined): RawPart[] {
  if (finding === undefined) return [];
  const { share, factIds, note } = finding;
  return [{ id, max, share, details: [{ factIds, points: max * share, note }] }];
}

function asksForLicence(credentials: readonly Weighed[]): Weighed[] {
  return credentials.filter(
    ({ requirement }) => requirement.kind === "licence" && !isDriving(requirement),
  );
}

/** How much of what is met counts: all of it in this work or field, less in another trade or without its licence. */
function countingOf(relation: Relation, credentials: readonly Weighed[]): Counting {
  const field = fieldFinding(relation)?.share ?? 0;
  const near = Math.max(field, ...relation.roles.map(({ counts }) => counts));
  const licences = asksForLicence(credentials);
  const isBarred = licences.length > 0 && licences.every(({ match }) => match.strength === 0);
  return {
    share: (otherTrade + (1 - otherTrade) * near) * (isBarred ? withoutLicence : 1),
    reasons: [
      ...(near < 1 ? ["It counts less, because it was done in another kind of work."] : []),
      ...(isBarred ? ["It counts less without the licence that is asked for."] : []),
    ],
  };
}

/** The parts that can be measured, before scaling; a part that the posting does not ask for is absent. */
export function rawParts(source: Source, posting: Posting, matches: readonly Match[]): RawPart[] {
  const relation = relationOf(source, posting);
  const weights: Weights = relation.open === "none" ? fitWeights : openWeights;
  const asked = (level: Requirement["level"], kinds: Kinds) =>
    weighedOf(posting, matches, level, kinds);
  const credentials = asked("required", credentialKinds);
  const counting = countingOf(relation, credentials);
  return [
    ...requirementPart("required", weights.required, asked("required", skillKinds), counting),
    ...requirementPart("preferred", weights.preferred, asked("preferred", namedKinds), counting),
    ...requirementPart("credentials", weights.credentials, credentials, counting),
    ...plainPart("title", weights.title, titleFinding(relation, posting)),
    ...plainPart("field", weights.field, fieldFinding(relation)),
    ...plainPart("experience", weights.experience, experienceFinding(relation, posting, matches)),
    ...plainPart("level", weights.level, levelFinding(relation, posting)),
  ];
}
