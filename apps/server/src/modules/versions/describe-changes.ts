import type { VersionChanges, VersionGroup } from "@savile/contracts";
import type { LineDifference } from "./compare-documents.ts";

const mostGroups = 12;
const longestText = 80;

function short(text: string): string {
  const letters = Array.from(text.split("\n", 1)[0] ?? "");
  if (letters.length <= longestText) return letters.join("");
  return `${letters.slice(0, longestText - 1).join("")}…`;
}

function nameOf({ document, change, what, at }: LineDifference): string {
  return JSON.stringify([document, change, what, at]);
}

function groupOf(lines: readonly LineDifference[]): VersionGroup | null {
  const [first] = lines;
  if (first === undefined) return null;
  const { document, change, what, at, number } = first;
  const group = { document_type: document, change, what, count: lines.length, at };
  if (lines.length > 1) return group;
  return {
    ...group,
    text: short(first.after ?? first.before ?? ""),
    ...(number === undefined ? {} : { number }),
  };
}

/** Differences counted by kind and entry, the largest groups first. */
export function groupDifferences(differences: readonly LineDifference[]): VersionGroup[] {
  const groups = new Map<string, LineDifference[]>();
  for (const line of differences) {
    const name = nameOf(line);
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [line]);
    else known.push(line);
  }
  const found = [...groups.values()].flatMap((lines) => groupOf(lines) ?? []);
  return found.toSorted((a, b) => b.count - a.count).slice(0, mostGroups);
}

/** What of a review's state is told beside the lines. */
export interface Reviewing {
  readonly decisions: readonly { readonly changeId: string; readonly at: string }[];
  readonly answers: readonly { readonly gapId: string; readonly canonical: string }[];
}

/** Decisions that were made, altered or taken back. */
function decidedBetween(before: Reviewing, after: Reviewing): number {
  const told = (state: Reviewing): Map<string, string> =>
    new Map(state.decisions.map((one) => [one.changeId, JSON.stringify(one)]));
  const [then, now] = [told(before), told(after)];
  const altered = [...now].filter(([id, text]) => then.get(id) !== text).length;
  return altered + [...then.keys()].filter((id) => !now.has(id)).length;
}

function subjectsOnlyIn(one: Reviewing, other: Reviewing): string[] {
  const known = new Set(other.answers.map((answer) => answer.gapId));
  return one.answers.filter((answer) => !known.has(answer.gapId)).map((answer) => answer.canonical);
}

/** What the person decided and answered between two states, as far as there is something. */
export function describeReview(
  before: Reviewing,
  after: Reviewing,
): Pick<VersionChanges, "decided" | "answered" | "withdrawn"> {
  const decided = decidedBetween(before, after);
  const answered = subjectsOnlyIn(after, before);
  const withdrawn = subjectsOnlyIn(before, after);
  return {
    ...(decided === 0 ? {} : { decided }),
    ...(answered.length === 0 ? {} : { answered }),
    ...(withdrawn.length === 0 ? {} : { withdrawn }),
  };
}
