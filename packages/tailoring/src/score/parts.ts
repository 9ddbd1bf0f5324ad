import type { Match, Posting, Requirement, ScorePart, ScorePartId } from "@savile/model";
import { coverageOf, seniorities } from "@savile/model";
import { seniorityOfTitle } from "../posting/seniority.ts";
import type { Source } from "../match/source.ts";
import { unionMonths } from "../text/months.ts";
import { relationOf } from "./relation.ts";
import type { Relation } from "./relation.ts";
import { enough, fieldLikeness, fitWeights, rungs } from "./weights.data.ts";

type Detail = ScorePart["details"][number];

/** A part before it is scaled: `share` 0..1 of `max`. */
export interface RawPart {
  readonly id: ScorePartId;
  readonly max: number;
  readonly share: number;
  readonly details: readonly Detail[];
}

/** What a resume can show by name; traits, hours and years are told by other means. */
const namedKinds: ReadonlySet<Requirement["kind"]> = new Set([
  "skill",
  "cert",
  "licence",
  "language",
  "degree",
]);

export interface Weighed {
  readonly requirement: Requirement;
  readonly match: Match;
}

/** What is asked for at a level and can be shown by name, with its match; of a group only its best member. */
export function weighedOf(
  posting: Posting,
  matches: readonly Match[],
  level: Requirement["level"],
): Weighed[] {
  const byId = new Map(matches.map((match) => [match.reqId, match]));
  const best = new Map<string, Weighed>();
  for (const requirement of posting.requirements) {
    const match = byId.get(requirement.id);
    if (match === undefined || requirement.level !== level || !namedKinds.has(requirement.kind))
      continue;
    const key = requirement.group ?? requirement.id;
    const known = best.get(key);
    if (known === undefined || match.strength > known.match.strength)
      best.set(key, { requirement, match });
  }
  return [...best.values()];
}

function requirementPart(id: "required" | "preferred", list: readonly Weighed[]): RawPart[] {
  const total = list.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  if (total === 0) return [];
  const earned = list.reduce((sum, one) => sum + one.requirement.weight * one.match.strength, 0);
  const max = fitWeights[id];
  const share = Math.min(1, earned / total / enough[id]);
  return [
    {
      id,
      max,
      share,
      details: list.map(({ requirement, match }) => ({
        reqId: requirement.id,
        factIds: match.factIds,
        points: earned === 0 ? 0 : (max * share * requirement.weight * match.strength) / earned,
        note: match.note,
      })),
    },
  ];
}

function plainPart(id: keyof typeof fitWeights, share: number, factIds: string[], note: string) {
  const max = fitWeights[id];
  return { id, max, share, details: [{ factIds, points: max * share, note }] };
}

function titlePart({ roles: [nearest], isTitleKnown }: Relation, { title }: Posting): RawPart[] {
  if (title === undefined) return [];
  if (nearest === undefined || nearest.nearness === 0)
    return !isTitleKnown
      ? []
      : [plainPart("title", 0, [], `None of your titles is of the same work as ${title}.`)];
  const { role, nearness } = nearest;
  return [
    plainPart("title", nearness, [role.titleAddress], `Closest of your titles: ${role.title}`),
  ];
}

function fieldPart({ likeness }: Relation): RawPart[] {
  if (likeness === null) return [];
  const { none, full } = fieldLikeness;
  const share = Math.min(1, Math.max(0, (likeness - none) / (full - none)));
  const note =
    share === 0
      ? "What you have done is of another field of work."
      : share === 1
        ? "What you have done is of the same field of work."
        : "Some of what you have done is of the same field of work.";
  return [plainPart("field", share, [], note)];
}

function experiencePart({ roles }: Relation, { years: asked }: Posting): RawPart[] {
  if (asked === undefined || asked <= 0) return [];
  const own = roles.filter(({ role, isSameWork }) => role.paid && isSameWork);
  const years = unionMonths(own.flatMap(({ role }) => role.range ?? [])) / 12;
  const dated = own.filter(({ role }) => role.range !== undefined);
  return [
    plainPart(
      "experience",
      Math.min(1, years / asked),
      dated.map(({ role }) => role.datesAddress),
      `${Math.floor(years)} of ${asked} years asked for, counted in this work`,
    ),
  ];
}

function levelPart({ roles }: Relation, { seniority: asked, title }: Posting): RawPart[] {
  if (asked === undefined || title === undefined) return [];
  const own = roles.filter(({ isSameWork }) => isSameWork);
  const held = Math.max(
    -1,
    ...own.map(({ role }) => seniorities.indexOf(seniorityOfTitle(role.title))),
  );
  const note = `Level asked for: ${asked}; highest held in this work: ${seniorities[held] ?? "none"}`;
  if (held < 0) return [plainPart("level", 0, [], note)];
  const apart = seniorities.indexOf(asked) - held;
  const ladder = apart >= 0 ? rungs.below : rungs.above;
  const at = own.filter(({ role }) => seniorities.indexOf(seniorityOfTitle(role.title)) === held);
  return [
    plainPart(
      "level",
      ladder[Math.min(Math.abs(apart), ladder.length - 1)] ?? 0,
      at.map(({ role }) => role.titleAddress),
      note,
    ),
  ];
}

/** The parts that can be measured, before scaling; a part that the posting does not ask for is absent. */
export function rawParts(source: Source, posting: Posting, matches: readonly Match[]): RawPart[] {
  const relation = relationOf(source, posting);
  return [
    ...requirementPart("required", weighedOf(posting, matches, "required")),
    ...requirementPart("preferred", weighedOf(posting, matches, "preferred")),
    ...titlePart(relation, posting),
    ...fieldPart(relation),
    ...experiencePart(relation, posting),
    ...levelPart(relation, posting),
  ];
}

/** The must-haves that the person meets, one of each group. */
export function metMusts(posting: Posting, matches: readonly Match[]): Weighed[] {
  return weighedOf(posting, matches, "required").filter(
    ({ match }) => coverageOf(match.strength) === "met",
  );
}
