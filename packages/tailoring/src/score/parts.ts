import type { Match, Posting, Requirement, ScorePart, ScorePartId } from "@savile/model";
import { coverageOf, seniorities } from "@savile/model";
import { seniorityOfTitle } from "../posting/seniority.ts";
import type { Source } from "../match/source.ts";
import { unionMonths } from "../text/months.ts";
import { isDriving } from "./driving.ts";
import { relationOf } from "./relation.ts";
import type { Relation } from "./relation.ts";
import {
  enough,
  fieldLikeness,
  fitWeights,
  drivingWeight,
  leastOfLevel,
  openWeights,
  rungs,
} from "./weights.data.ts";

type Detail = ScorePart["details"][number];

/** A part before it is scaled: `share` 0..1 of `max`. */
export interface RawPart {
  readonly id: ScorePartId;
  readonly max: number;
  readonly share: number;
  readonly details: readonly Detail[];
}

type Kinds = ReadonlySet<Requirement["kind"]>;

/** What a resume can show by name; traits, hours and years are told by other means. */
const skillKinds: Kinds = new Set(["skill"]);
/** What one holds or does not hold. */
const credentialKinds: Kinds = new Set(["cert", "licence", "language", "degree"]);
const namedKinds: Kinds = new Set([...skillKinds, ...credentialKinds]);

export interface Weighed {
  readonly requirement: Requirement;
  readonly match: Match;
  readonly weight: number;
}

function weightOf(requirement: Requirement): number {
  return isDriving(requirement) ? drivingWeight : requirement.weight;
}

/** What is asked for at a level and can be shown by name, with its match; of a group only its best member. */
export function weighedOf(
  posting: Posting,
  matches: readonly Match[],
  level: Requirement["level"],
  kinds: Kinds = namedKinds,
): Weighed[] {
  const byId = new Map(matches.map((match) => [match.reqId, match]));
  const best = new Map<string, Weighed>();
  for (const requirement of posting.requirements) {
    const match = byId.get(requirement.id);
    if (match === undefined || requirement.level !== level || !kinds.has(requirement.kind))
      continue;
    const key = requirement.group ?? requirement.id;
    const known = best.get(key);
    if (known === undefined || match.strength > known.match.strength)
      best.set(key, { requirement, match, weight: weightOf(requirement) });
  }
  return [...best.values()];
}

type Weights = Readonly<Record<keyof typeof fitWeights, number>>;

function requirementPart(
  id: keyof typeof enough,
  max: number,
  list: readonly Weighed[],
): RawPart[] {
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const earned = list.reduce((sum, { weight, match }) => sum + weight * match.strength, 0);
  const share = Math.min(1, earned / total / enough[id]);
  return [
    {
      id,
      max,
      share,
      details: list.map(({ requirement, match, weight }) => ({
        reqId: requirement.id,
        factIds: match.factIds,
        points: earned === 0 ? 0 : (max * share * weight * match.strength) / earned,
        note: match.note,
      })),
    },
  ];
}

/** A part that one thing decides. */
interface Finding {
  readonly share: number;
  readonly factIds: string[];
  readonly note: string;
}

function plainPart(id: keyof Weights, max: number, finding: Finding | undefined): RawPart[] {
  if (finding === undefined) return [];
  const { share, factIds, note } = finding;
  return [{ id, max, share, details: [{ factIds, points: max * share, note }] }];
}

function titleFinding(relation: Relation, posting: Posting): Finding | undefined {
  const { title } = posting;
  const [nearest] = relation.roles;
  if (title === undefined) return undefined;
  if (nearest !== undefined && nearest.nearness > 0) {
    const { role, nearness } = nearest;
    const note = `Closest of your titles: ${role.title}`;
    const level = levelFinding(relation, posting)?.share ?? 1;
    return { share: nearness * Math.max(level, leastOfLevel), factIds: [role.titleAddress], note };
  }
  const note = `None of your titles is of the same work as ${title}.`;
  return relation.isTitleKnown ? { share: 0, factIds: [], note } : undefined;
}

