import type { RankedLine } from "../plan/make-plan.ts";
import { sentencesOf } from "../text/sentences.ts";
import { foldText } from "@savile/taxonomy";
import { lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";
import type { Opener } from "../words/verbs.ts";
import { withoutTalk } from "../write/trim.ts";
import { tellsOwnWork } from "../write/own-work.ts";
import { openerOf, verbOf } from "../words/verbs.ts";
import type { Verb } from "../words/verbs.ts";

/** What one did, as a phrase that can follow "I": "reduced errors by 15%". */
export interface Told {
  readonly phrase: string;
  /** "either" where the form does not tell: "read blueprints". */
  readonly tense: "past" | "present" | "either";
  /** The phrase follows "I was" or "I am": "responsible for ...". */
  readonly was: boolean;
}

const shortest = 4;
const longest = 34;

/** The first sentence of a line; the rest is left to the resume. */
export function firstSentenceOf(text: string): string {
  const [first] = sentencesOf(text);
  const whole = first === undefined ? text : text.slice(first.start, first.end);
  if (wordCount(whole) <= longest) return withoutStop(whole);
  const cut = whole.search(/;\s/);
  return withoutStop(cut > 0 ? whole.slice(0, cut) : whole);
}

/** Puts the verbs that open a phrase ("Plan, teach and grade ...") into one form. */
function withForm(
  text: string,
  form: (verb: Verb) => string,
  from: "present" | "third" | "past",
): string {
  const parts = text.split(/(\s+)/);
  let open = true;
  let words = 0;
  return parts
    .map((part) => {
      if (!open || /^\s+$/.test(part)) return part;
      const bare = part.replace(/,$/, "");
      const comma = part.endsWith(",") ? "," : "";
      words += 1;
      if (/^(?:and|or|&)$/i.test(bare) && words > 1) return part;
      const known = verbOf(bare);
      if (known !== undefined && known.form === from && (words === 1 || from !== "past"))
        return form(known.verb) + comma;
      if (known === undefined || known.form !== from) open = false;
      return part;
    })
    .join("");
}

function opensWithListOfVerbs(text: string): boolean {
  return /^[\p{L}]+(?:,\s[\p{L}]+)*,?\s(?:and|&)\s[\p{L}]+\s/u.test(text);
}

/** Openers of the other lines of a role that ended; one that goes on mixes what is done and what was done. */
function openersBeside({ role, line }: RankedLine): Opener[] {
  if (role.period.end === "present") return [];
  return role.lines
    .filter((other) => other.address !== line.address)
    .flatMap((other) => openerOf(other.text) ?? []);
}

/** "Stock counts every month and re-ordering of lines": what follows "and" is a noun, so the first words are one. */
export function namesWork(text: string): boolean {
  return /\band [\p{L}-]+(?:ing|tion|ment|ance) of\b/u.test(text);
}

/** "keep a budget; negotiated contracts": behind a semicolon the verb needs its own "I". */
function withOwnSubjects(phrase: string, current: boolean): string {
  return phrase.replace(/;\s+(\p{Ll}+)(?=\s)/gu, (whole, word: string) => {
    const form = verbOf(word)?.form;
    return form === "past" || (current && form === "present") ? `; I ${word}` : whole;
  });
}

/** Tells a line of the resume in the first person, or `undefined` when it cannot be told safely. */
export function tell(entry: RankedLine): Told | undefined {
  const text = withoutTalk(firstSentenceOf(entry.line.text));
  const words = wordCount(text);
  if (words < shortest || words > longest || /https?:|www\.|[|•]|\b(?:I|my|me)\b/.test(text))
    return undefined;
  const state = /^(?:responsible|accountable|in charge)\b/i.test(text);
  const current = entry.role.period.end === "present";
  // "No preventable accidents in five winters" is something that one had.
  if (/^(?:no|zero)\s+\p{Ll}/iu.test(text) && openerOf(text) === undefined)
    return {
      phrase: `${current ? "have had" : "had"} ${lowerFirst(text)}`,
      tense: current ? "either" : "past",
      was: false,
    };
  if (state) return { phrase: lowerFirst(text), tense: current ? "present" : "past", was: true };
  const opener = openerOf(text);
  if (opener === undefined || (opener.form === "present" && namesWork(text))) return undefined;
  // "Focus: climate change", "Research & Development Division": a label and a name, nothing that was done.
  if (/^\s*:|^\s*&\s*\p{Lu}/u.test(text.slice(opener.end))) return undefined;
  if (!tellsOwnWork(text, opener, openersBeside(entry))) return undefined;
  if (opener.form === "past") {
    const tense = current && opener.verb.past === opener.verb.base ? "either" : "past";
    return { phrase: withOwnSubjects(lowerFirst(text), current), tense, was: false };
  }
  if (opener.form === "gerund") return undefined;
  const from = opener.form;
  const lowered = lowerFirst(text);
  const only = opensWithListOfVerbs(lowered);
  const form = (verb: Verb) => (current ? verb.base : verb.past);
  const phrase = only
    ? withForm(lowered, form, from)
    : lowered.slice(0, opener.start) + form(opener.verb) + lowered.slice(opener.end);
  return {
    phrase: withOwnSubjects(phrase, current),
    tense: current ? "present" : "past",
    was: false,
  };
}

/** Whether a phrase can be read aloud after "I": it has an object and no list of fragments. */
export function isTellable(entry: RankedLine): boolean {
  return (
    tell(entry) !== undefined &&
    !/[:;]\s*$/.test(foldText(entry.line.text)) &&
    !/\s-\s.*\s-\s/.test(foldText(entry.line.text))
  );
}
