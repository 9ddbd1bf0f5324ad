import type { Words } from "@savile/taxonomy";
import { departments } from "./house-names.ts";
import { isChrome } from "./chrome.ts";
import { isCountry } from "./countries.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { kept } from "../knowledge/kept.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { isKnownHeading } from "./known-headings.ts";
import { endsAsHouse, looksLikeTitle, namesOrganisation } from "./names.ts";

/** Whether the dictionary has a name as a town, or has never heard of it, as of most towns. */
export type TownKind = "known" | "stranger";

/** How a town is seen: alone on a line, behind the title, among facts, behind a house, where the work is, in passing. */
export type Seen = "alone" | "below" | "behind" | "facts" | "row" | "house" | "work" | "told";

/** A town as it was read, with how it was seen. */
export interface SeenTown {
  readonly town: string;
  readonly kind: TownKind;
  readonly seen: Seen;
}

const stepsToTown = 3;
const mostWords = 4;
/** Words of which names of towns are made, beside those of their own. */
const ofTowns =
  /^(?:mid|midtown|downtown|north|south|east|west|upper|lower|great|greater|little|new|old|port|mount|fort|lake|st|saint|san|santa|el|la|le|les|de|del|den|am|an|der|on|upon|under|by|in|the|of|bay|beach|hill|hills|valley|bridge|ford|springs?|falls|city|town|region|area|cbd|centre|harbour|river|district|\d(?:st|nd|rd|th))$/u;
const notTowns =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|full|part|posted|reply|re|fw|fwd|urgent|yrs|hrs|ref)$/u;

/** What the dictionary knows by name and towns are called by as well: Hamilton, Jena, Dartmouth, Halle. */
const named = ["person", "battle", "college", "river", "island"];
const stepsToName = 6;

/** Whether the dictionary has a word as the name of somebody or something alone, and never met it in a text. */
function isNameOnly(words: Words, word: string): boolean {
  return (
    words.frequency(word) === 0 &&
    words.posOf(word).join() === "noun" &&
    named.some((kind) => words.stepsUp(word, kind, "noun", stepsToName) !== null)
  );
}

const townWord = kept((word: string): TownKind | undefined => {
  const words = knownWords();
  if (words === undefined) return undefined;
  const steps = words.stepsUp(word, "municipality", "noun", stepsToTown);
  if (steps !== null) return "known";
  return words.posOf(word).length === 0 || isNameOnly(words, word) ? "stranger" : undefined;
});

/** "Graaff-Reinet" is read part by part. */
function partsOf(name: string): string[] {
  return name.split(/[\s-]+/u).filter((word) => word !== "");
}

/** What one name, as "Leeds", "Palmerston North" or "Graaff-Reinet", is among towns. */
function kindOf(name: string): TownKind | undefined {
  const folded = name.toLowerCase().replace(/[.’']/gu, "");
  const whole = townWord(folded);
  const words = knownWords();
  if (whole === "known" || (words !== undefined && isNameOnly(words, folded))) return whole;
  const parts = partsOf(folded).filter((word) => !ofTowns.test(word));
  if (parts.length === 0 || parts.some((word) => notTowns.test(word))) return undefined;
  const kinds = parts.map((word) => townWord(word));
  if (kinds.includes("known") && !kinds.includes(undefined)) return "known";
  return kinds.every((kind) => kind === "stranger") ? "stranger" : undefined;
}

const nameShape =
  /^(?:(?:the|midtown|downtown|greater|central) )?\p{Lu}[\p{L}.’'-]+(?:[ -](?:on|upon|under|by|de|la|le|del|den|am|an|der|in|of|the|\p{Lu}[\p{L}.’'-]*|\d(?:st|nd|rd|th))){0,3}$/u;

const isOther: readonly ((name: string) => boolean)[] = [
  (name) => /^\p{Lu}{1,4}$/u.test(name),
  (name) => !nameShape.test(name) || name.split(" ").length > mostWords,
  (name) => isCountry(name) || isChrome(name) || isKnownHeading(name) || departments.test(name),
  (name) => namesOrganisation(name) || endsAsHouse(name) || looksLikeTitle(name),
  (name) => findTermsIn(name, { listed: true }).length > 0,
];

/** What a name is among towns; nothing where it is a house, a job, a term or a plain word. */
export const townKind = kept((name: string): TownKind | undefined =>
  isOther.some((veto) => veto(name)) ? undefined : kindOf(name),
);
