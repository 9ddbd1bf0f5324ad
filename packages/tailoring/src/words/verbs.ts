import {
  irregularVerbs,
  leadingVerbs,
  nounOpeners,
  regularVerbs,
  takingPartVerbs,
} from "./verbs.data.ts";
import { titleNouns } from "@savile/taxonomy/lexicon";

/** The forms of one verb. */
export interface Verb {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly gerund: string;
  readonly third: string;
}

const vowel = /[aeiou]/;

function pastOf(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (base.endsWith("y") && !vowel.test(base.charAt(base.length - 2)))
    return `${base.slice(0, -1)}ied`;
  return `${base}ed`;
}

function gerundOf(base: string): string {
  return base.endsWith("e") && !/(?:ee|ye|oe)$/.test(base)
    ? `${base.slice(0, -1)}ing`
    : `${base}ing`;
}

function thirdOf(base: string): string {
  if (base.endsWith("y") && !vowel.test(base.charAt(base.length - 2)))
    return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

export type VerbForm = "past" | "present" | "third" | "gerund";
const byForm = new Map<string, { verb: Verb; form: VerbForm }>();

function register(verb: Verb): void {
  const forms: readonly (readonly [string, VerbForm])[] = [
    [verb.past, "past"],
    [verb.participle, "past"],
    [verb.base, "present"],
    [verb.third, "third"],
    [verb.gerund, "gerund"],
  ];
  for (const [word, form] of forms) if (!byForm.has(word)) byForm.set(word, { verb, form });
}

for (const line of irregularVerbs.trim().split("\n")) {
  const [base = "", past = "", participle = "", gerund = ""] = line.trim().split(" ");
  register({ base, past, participle, gerund, third: base === "be" ? "is" : thirdOf(base) });
}
for (const base of regularVerbs.trim().split(/\s+/)) {
  if (byForm.has(base)) continue;
  register({
    base,
    past: pastOf(base),
    participle: pastOf(base),
    gerund: gerundOf(base),
    third: thirdOf(base),
  });
}

/** The verb that a word is a form of, if the table knows it. */
export function verbOf(word: string): { readonly verb: Verb; readonly form: VerbForm } | undefined {
  return byForm.get(word.toLowerCase());
}

/** How much of the work a verb claims: 0 took part, 1 did it, 2 led it. */
export function verbRank(base: string): 0 | 1 | 2 {
  if (leadingVerbs.has(base)) return 2;
  return takingPartVerbs.has(base) ? 0 : 1;
}

/** A verb in one of its forms, with the place of the word. */
export interface Opener {
  readonly verb: Verb;
  readonly form: VerbForm;
  readonly start: number;
  readonly end: number;
}

/** The verb that opens a line ("Built ...", "Successfully built ..."). */
export function openerOf(text: string): Opener | undefined {
  const found = /^["'•\s-]*((?:[\p{L}]+ly\s+)?)([\p{L}-]+)/u.exec(text);
  if (found === null) return undefined;
  const [whole, , word = ""] = found;
  if (nounOpeners.has(word.toLowerCase())) return undefined;
  const known = verbOf(word) ?? regularPast(word) ?? regularPast(lastPart(word));
  if (known === undefined) return undefined;
  const end = whole.length;
  // "Engineer in Training", "Nurse, ICU": a title, not an order.
  const title = known.form === "present" && titleNouns.has(word.toLowerCase());
  if (title && /^(?:\s*$|\s*[,(|-]|\s(?:in|at|with|for|of|and|to)\b)/.test(text.slice(end)))
    return undefined;
  return { ...known, start: end - word.length, end };
}

/** "Co-founded": the verb is behind the hyphen. */
function lastPart(word: string): string {
  return word.slice(word.lastIndexOf("-") + 1);
}

/** Past forms of verbs that the table lacks: "-ed" after a stem of some length. */
function regularPast(word: string): { verb: Verb; form: VerbForm } | undefined {
  const lower = word.toLowerCase();
  if (!/^[a-z]{3,}ed$/.test(lower) || /(?:eed|bed|red)$/.test(lower)) return undefined;
  const bare = lower.slice(0, -2);
  const base =
    /(?:[aeiou][^aeiouwxy]|at|iz|is|ur|ag|ut|ov|iv|uc|as|os|us|id|od|ud|ir|ar|ic|ul|pl|bl|tl|dl)$/.test(
      bare,
    )
      ? `${bare}e`
      : bare;
  return {
    verb: { base, past: lower, participle: lower, gerund: `${bare}ing`, third: `${base}s` },
    form: "past",
  };
}
