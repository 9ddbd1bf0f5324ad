import { stemOf } from "../text/stem.ts";
import { foreignGroups } from "../thesaurus/foreign.data.ts";
import { broaderWords, nounGroups } from "../thesaurus/nouns.data.ts";
import { verbGroups } from "../thesaurus/verbs.data.ts";
import { verbOf } from "./verbs.ts";

/** The stem of the base of a verb ("taught" -> "teach"), else of the word. */
export function rootOf(word: string): string {
  const known = verbOf(word);
  return stemOf(known === undefined ? word.replace(/men$/, "man") : known.verb.base);
}

/** The rows of a table. */
export function linesOf(table: string): string[] {
  return table.split("\n").filter((line) => line.trim() !== "");
}

const groupsByRoot = new Map<string, number[]>();
for (const [index, line] of [
  ...linesOf(verbGroups),
  ...linesOf(nounGroups),
  ...linesOf(foreignGroups),
].entries()) {
  for (const root of new Set(line.trim().split(/\s+/).map(rootOf)))
    groupsByRoot.set(root, [...(groupsByRoot.get(root) ?? []), index]);
}

/** What is said by a special word, by its root. */
const broaderByRoot = new Map<string, Set<string>>();
for (const line of linesOf(broaderWords)) {
  const [special = "", general = ""] = line.split(":");
  const roots = general.trim().split(/\s+/).map(rootOf);
  for (const word of special.trim().split(/\s+/)) {
    const known = broaderByRoot.get(rootOf(word)) ?? new Set<string>();
    for (const root of roots) known.add(root);
    broaderByRoot.set(rootOf(word), known);
  }
}

const verbRows = linesOf(verbGroups).length;

/** Whether a group holds deeds, and no things. */
export function isVerbGroup(group: number): boolean {
  return group < verbRows;
}

const nowhere: readonly number[] = [];

/** Groups of the thesaurus that a root stands in. */
export function groupsOf(root: string): readonly number[] {
  return groupsByRoot.get(root) ?? nowhere;
}

/** Groups of the thesaurus that a root stands in, and the roots that say in general what it says. */
export function saidByRoot(root: string): {
  readonly groups: readonly number[];
  readonly broader: readonly string[];
} {
  return { groups: groupsOf(root), broader: [...(broaderByRoot.get(root) ?? [])] };
}

/** Whether two stems may stand for each other. */
export function sameMeaning(a: string, b: string): boolean {
  if (a === b) return true;
  const groups = groupsByRoot.get(a);
  return (
    groups !== undefined && (groupsByRoot.get(b) ?? []).some((group) => groups.includes(group))
  );
}

/** Whether a root says in general what another says in particular. */
export function isBroader(general: string, special: string): boolean {
  return broaderByRoot.get(special)?.has(general) ?? false;
}
