import { coverageOf } from "@savile/model";
import type { Match, Posting, Requirement } from "@savile/model";
import { isDriving } from "./driving.ts";
import type { Relation } from "./relation.ts";
import { barredBy, sameWork } from "./weights.data.ts";

/** What stands in the way of a job whatever else is met, and what it leaves of the points. */
export interface Bar {
  readonly left: number;
  readonly reason: string;
}

/** A demand with how strongly it is met, the best of its group. */
interface Held {
  readonly requirement: Requirement;
  readonly strength: number;
}

function heldOf({ requirements }: Posting, matches: readonly Match[]): Held[] {
  const strengths = new Map(matches.map(({ reqId, strength }) => [reqId, strength]));
  const best = new Map<string, Held>();
  for (const requirement of requirements) {
    if (requirement.level !== "required") continue;
    const key = requirement.group ?? requirement.id;
    const strength = strengths.get(requirement.id) ?? 0;
    const known = best.get(key);
    if (known === undefined || known.strength < strength) best.set(key, { requirement, strength });
  }
  return [...best.values()];
}

/** Whether some are asked for and nothing at all is held of any. */
function lacksAll(held: readonly Held[]): boolean {
  return held.length > 0 && held.every(({ strength }) => coverageOf(strength) === "missing");
}

function ofKind(held: readonly Held[], kind: Requirement["kind"]): Held[] {
  return held.filter(({ requirement }) => requirement.kind === kind);
}

/** What the work cannot be done without, and is not held. */
export function barsOf(posting: Posting, matches: readonly Match[], relation: Relation): Bar[] {
  const held = heldOf(posting, matches);
  const licences = ofKind(held, "licence").filter(({ requirement }) => !isDriving(requirement));
  const languages = ofKind(held, "language").filter(
    ({ requirement }) => !requirement.canonical.includes("english"),
  );
  const years = ofKind(held, "years").filter(({ requirement }) => (requirement.minYears ?? 0) > 1);
  const isNear = (relation.roles[0]?.nearness ?? 0) >= sameWork.full;
  const short = years.length > 0 && years.every(({ strength }) => strength < 1);
  return [
    ...(lacksAll(licences)
      ? [
          {
            left: barredBy.licence,
            reason: "It counts less without the licence that is asked for.",
          },
        ]
      : []),
    ...(lacksAll(languages)
      ? [{ left: barredBy.language, reason: "It counts less without the language asked for." }]
      : []),
    ...(relation.open === "none" && !isNear && short
      ? [{ left: barredBy.years, reason: "It counts less, because the years were in other work." }]
      : []),
  ];
}