function fieldFinding({ likeness }: Relation): Finding | undefined {
  if (likeness === null) return undefined;
  const { none, full } = fieldLikeness;
  const share = Math.min(1, Math.max(0, (likeness - none) / (full - none)));
  const note =
    share === 0
      ? "What you have done is of another field of work."
      : share === 1
        ? "What you have done is of the same field of work."
        : "Some of what you have done is of the same field of work.";
  return { share, factIds: [], note };
}

/** Years are counted where jobs have dates; jobs of this work that have none leave the question open. */
function experienceFinding(
  { roles }: Relation,
  { years: asked, requirements }: Posting,
  matches: readonly Match[],
): Finding | undefined {
  if (asked === undefined || asked <= 0) return undefined;
  const demands = new Set(
    requirements.flatMap(({ id, kind, level }) =>
      kind === "years" && level === "required" ? [id] : [],
    ),
  );
  const strengths = matches.filter(({ reqId }) => demands.has(reqId)).map((one) => one.strength);
  const own = roles.filter(({ role, isSameWork }) => role.paid && isSameWork);
  const dated = own.filter(({ role }) => role.range !== undefined);
  if (own.length > 0 && dated.length === 0) return undefined;
  const years = unionMonths(dated.flatMap(({ role }) => role.range ?? [])) / 12;
  const shares = [Math.min(1, years / asked), ...strengths];
  return {
    share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    factIds: dated.map(({ role }) => role.datesAddress),
    note: `${Math.floor(years)} of ${asked} years asked for, counted in this work`,
  };
}

/** Who helps in a trade stands where it begins. */
const helps = /\b(?:assistant|helper|aide|apprentice|trainee)s?\b/iu;

/** The rung of a held title, as it counts for the title asked for. */
function rungOf(title: string, asked: string): number {
  const isHelper = helps.test(title) && !helps.test(asked);
  return isHelper ? 0 : seniorities.indexOf(seniorityOfTitle(title));
}

/** How the highest rung held in this work stands to the one asked for. */
function levelFinding({ roles }: Relation, { seniority, title }: Posting): Finding | undefined {
  if (seniority === undefined || title === undefined) return undefined;
  const own = roles.filter(({ isSameWork }) => isSameWork);
  const held = Math.max(-1, ...own.map(({ role }) => rungOf(role.title, title)));
  const note = `Level asked for: ${seniority}; highest held in this work: ${seniorities[held] ?? "none"}`;
  if (held < 0) return { share: 0, factIds: [], note };
  const apart = seniorities.indexOf(seniority) - held;
  const ladder = apart >= 0 ? rungs.below : rungs.above;
  const at = own.filter(({ role }) => rungOf(role.title, title) === held);
  return {
    share: ladder[Math.min(Math.abs(apart), ladder.length - 1)] ?? 0,
    factIds: at.map(({ role }) => role.titleAddress),
    note,
  };
}

/** The parts that can be measured, before scaling; a part that the posting does not ask for is absent. */
export function rawParts(source: Source, posting: Posting, matches: readonly Match[]): RawPart[] {
  const relation = relationOf(source, posting);
  const weights: Weights = relation.open === "none" ? fitWeights : openWeights;
  const asked = (level: Requirement["level"], kinds: Kinds) =>
    weighedOf(posting, matches, level, kinds);
  return [
    ...requirementPart("required", weights.required, asked("required", skillKinds)),
    ...requirementPart("preferred", weights.preferred, asked("preferred", namedKinds)),
    ...requirementPart("credentials", weights.credentials, asked("required", credentialKinds)),
    ...plainPart("title", weights.title, titleFinding(relation, posting)),
    ...plainPart("field", weights.field, fieldFinding(relation)),
    ...plainPart("experience", weights.experience, experienceFinding(relation, posting, matches)),
    ...plainPart("level", weights.level, levelFinding(relation, posting)),
  ];
}

/** The must-haves that the person meets, one of each group. */
export function metMusts(posting: Posting, matches: readonly Match[]): Weighed[] {
  return weighedOf(posting, matches, "required").filter(
    ({ match }) => coverageOf(match.strength) === "met",
  );
}
