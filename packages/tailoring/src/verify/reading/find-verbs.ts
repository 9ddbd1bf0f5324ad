import { groupNouns } from "./agency.data.ts";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { verbOf } from "../../words/verbs.ts";
import { nounOpeners } from "../../words/verbs.data.ts";
import type { VerbForm } from "../../words/verbs.ts";
import type { Frame } from "./frame.ts";
import { verbGroups } from "../../thesaurus/verbs.data.ts";
import { rootOf } from "../../words/thesaurus.ts";
import { isAgent } from "./words.ts";

/** A verb of a text: its place among the words, its form and its base. */
export interface VerbAt {
  readonly index: number;
  readonly form: VerbForm;
  readonly base: string;
}

const determiner =
  /^(?:a|an|the|this|these|those|my|our|your|his|her|its|their|each|every|all|no|of|for|in|on|at|from|with|into|per|about|over|under|between|after|before|during|through|as|than|new|more)$/;
const starter =
  /^(?:and|or|then|also|but|who|which|that|i|we|they|he|she|it|while|whose|successfully)$/;
/** Words after which a sentence goes on with what is done today: "and now plan". */
export const nowadays = /^(?:now|currently|today|nowadays|still|presently)$/;
const gerundStarter =
  /^(?:and|or|by|while|when|through|including|without|after|before|in|for|from|of)$/;

/** Verbs of the thesaurus that the table of verbs lacks; the first word of a group is one. */
const bareVerbs = new Set(verbGroups.split("\n").map((line) => line.split(" ")[0] ?? ""));

/** The form of a word as a verb; words in "-ed" count though the table lacks them. */
function formOf(lower: string): { form: VerbForm; base: string } | undefined {
  const known = verbOf(lower) ?? verbOf(lower.replace(/^(?:co|re|pre)(?=[a-z]{4})/, ""));
  if (known !== undefined) return { form: known.form, base: known.verb.base };
  if (bareVerbs.has(lower)) return { form: "present", base: lower };
  if (/^[a-z]{3,}ed$/.test(lower) && !/(?:eed|bed|red|hundred)$/.test(lower))
    return { form: "past", base: rootOf(lower) };
  return undefined;
}

/** What stands between a word and the one before it. */
export function gapBefore(frame: Frame, index: number): string {
  const word = frame.words[index];
  const before = frame.words[index - 1];
  return word === undefined ? "" : frame.text.slice(before?.end ?? 0, word.start);
}

