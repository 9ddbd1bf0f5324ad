import type { RefinedLine } from "@savile/model";
import { orderLines, orderSkills } from "../write/bullets.ts";
import { attemptOf, counted } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { sectionName } from "./section-name.ts";
import type { Intent } from "./intent.ts";

interface List {
  readonly path: string;
  readonly rule: "reorder" | "front-skill";
  readonly ids: readonly string[];
}

function ids(texts: readonly { id: string }[]): string[] {
  return texts.map((text) => text.id);
}

/** The ordered lists of the resume as it stands: bullets of each entry, skills of each group. */
export function listsOf({ current }: Bench): List[] {
  const { resume } = current;
  const entries = [
    ...resume.experience,
    ...resume.projects,
    ...resume.volunteer,
    ...resume.leadership,
    ...resume.teaching,
    ...resume.military,
  ];
  return [
    ...entries.map((entry) => ({
      path: entry.id,
      rule: "reorder" as const,
      ids: ids(entry.bullets),
    })),
    { path: "cmp", rule: "front-skill" as const, ids: ids(resume.competencies) },
    ...resume.skills.map((group) => ({
      path: group.id,
      rule: "front-skill" as const,
      ids: ids(group.skills),
    })),
  ];
}

export interface Ordering {
  readonly list: List;
  readonly ids: readonly string[];
  readonly reason: string;
  readonly first?: readonly string[];
  readonly reqIds?: readonly string[];
}

/** A new order of a list, where it is one. */
export function ordered({ list, ids, reason, first = [], reqIds = [] }: Ordering): RefinedLine[] {
  const before = list.ids.join(" ");
  const after = ids.join(" ");
  if (before === after || list.ids.length < 2) return [];
  return [
    {
      path: list.path,
      before,
      after,
      rule: list.rule,
      reason,
      evidence: first.map((id) => `${list.path}.${id}`),
      reqIds: [...reqIds],
    },
  ];
}

export interface FrontOptions {
  /** At the end instead of in front. */
  readonly last?: boolean;
  /** The lower, the further in front among those that are wanted. */
  readonly rank?: (address: string) => number;
}

/** Lists with the lines that `isWanted` names in front (or, with `last`, at the end). */
export function frontLines(
  bench: Bench,
  isWanted: (address: string) => boolean,
  reason: string,
  { last = false, rank = () => 0 }: FrontOptions = {},
): RefinedLine[] {
  return listsOf(bench).flatMap((list) => {
    const wanted = list.ids
      .filter((id) => isWanted(`${list.path}.${id}`))
      .toSorted((a, b) => rank(`${list.path}.${a}`) - rank(`${list.path}.${b}`));
    const rest = list.ids.filter((id) => !wanted.includes(id));
    const ids = last ? [...rest, ...wanted] : [...wanted, ...rest];
    return ordered({ list, ids, reason, first: wanted });
  });
}

/** What `orderLines` and `orderSkills` would do, and the order of the file where they do nothing. */
function wishedOrder(bench: Bench, by: "relevance" | "file"): Map<string, readonly string[]> {
  const { source, plan } = bench;
  const own = { ...bench, current: source };
  const file = new Map(listsOf(own).map((list) => [list.path, list.ids]));
  if (by === "file") return file;
  for (const proposal of [...orderLines(source, plan), ...orderSkills(source, plan)])
    file.set(proposal.path, (proposal.after ?? "").split(" "));
  return file;
}

/** The lines of every list by what the posting asks for, or as the file has them. */
export function orderAll(bench: Bench, by: "relevance" | "file"): Attempt {
  const wished = wishedOrder(bench, by);
  const reason =
    by === "file"
      ? "You asked for the order of your file."
      : "You asked for what answers the posting to come first.";
  const lines = listsOf(bench).flatMap((list) => {
    const rank = new Map((wished.get(list.path) ?? []).map((id, index) => [id, index]));
    const place = (id: string) => rank.get(id) ?? list.ids.length + list.ids.indexOf(id);
    const ids = [...list.ids].sort((a, b) => place(a) - place(b));
    return ordered({ list, ids, reason });
  });
  return attemptOf(
    bench,
    lines,
    (count) =>
      `${counted(count, "list")} put in ${by === "file" ? "the order of your file" : "order of relevance"}.`,
    by === "file"
      ? "Everything already stands in the order of your file; jobs are always listed by date."
      : "What answers the posting already comes first in every entry.",
  );
}

/** Moves a section of the resume. */
export function moveSection(
  bench: Bench,
  { section, to }: Extract<Intent, { do: "move-section" }>,
): Attempt {
  const { order } = bench.current.resume;
  const name = sectionName(bench, section);
  if (!order.includes(section)) {
    return { kind: "declined", said: `Your resume has no section "${name}" that could be moved.` };
  }
  const rest = order.filter((one) => one !== section);
  const target = typeof to === "string" ? undefined : (to.before ?? to.after);
  const at = rest.indexOf(target ?? "");
  const place =
    to === "first" ? 0 : to === "last" || at < 0 ? rest.length : at + (isBefore(to) ? 0 : 1);
  const after = [...rest.slice(0, place), section, ...rest.slice(place)];
  const line: RefinedLine = {
    path: "order",
    before: order.join(" "),
    after: after.join(" "),
    rule: "reorder",
    reason: "You asked for this order of the sections.",
    evidence: [],
    reqIds: [],
  };
  return attemptOf(
    bench,
    [line],
    () => `The section "${name}" moves.`,
    `The section "${name}" already stands there.`,
  );
}

function isBefore(to: Extract<Intent, { do: "move-section" }>["to"]): boolean {
  return typeof to !== "string" && to.before !== undefined;
}
