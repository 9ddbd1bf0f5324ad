import { titleNouns } from "@savile/taxonomy/lexicon";
import { titleSimilarity } from "../../match/titles.ts";
import { verbOf } from "../../words/verbs.ts";
import { frameOf } from "./frame.ts";
import type { Frame, FrameWord } from "./frame.ts";

/** Closed class: what makes a title smaller, or another kind of job. */
const diminishing =
  /^(?:intern|trainee|apprentice|volunteer|student|temporary|temp|assistant|assistants|junior|jr|deputy|acting|interim|helper|relief|casual|substitute|undergraduate|vice|adjunct|co-op|seasonal|probationary|understudy|sous|learner|associate)$/;

/** Nouns that say so little of what somebody is that anybody may use them. */
const general =
  /^(?:member|professional|worker|staff|expert|generalist|specialist|fellow|partner|volunteer|rep|sales|candidate|practitioner|person|handler|provider|producer|organizer|mentor|graduate|faculty)$/;

/** What a title says: the noun that it turns on, and the words before it. */
export interface Title {
  readonly noun: FrameWord;
  readonly words: readonly FrameWord[];
}

/** The title that a phrase ends on; `undefined` where it ends on something else. */
export function titleOf(phrase: string): Title | undefined {
  const { words } = frameOf(phrase);
  const last = words.findLastIndex(({ lower }) => !/^(?:i{1,3}|iv|v|\d+)$/.test(lower));
  const noun = words[last];
  return noun !== undefined && titleNouns.has(noun.lower)
    ? { noun, words: words.slice(0, last + 1) }
    : undefined;
}

const opening =
  /^(?:(?:an?|the|i am an?|i was an?|current|former|experienced) )*((?:[\p{L}'’/&-]+ ){0,5}?[\p{L}'’/&-]+)(?=,|\s[|–—-]\s|\s\(|\s(?:at|for|in|with|and(?! I\b)|then|since|from)\s|\.?$)/iu;
const asTitle =
  /\bas (?:(?:an?|the|their|its) )?((?:[\p{L}'’/&-]+ ){0,3}?[\p{L}'’/&-]+)(?=,|\.|\s(?:at|for|i|and|of|in)\b|$)/iu;

function isNominal({ words }: Title): boolean {
  return words.every(({ lower, stop }, at) => !stop && (at > 0 || verbOf(lower)?.form !== "past"));
}

const known = new WeakMap<Frame, readonly Title[]>();

/** The titles that a claim gives the person: at its head ("Site manager, 2019"), and after "as". */
export function titlesIn(claim: Frame): readonly Title[] {
  const before = known.get(claim);
  if (before !== undefined) return before;
  const made = [opening, asTitle].flatMap((pattern) => {
    const found = pattern.exec(claim.text)?.[1];
    const title = found === undefined ? undefined : titleOf(found);
    return title !== undefined && isNominal(title) ? [title] : [];
  });
  known.set(claim, made);
  return made;
}

const joints = /\s*(?:,|;|:|\(|\)|\||\s[–—-]\s|\/|\bthen\b|\blater\b|\bpromoted\b|\.\s)\s*/u;

/** The titles of a header or of a line that tells a function without a verb ("Science fair: assistant judge"). */
export function titlesOfLine(text: string): Title[] {
  return text.split(joints).flatMap((piece) => {
    const title = titleOf(piece);
    return title !== undefined && isNominal(title) ? [title] : [];
  });
}

/** Why a claimed title is not one that was held. */
export type Misfit = "noun" | "diminished";

function diminishers({ words, noun }: Title): FrameWord[] {
  return words.filter((word) => word !== noun && diminishing.test(word.lower));
}

/** Closed class: nouns of those who stand above others; no other noun says the same. */
const above =
  /^(?:manager|director|foreman|superintendent|chief|head|president|officer|executive)$/;

function sameNoun(a: Title, b: Title): boolean {
  if (above.test(a.noun.lower)) return a.noun.stem === b.noun.stem;
  return a.noun.stem === b.noun.stem || titleSimilarity(a.noun.lower, b.noun.lower) >= 0.7;
}

/** Whether one of the held titles carries a claimed one; else what it lacks. */
export function misfitOf(claimed: Title, held: readonly Title[]): Misfit | undefined {
  if (general.test(claimed.noun.lower) || diminishing.test(claimed.noun.lower)) return undefined;
  const alike = held.filter((title) => sameNoun(claimed, title));
  if (alike.length === 0) return "noun";
  const kept = alike.some((title) =>
    diminishers(title).every(({ stem }) => claimed.words.some((word) => word.stem === stem)),
  );
  return kept ? undefined : "diminished";
}
