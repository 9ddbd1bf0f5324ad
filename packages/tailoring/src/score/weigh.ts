import { coverageOf } from "@savile/model";
import type { Match, Posting, Requirement } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import { isDriving } from "./driving.ts";
import { ofEveryTrade } from "./field.ts";
import { drivingWeight, generalWeight } from "./weights.data.ts";

export type Kinds = ReadonlySet<Requirement["kind"]>;

/** What a resume can show by name; traits, hours and years are told by other means. */
export const skillKinds: Kinds = new Set(["skill"]);
/** What one holds or does not hold. */
export const credentialKinds: Kinds = new Set(["cert", "licence", "language", "degree"]);
export const namedKinds: Kinds = new Set([...skillKinds, ...credentialKinds]);

export interface Weighed {
  readonly requirement: Requirement;
  readonly match: Match;
  readonly weight: number;
}

/** Whether a demand is told in plain words, so that whoever does this work does it: no name, no program, no number. */
export function isEveryday({ kind, canonical, text }: Requirement): boolean {
  return kind === "skill" && canonical.length === 0 && !/\d|\S\s+\p{Lu}|\p{Lu}{2}/u.test(text);
}

/** Whether people of every trade say that they meet a demand. */
function isGeneral({ kind, canonical }: Requirement): boolean {
  if (kind !== "skill") return false;
  const families = canonical.map((id) => termById(id)?.family);
  return families.every((family) => family === undefined || ofEveryTrade.has(family));
}

function weightOf(requirement: Requirement): number {
  if (isDriving(requirement)) return drivingWeight;
  return requirement.weight * (isGeneral(requirement) ? generalWeight : 1);
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

/** The must-haves that the person meets, one of each group. */
export function metMusts(posting: Posting, matches: readonly Match[]): Weighed[] {
  return weighedOf(posting, matches, "required").filter(
    ({ match }) => coverageOf(match.strength) === "met",
  );
}
