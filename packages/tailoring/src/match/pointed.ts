import type { Requirement } from "@savile/model";
import { foldText } from "@savile/taxonomy";
import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source } from "./source.ts";

/** What the person says of a line is worth what another wording of the same thing is. */
const pointedStrength = 0.8;

const pointable: ReadonlySet<Requirement["kind"]> = new Set(["skill", "soft", "cert", "licence"]);

/** The name under which the answers of a person about a requirement are kept. */
export function subjectName(requirement: Pick<Requirement, "canonical" | "text">): string {
  return requirement.canonical[0] ?? foldText(requirement.text).toLowerCase().trim();
}

/** The lines of which the person said that they show what is asked for. */
export function matchPointed(source: Source, requirement: Requirement): Found {
  // Years, degrees and the like of the same subject are asked for with more than a line.
  if (!pointable.has(requirement.kind)) return none;
  const lines = source.shownBy.get(subjectName(requirement)) ?? [];
  const factIds = lines.filter((address) => source.byAddress.has(address));
  return factIds.length === 0 ? none : { factIds, strength: pointedStrength, how: "pointed" };
}
