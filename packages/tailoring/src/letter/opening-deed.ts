import type { SourceRole } from "../match/source.ts";
import { coreOf } from "../plan/core-of-line.ts";
import { wordCount } from "../words/phrases.ts";
import type { LetterContext } from "./context.ts";
import { toldOf } from "./told.ts";
import type { Told } from "./told.ts";

const mostWords = 20;
/** A line of less says nothing for which somebody would read on. */
const leastCore = 0.5;

/** A row of short things may have commas: "ran HPLC, ELISA and gels"; two halves of a note may not. */
function isOnePhrase(text: string): boolean {
  const [head = "", ...rest] = text.split(/,\s+/u);
  if (rest.length === 0) return true;
  const last = rest.at(-1) ?? "";
  const items = rest.slice(0, -1);
  return (
    /^[^,]{1,40}? and /u.test(last) &&
    wordCount(head) <= 6 &&
    items.every((item) => wordCount(item) <= 3) &&
    wordCount(last.split(" and ")[0] ?? "") <= 3
  );
}

/** "Pick accuracy up from 99.1% to 99.6%": a measure and how it moved, which nobody did in these words. */
const moved = /^(?:\S+ ){1,3}(?:up|down|from) (?:from )?[\d$€£]/u;

/** A deed as it can end a sentence that has begun with title and employer; none where it is long or in halves. */
function fitting(told: Told): Told | undefined {
  const bare = told.did.replace(/\s*\([^()]*\)/gu, "");
  const fits =
    wordCount(bare) <= mostWords &&
    isOnePhrase(told.entry.line.text.replace(/\s*\([^()]*\)/gu, "")) &&
    !moved.test(bare) &&
    !/[;:()"“”]|^(?:am|was|have|had)\b/u.test(bare);
  return fits ? { ...told, did: bare } : undefined;
}

/** What a letter opens on: of the role that it names first the line that comes nearest to the core of the post. */
export function openingDeed(
  { plan }: LetterContext,
  role: SourceRole | undefined,
): Told | undefined {
  if (role === undefined) return undefined;
  const [found] = plan.ranked
    .filter((entry) => entry.role.id === role.id && entry.line.kind === "bullet")
    .map((entry) => ({ entry, core: coreOf(plan, entry) }))
    .filter(({ core }) => core >= leastCore)
    .toSorted((a, b) => b.core - a.core)
    .flatMap(({ entry }) => toldOf(entry) ?? [])
    .flatMap((told) => fitting(told) ?? []);
  return found;
}
