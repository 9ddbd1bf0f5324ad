import type { Posting, Requirement } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import { analyse } from "../match/analyse.ts";
import { subjectName } from "../match/pointed.ts";
import { foldText, tokenise } from "@savile/taxonomy";

/** What a gap question is about: one requirement, or the members of "one of these". */
export interface GapSubject {
  readonly id: string;
  readonly canonical: string;
  readonly members: readonly [Requirement, ...Requirement[]];
}

const between = "|";
const askable: ReadonlySet<Requirement["kind"]> = new Set(["skill", "cert", "licence", "language"]);

/** Longer phrases make no question that a person would ask. */
const mostWords = 5;

function isAskable({ kind, canonical, text }: Requirement): boolean {
  return askable.has(kind) && (canonical.length > 0 || text.split(/\s+/).length <= mostWords);
}

/** Everything of a posting that a person could attest in a line, in the order of the posting. */
export function gapSubjects(posting: Posting): GapSubject[] {
  const groups = new Map<string, [Requirement, ...Requirement[]]>();
  for (const requirement of posting.requirements) {
    if (!isAskable(requirement)) continue;
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

function wordsOf(text: string): string {
  return ` ${tokenise(foldText(text).toLowerCase())
    .map((token) => token.key)
    .join(" ")} `;
}

/** Whether a text names the subject (or one of its members), also inside a longer name. */
export function namesSubject(text: string, canonical: string): boolean {
  const words = wordsOf(text);
  const found = new Set([...analyse(text, false).terms, ...analyse(text, true).terms]);
  return canonical.split(between).some((name) => {
    const term = termById(name);
    const spellings = term === undefined ? [name] : [term.name, ...term.aliases];
    return found.has(name) || spellings.some((spelling) => words.includes(wordsOf(spelling)));
  });
}