/** Whether a word is the first of a sentence, adverbs left aside. */
export function opensSentence(frame: Frame, index: number): boolean {
  if (index === 0) return true;
  const gap = gapBefore(frame, index);
  if (/[.!?;\n(•]/.test(gap)) return true;
  const before = frame.words[index - 1];
  return (
    before !== undefined &&
    (before.lower.endsWith("ly") || before.lower === "currently") &&
    index === 1
  );
}

/** Where a verb begins: at the "co-" of "co-advised". */
export function leadOf(frame: Frame, index: number): number {
  const before = frame.words[index - 1]?.lower ?? "";
  return /^(?:co|re|pre|self|cross)$/.test(before) && gapBefore(frame, index) === "-"
    ? index - 1
    : index;
}

/** Whether a past form stands for an adjective: "expired items", "the automated cabinets". */
function isAdjective(frame: Frame, index: number): boolean {
  const before = frame.words[index - 1]?.lower ?? "";
  const gap = gapBefore(frame, index);
  return (
    gap.includes("-") || (!/[,;]/.test(gap) && (determiner.test(before) || /^\d/.test(before)))
  );
}

function isVerbHere(
  frame: Frame,
  at: number,
  form: VerbForm,
  opener: VerbForm | undefined,
  last: VerbAt | undefined,
): boolean {
  const index = leadOf(frame, at);
  const before = frame.words[index - 1]?.lower ?? "";
  const after = frame.words[at + 1]?.lower ?? "";
  const comma = gapBefore(frame, index).includes(",");
  if (opensSentence(frame, index)) return true;
  if (form === "third" || form === "past") {
    if (followsSubject(frame, at) || hasOtherSubject(frame, index)) return true;
  }
  if (before === "to") return form === "present" && after !== "";
  if (form === "present" && nowadays.test(before)) return startsObject(frame, at + 1);
  if (form === "past") {
    if (isAdjective(frame, index)) return false;
    return (
      comma ||
      starter.test(before) ||
      /^(?:by|under|with|to|in)$/.test(after) ||
      followsSubject(frame, index)
    );
  }
  if (form === "gerund")
    return (comma || gerundStarter.test(before)) && startsObject(frame, at + 1);
  if (/^(?:help|helped|helping|i|we|who|which|that)$/.test(before)) return after !== "";
  const infinitive =
    last?.form === "present" && frame.words[last.index - 1]?.lower === "to" && at - last.index <= 5;
  if (form !== opener && !(infinitive && form === "present")) return false;
  return (comma || /^(?:and|or|then|also)$/.test(before)) && startsObject(frame, at + 1);
}

/** Whether a clause has somebody else for its subject: "the owner signs", "my manager approved". */
export function hasOtherSubject(frame: Frame, lead: number): boolean {
  const subject = frame.words[lead - 1]?.lower ?? "";
  if (!groupNouns.has(subject) && !titleNouns.has(subject) && !isAgent(subject)) return false;
  const from = frame.words.slice(Math.max(0, lead - 4), lead - 1);
  const at = from.findLastIndex(({ lower }) => /^(?:the|my|our|an?|his|her|their)$/.test(lower));
  const first = from[at];
  if (first === undefined) return false;
  const before = frame.text.slice(0, first.start).trimEnd();
  return before === "" || /(?:[.;:,]|\b(?:and|but|which|that|where))$/i.test(before);
}

/** Words in front of somebody; "by the end of May" has one too, and nobody behind it. */
const article = /^(?:the|an?|my|our|your|his|her|their|its|one|two|another)$/;
/** Words of the name of somebody behind "by" at most. */
const mostOfName = 5;

/** A name with initials ("M. Kovac", "Dr. Venn", "Carla") behind a word; a month or a trade mark in capitals is none. */
function opensOnName(text: string): boolean {
  return /^\s(?:(?:Dr|Mr|Mrs|Ms|Prof)\.?\s|(?:\p{Lu}\.\s?)+)\p{Lu}\p{Ll}/u.test(text);
}

/** Whether a participle has somebody else behind it as its doer: "led by M. Kovac", ", chaired by the head nurse". */
export function isDoneByOther(frame: Frame, index: number): boolean {
  const [verb, by] = [frame.words[index], frame.words[index + 1]];
  if (verb === undefined || by?.lower !== "by" || formOf(verb.lower)?.form !== "past") return false;
  if (opensOnName(frame.text.slice(by.end))) return true;
  const [first, ...behind] = frame.words.slice(index + 2, index + 2 + mostOfName);
  if (first === undefined || !article.test(first.lower)) return false;
  const phrase = /^[^,;:.()]*/u.exec(frame.text.slice(first.end))?.[0] ?? "";
  return behind.some(
    ({ lower, end }) =>
      end <= first.end + phrase.length &&
      (groupNouns.has(lower) || titleNouns.has(lower) || isAgent(lower)),
  );
}

/** "that the lead analyst presented": a relative word with its subject before the verb. */
function followsSubject(frame: Frame, index: number): boolean {
  for (let at = index - 2; at >= Math.max(0, index - 8); at -= 1) {
    const lower = frame.words[at]?.lower ?? "";
    if (/^(?:that|which|whom|who|where|when)$/.test(lower)) return true;
    if (formOf(lower)?.form === "past") return false;
  }
  return false;
}

/** What may follow a verb of the present: a word of an object, not a preposition or the end. */
function startsObject(frame: Frame, index: number): boolean {
  const word = frame.words[index];
  if (word === undefined || /[,;.:)]/.test(gapBefore(frame, index))) return false;
  return !/^(?:and|or|of|for|in|at|from|with|by|per|to|i|we|experience|background|skills?)$/.test(
    word.lower,
  );
}

/** "(lead: M. Kovac)": a word before a colon inside a line is a heading, not what somebody does. */
function isHeadOfList(frame: Frame, index: number, form: VerbForm): boolean {
  const end = frame.words[index]?.end ?? 0;
  return index > 0 && form === "present" && /^\s?:/.test(frame.text.slice(end));
}

/** The verbs of a text in order. */
export function verbsOf(frame: Frame): VerbAt[] {
  const found: VerbAt[] = [];
  let opener: VerbForm | undefined;
  for (const [index, word] of frame.words.entries()) {
    const known = formOf(word.lower);
    const first = known === undefined && index === 0 && opensLine(frame);
    if (first) {
      opener = "present";
      found.push({ index, form: "present", base: rootOf(word.lower) });
      continue;
    }
    if (
      known === undefined ||
      nounOpeners.has(word.lower) ||
      isHeadOfList(frame, index, known.form) ||
      !isVerbHere(frame, index, known.form, opener, found.at(-1))
    )
      continue;
    if (opensSentence(frame, index) || frame.words[index - 1]?.lower === "i") opener = known.form;
    found.push({ index, form: known.form, base: known.base });
  }
  return found;
}

/** A line that opens on an unknown word which governs what follows: "Compound sterile admixtures". */
function opensLine(frame: Frame): boolean {
  const [first, second] = frame.words;
  return (
    first !== undefined &&
    second !== undefined &&
    /^\p{Lu}\p{Ll}+$/u.test(first.text) &&
    /^(?:a|an|the|all|up|about|our|their)$/.test(second.lower)
  );
}
