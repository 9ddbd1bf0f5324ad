import type { Posting, Requirement } from "@savile/model";
import { termById } from "../lexicon/terms.ts";
import { analyse } from "../match/analyse.ts";
import { foldText } from "../text/normalise.ts";

/** What a gap question is about: one requirement, or the members of "one of these". */
export interface GapSubject {
  readonly id: string;
  readonly canonical: string;
  readonly members: readonly [Requirement, ...Requirement[]];
}

const between = "|";
const askable: ReadonlySet<Requirement["kind"]> = new Set(["skill", "cert", "licence", "language"]);

function subjectName(requirement: Requirement): string {
  return requirement.canonical[0] ?? foldText(requirement.text).toLowerCase().trim();
}

/** Everything of a posting that a person could attest in a line, in the order of the posting. */
export function gapSubjects(posting: Posting): GapSubject[] {
  const groups = new Map<string, [Requirement, ...Requirement[]]>();
  for (const requirement of posting.requirements) {
    if (requirement.level === "context" || !askable.has(requirement.kind)) continue;
    const key = requirement.group ?? requirement.id;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [requirement]);
    else known.push(requirement);
  }
  return [...groups.values()].map((members) => ({
    id: `gap.${members[0].id}`,
    canonical: [...new Set(members.map(subjectName))].sort().join(between),
    members,
  }));
}

/** Names of what a `canonical` stands for: one, or the members of "one of these". */
export function namesOf(canonical: string): string[] {
  return canonical.split(between).map((name) => termById(name)?.name ?? name);
}

/** Whether a text names the subject (or one of its members). */
export function namesSubject(text: string, canonical: string): boolean {
  const { terms } = analyse(text, false);
  const listed = analyse(text, true).terms;
  const folded = foldText(text).toLowerCase();
  return canonical
    .split(between)
    .some(
      (name) =>
        terms.has(name) ||
        (termById(name) === undefined ? folded.includes(name) : listed.has(name)),
    );
}
