import { foldText } from "@savile/taxonomy";
import { conjugate } from "../grammar/conjugate.ts";
import {
  coordinators,
  danglingEnds,
  determiners,
  prepositions,
} from "../grammar/function-words.data.ts";
import { isCounted } from "../grammar/kind-of.ts";
import { tokensOf } from "../grammar/tokens.ts";
import type { LineToken } from "../grammar/tokens.ts";
import { classOf } from "../grammar/word-class.ts";
import { readLine } from "../grammar/read-line.ts";
import type { ReadLine } from "../grammar/read-line.ts";
import { isWork } from "../grammar/noun-frame.ts";
import { lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { isKnown } from "./known-word.ts";
import { isCompound } from "../grammar/is-compound.ts";

const mostWords = 11;
const leadIns =
  /^(?:.{0,60}?\b(?:you|candidate|incumbent|applicant|person|he or she)(?:'ll| will| shall| must)(?: also)?(?: be responsible for| be)?|.{0,40}?\bresponsible for(?: the)?|.{0,30}?\b(?:responsibilities|duties|tasks) (?:will )?include|will(?: be)?)\s+(?=[\p{L}])/iu;

/** Words of a duty after "you will", "responsible for", "The Trainer" and the like. */
function bodyOf(text: string): string {
  const folded = foldText(text).replace(/^[^\p{L}]+/u, "");
  const led = folded.replace(leadIns, "").replace(/^to\s+(?=\p{Ll})/iu, "");
  if (led !== folded)
    return led.replace(
      /^(?:also|then|primarily|mainly|generally|potentially|typically|usually)\s+/i,
      "",
    );
  // "The Corporate Trainer designs and delivers courses": the subject goes.
  const subject = /^The (?:\p{Lu}[\p{L}&/-]* ){1,5}(?=\p{Ll}+s\b)/u.exec(folded);
  return subject === null ? folded : folded.slice(subject[0].length);
}

/** A text without words at its end that lead nowhere. */
function withoutDangling(text: string): string {
  const words = text.replace(/[.,;:\s]+$/, "").split(/\s+/);
  while (words.length > 0 && danglingEnds.has((words.at(-1) ?? "").toLowerCase())) words.pop();
  return words.join(" ");
}

/** The first of several duties: up to the next verb of the head, unless the verbs stand together. */
function firstDuty({ text, tokens, verbs }: ReadLine): string {
  let last = verbs[0]?.at ?? 0;
  for (const { at } of verbs.slice(1)) {
    const between = tokens.slice(last + 1, at);
    const joined = between.every(
      (token) => token.text === "," || /^(?:and|or|&)$/.test(token.lower),
    );
    const link = between.findLast(
      (token) => token.text === "," || /^(?:and|or|&)$/.test(token.lower),
    );
    if (!joined) return withoutDangling(text.slice(0, link?.start ?? text.length));
    last = at;
  }
  return text;
}

/** The phrase where it is whole and of a bearable length; a duty is never cut off from what it is about. */
function clips(phrase: string): string[] {
  const found = phrase === "" ? undefined : clip(phrase, mostWords);
  return found === undefined ? [] : [found];
}

/** "the results", "the branch" at the end: of what, only the text around it says. */
const endsOpen = /\bthe \p{L}+$/u;

/** "a team" of 16, "the roadmap" for something: words that say nothing without what follows. */
const measures =
  /^(?:teams?|groups?|numbers?|ranges?|variety|portfolios?|totals?|crews?|sets?|series|parts?|kinds?|types?|levels?|share|amounts?|roadmap|steps|areas?|aspects?)$/i;
/** "sponsor a club or coaches": a verb behind "or" that stands like a thing. */
const verbLeft = /\ban? \p{L}+ (?:or|and) \p{L}+(?:es|s)$|^\p{L}+ (?:or|and) (?:an?|the) /u;
/** Work on the edge of a post, by which nobody describes it. */
const fringe =
  /\b(?:housekeeping|tidy(?:ing)?|clean(?:ing)? up|small|club|days|ad hoc|stationery|errands|occasional|steps)\b/i;

/** Whether a duty is on the edge of a post. */
export function isFringe(phrase: string): boolean {
  return fringe.test(phrase);
}

/** "into clean": cut in the middle of what describes, a phrase has lost its thing. */
function endsInNoun(words: readonly string[]): boolean {
  const end = words.at(-1) ?? "";
  // "Custom framework-based" tells of what kind the thing is, and names none.
  if (/\p{L}-(?:\p{L}+ed|driven|led|built|made|run|wide|specific|friendly|related)$/u.test(end))
    return false;
  const last = classOf(tokensOf(end).at(-1));
  if (last.adjective) return false;
  return last.noun || (last.verbs.length === 0 && !last.adverb);
}

/** ", mobile and desktop" behind "software for web": cut here, a phrase would name one of several. */
function isInsideList(behind: string): boolean {
  return /^,\s(?:[^\s,]+\s?){1,3}(?:,|\s?(?:and|or)\b)/i.test(behind);
}

function clip(phrase: string, most: number): string | undefined {
  const bare = phrase.replace(
    /,? as (?:necessary|needed|required|requested|assigned|appropriate|directed)\b.*$/i,
    "",
  );
  const [head = bare] = bare.split(/[;:(]|\.\s|\s[-–—]\s/);
  const [before = head] = head.split(/,\s/);
  if (wordCount(head) > most && isInsideList(head.slice(before.length))) return undefined;
  const isList = /^,\s[^,]+(?:,| and | or )[^,]*\b(?:of|for)\b/.test(head.slice(before.length));
  const short = wordCount(head) <= most || isList ? head : before;
  const words = withoutDangling(short).split(/\s+/);
  if (words.length <= most && endsInNoun(words)) return words.join(" ");
  return undefined;
}

/** "our customers" are "your customers" to whom they are told. */
function toReader(phrase: string): string {
  return phrase.replace(/\bour\b/g, "your");
}

const vague =
  /^(?:being|having|handling|dealing|managing multiple|getting|making sure|ensuring|assuring|participating|maintaining|performing|developing and maintaining|helping|assisting|supporting|working|using|utilizing|leveraging|understanding|knowing|demonstrating|possessing|meeting|reporting to|acting|serving|carrying out|contributing|becoming|adhering|following|striving|taking|owning|seeing|learning|bringing|enjoying|keeping up|growing|stating|considering|seeking|looking|hiring|searching|visiting|applying|joining|contacting|reading|starting|thinking|exploring|involving|talking|responding|speaking|attending|pursuing|lifting|playing|doing|completing|rating|perfecting)\b/i;

/** "Institute moved to": a noun taken for a verb, before the verb of its sentence. */
const torn = /^\p{L}+ \p{L}+ed (?:to|in|at|on|from|by|for|with|into|under)\b/iu;

/** Words at the end of a phrase that belong to its last noun. */
function lastGroup(phrase: string): readonly LineToken[] {
  const tokens = tokensOf(phrase);
  const opened = tokens.findLastIndex(
    (token) =>
      token.kind !== "word" || prepositions.has(token.lower) || coordinators.has(token.lower),
  );
  return tokens.slice(opened + 1);
}

/** "Maintenance of power distribution system": one of what is counted needs its article. */
function lacksArticle(phrase: string): boolean {
  const group = lastGroup(phrase);
  const last = group.at(-1);
  if (last === undefined) return false;
  const { noun, plural } = classOf(last);
  const isOpened = group.some(({ lower }) => determiners.has(lower) || /^\d/u.test(lower));
  const isSingular = noun && !plural && !last.lower.endsWith("ing");
  return isSingular && !isOpened && isCounted(last.lower);
}

/** Whether words stand where they have no place: a noun for a verb, a verb for a noun, a count of nothing. */
function isTorn(phrase: string): boolean {
  const last = phrase.split(" ").at(-1) ?? "";
  return torn.test(phrase) || verbLeft.test(phrase) || measures.test(last) || lacksArticle(phrase);
}

/** Whether a duty can be named without the text around it and says what the work is. */
function standsAlone(phrase: string): boolean {
  return (
    wordCount(phrase) >= 3 &&
    !isTorn(phrase) &&
    !endsOpen.test(phrase) &&
    tokensOf(phrase).every((token) => token.kind !== "word" || isKnown(token)) &&
    !vague.test(phrase) &&
    (!phrase.includes(",") || /\b(?:and|or)\b/.test(phrase)) &&
    !/\b(?:it|them|they|this|these|those|you|your|career|he|she|his|her|us|we|etc|required|needed|assigned|necessary|various|appropriate|duties|other|such)\b/i.test(
      phrase,
    ) &&
    !/\s\p{Lu}\p{Ll}+\p{L}*$|["“”!?#&/·]|\b\p{Lu}{2,} \p{Lu}{2,}\b/u.test(phrase) &&
    !/^\p{L}+ing (?:in|on|by|of|with|as|for|and (?!\p{L}+ing ))/u.test(phrase)
  );
}

/** A duty in a few words. */
export interface DutyPhrase {
  /** As it follows "the work includes": "planning menus", "supervision of two sites". */
  readonly text: string;
  /** As it follows "to": "plan menus"; empty where the duty has no verb. */
  readonly task: string;
}

/** Verbs that say nothing but that something is done: what is done says it. */
const lightVerb =
  /^(?:carry(?:ing)? out|conduct(?:ing)?|perform(?:ing)?|undertak(?:e|ing)|complet(?:e|ing)|deliver(?:ing)?)\s+(?:regular |routine |all |the |full )?(?=\p{Ll}[\p{L}-]*s\b|\p{Ll}[\p{L}-]* \p{Ll}[\p{L}-]*s\b)/iu;

/** Whether another deed follows behind an "and": "needs assessments and agree support plans". */
function holdsDeed(text: string): boolean {
  return [...text.matchAll(/(?:,|\band|\bor)\s+(\p{Ll}+)/gu)].some(([, word = ""]) => {
    const { noun, adjective } = classOf(tokensOf(word)[0]);
    return !noun && !adjective;
  });
}

/** "Carry out audits of medication and falls": the work is the audits. */
function thingsDone(body: string): DutyPhrase[] {
  const [, rest] = body.split(lightVerb);
  if (rest === undefined || !lightVerb.test(body) || holdsDeed(rest)) return [];
  return clips(lowerFirst(rest))
    .filter((text) => wordCount(text) >= 3 && standsAlone(text) && !/^\p{L}+ing\b/u.test(text))
    .map((text) => ({ text: toReader(text), task: "" }));
}

/** What a duty asks one to do, the longest wording first; nothing where it cannot be put so. */
export function dutyPhrases(duty: string): DutyPhrase[] {
  const body = withoutStop(bodyOf(duty));
  const things = thingsDone(body);
  if (things.length > 0) return things;
  const line = readLine(body);
  // "Staffing partner for a firm" names somebody.
  if (!line.sure || isCompound(line.text)) return [];
  if (line.kind === "noun" && isWork(line) && /\bof\b/.test(line.text))
    return clips(lowerFirst(line.text))
      .filter(standsAlone)
      .map((text) => ({ text: toReader(text), task: "" }));
  if (line.kind !== "verb" || line.verbs[0]?.form === "past") return [];
  return deedPhrases(readLine(firstDuty(line)));
}

/** From so many steps on a word describes what follows, though a dictionary knows the verb too: "full", "major". */
const surelyDescribes = 4;

/** Whether a duty opens on what describes its thing: "Full hearing assessments on adults". */
function opensOnAdjective({ tokens, verbs }: ReadLine): boolean {
  const { adjectiveLead, verbLead } = classOf(tokens[verbs[0]?.at ?? 0]);
  return adjectiveLead >= surelyDescribes && verbLead <= 1;
}

/** A duty with its verb, as it follows "the work includes" and as it follows "to". */
function deedPhrases(first: ReadLine): DutyPhrase[] {
  if (opensOnAdjective(first)) return [];
  const doing = clips(conjugate(first, "gerund") ?? "");
  const tasks = clips(conjugate(first, "base") ?? "");
  return doing.flatMap((text, at) => {
    const task = tasks[at] ?? "";
    return standsAlone(text) && task !== "" && wordCount(task) === wordCount(text)
      ? [{ text: toReader(text), task: toReader(task) }]
      : [];
  });
}
