import { foldText, tokenise } from "@savile/taxonomy";
import { kept } from "../knowledge/kept.ts";
import { isStopWord, stemOf } from "../text/stem.ts";
import { linesOf } from "../words/thesaurus.ts";
import { trades } from "./trades.data.ts";

function stemsOf(text: string): string[] {
  return tokenise(foldText(text))
    .filter(({ lower }) => !isStopWord(lower))
    .map(({ lower }) => stemOf(lower));
}

const keyOf = (stems: readonly string[]): string => [...stems].toSorted().join(" ");

/** Titles of each field of work, each as the stems that all have to stand in it. */
const titlesByField: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  linesOf(trades).flatMap((line) => {
    const [fields = "", words = ""] = line.split(" : ");
    const titles = words
      .trim()
      .split(/\s+/u)
      .map((title) => stemsOf(title.replaceAll("+", " ")));
    return fields.split(" | ").map((field) => [keyOf(stemsOf(field)), titles] as const);
  }),
);

/** What an employer's name says of the place of work. */
const places =
  /\b(?:hotel|inn|bank|library|school|restaurant|bakery|pharmacy|farm|hospital|nursery school|law|solicitors|foods?|baking|solar)\b/giu;

const titleStems = kept((title) => new Set(stemsOf(title)));

/** What years are asked in. */
interface Subject {
  readonly words: readonly string[];
}

/** Whether the titles of a field of work are known. */
export function isKnownTrade({ words }: Subject): boolean {
  return titlesByField.has(keyOf(words.flatMap(stemsOf)));
}

/**
 * Whether a title belongs to the field of work that a subject is: a groundskeeper's years are years of gardening.
 * The employer may say the place: a receptionist of a hotel.
 */
export function isOfTrade({ words }: Subject, title: string, org: string): boolean {
  const titles = titlesByField.get(keyOf(words.flatMap(stemsOf)));
  const own = titleStems(title);
  const around = titleStems([title, ...(org.match(places) ?? [])].join(" "));
  const isOne = (stems: readonly string[]) =>
    stems.some((stem) => own.has(stem)) && stems.every((stem) => around.has(stem));
  return titles?.some(isOne) ?? false;
}
