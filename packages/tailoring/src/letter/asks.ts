import type { Match, Requirement } from "@savile/model";
import { foldText } from "@savile/taxonomy";
import { everyday, isBrand, termById, titleNouns } from "@savile/taxonomy/lexicon";
import {
  clauseOpeners,
  coordinators,
  determiners,
  prepositions,
} from "../grammar/function-words.data.ts";
import { isCounted } from "../grammar/kind-of.ts";
import { readLine } from "../grammar/read-line.ts";
import { tokensOf } from "../grammar/tokens.ts";
import type { LineToken } from "../grammar/tokens.ts";
import { classOf } from "../grammar/word-class.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { corePhrase } from "../posting/phrases.ts";
import { lowerFirst, wordCount } from "../words/phrases.ts";
import { dutyPhrases, isFringe } from "./duty-phrase.ts";

/** Something that the posting asks for or wants done, in a few words that fit into a sentence. */
export interface Ask {
  readonly text: string;
  /** What is done, as it follows "to" ("check reports"); empty where it is a thing. */
  readonly task: string;
  readonly duty: boolean;
  readonly requirement: Requirement;
  readonly match: Match;
  /** Place among the duties, or among what is asked for. */
  readonly order: number;
}

const mostWords = 5;
const levelWord =
  /^(?:advanced|expert|strong|excellent|intermediate|solid|deep|good|basic|proven|proficient(?: in)?)\s+(?=[\p{L}])/iu;

/** "Registered Nurse": what is stated is somebody. */
function isPerson(stated: string): boolean {
  return titleNouns.has((stated.split(" ").at(-1) ?? "").toLowerCase());
}

/** "Wound Care" is no name; "Microsoft Excel" and "Spanish" are. */
function loweredUnlessName(text: string): string {
  const plain = text.split(" ").every((word) => /^\p{Lu}?[\p{Ll}'/&-]+$/u.test(word));
  return plain && !isBrand(text) ? text.toLowerCase() : text;
}

/** A term as it stands in a sentence: as it is stated, or by its name where that is no way to write it. */
function termText(requirement: Requirement, stated: string): string {
  const term = termById(requirement.canonical[0] ?? "");
  if (term?.tool === true && /^\p{Lu}/u.test(stated)) return stated;
  const name = term?.name ?? stated;
  const lowerBrand = isBrand(name) && stated === stated.toLowerCase();
  return loweredUnlessName(isPerson(stated) || lowerBrand ? name : stated);
}

function isFunctionWord({ lower }: LineToken): boolean {
  return [prepositions, determiners, coordinators, clauseOpeners].some((words) => words.has(lower));
}

function isOnlyVerb(token: LineToken): boolean {
  const { verbs, noun, adjective } = classOf(token);
  return verbs.some(({ form }) => form !== "gerund") && !noun && !adjective;
}

/** Nouns and what describes them, nothing else: what can stand behind "you ask for". */
function isNounPhrase(text: string): boolean {
  const tokens = tokensOf(text);
  const last = classOf(tokens.at(-1));
  return (
    tokens.length >= 2 &&
    tokens.every(
      (token) => token.kind === "word" && !isOnlyVerb(token) && !isFunctionWord(token),
    ) &&
    last.noun &&
    !last.title &&
    !/\b(?:and|or|to|of|if|not|who|that|which|you|your|we|our|is|are|will|must|can|degree|equivalent|following|experience|skills?|background|ability|knowledge|candidates?|position|someone|training|above|shall)\b/i.test(
      text,
    ) &&
    /^[\p{Ll}\s'/-]+$/u.test(text)
  );
}

/** "Led other leaders" is a deed that is asked for, and no thing. */
function isDeed(text: string): boolean {
  return wordCount(text) > 2 && readLine(text).kind === "verb";
}

function thingText(requirement: Requirement): string | undefined {
  const stated = foldText(requirement.text).trim().replace(levelWord, "");
  const named = requirement.canonical.length > 0;
  const text = named ? termText(requirement, stated) : lowerFirst(corePhrase(stated).text);
  if (text.length < 2 || wordCount(text) > mostWords || /[?!:;"()]/.test(text)) return undefined;
  // "You ask for forklift": what is counted is no thing to ask for by its bare name.
  const words = text.split(" ");
  const oneOfMany = [text, words.at(-1) ?? ""].some(
    (noun) => /^\p{Ll}/u.test(text) && isCounted(noun),
  );
  if (oneOfMany) return undefined;
  return !isDeed(text) && (named || isNounPhrase(text)) ? text : undefined;
}

type Say = (text: string) => boolean;

function askOf(requirement: Requirement, match: Match, order: number, sayable: Say): Ask[] {
  if (requirement.kind === "duty") {
    const phrase = dutyPhrases(requirement.text).find(
      ({ text, task }) => sayable(text) && sayable(task),
    );
    return phrase === undefined ? [] : [{ ...phrase, duty: true, requirement, match, order }];
  }
  if (requirement.kind !== "skill") return [];
  const text = thingText(requirement);
  return text === undefined ? [] : [{ text, task: "", duty: false, requirement, match, order }];
}

/** Everyday skills say little; a thing with a name of its own says most. */
function worth({ requirement, duty }: Ask): number {
  if (duty) return 0.3;
  const plain = requirement.canonical.some((id) => everyday.test(id));
  const level = requirement.level === "required" ? 0.3 : 0;
  return level + requirement.weight * 0.1 + (plain ? -0.3 : 0.2);
}

/**
 * What the posting asks for and wants done, as far as it can be put into words, in its own order.
 * @param sayable whether words of the posting may be repeated in a sentence
 */
export function asksOf(plan: TailoringPlan, sayable: Say): Ask[] {
  const all = [...plan.byReq.values()];
  const duties = all.filter(({ requirement }) => requirement.kind === "duty");
  const things = all.filter(({ requirement }) => requirement.kind !== "duty");
  return [duties, things].flatMap((list) =>
    list.flatMap(({ requirement, match }, order) => askOf(requirement, match, order, sayable)),
  );
}

const leastAnswered = 0.5;
const laterBy = 0.05;
const onTheEdge = 0.6;

/** What the work is about stands among the first duties. */
const mainDuties = 3;

/** The duties by which a letter may open: those that something of the person answers, then the first of the posting. */
export function byAnswer(asks: readonly Ask[]): Ask[] {
  const answer = ({ match: { strength }, order, text }: Ask) =>
    (strength >= leastAnswered ? strength : 0) - order * laterBy - (isFringe(text) ? onTheEdge : 0);
  return asks
    .filter(
      ({ duty, match, order }) => duty && (match.strength >= leastAnswered || order < mainDuties),
    )
    .toSorted((a, b) => answer(b) - answer(a));
}

/** Asks in the order in which a letter should answer them. */
export function byWorth(asks: readonly Ask[]): Ask[] {
  return asks.toSorted(
    (a, b) => worth(b) + b.match.strength - worth(a) - a.match.strength || a.order - b.order,
  );
}
