import { schoolWords } from "./lexicon/degrees.data.ts";
import { fold } from "../text-line/clean-text.ts";
import { isKnownCity, isRegion } from "./place-words.ts";
import { placeScore } from "./place.rules.ts";

/** "Gem City Home Care-Dayton, OH": a hyphen without blanks before a town and its state. */
function gluedPlace(text: string): number {
  const match = /^(.*[\p{L}.)])-(\p{Lu}[\p{L}.' ]{1,30}, [A-Z]{2}(?: \d{5})?)$/u.exec(
    text.slice(-160),
  );
  const before = match?.[1];
  const place = match?.[2];
  if (before === undefined || place === undefined || text.length > 160) return -1;
  const last = before.split(/\s+/).at(-1) ?? "";
  const town = place.split(",")[0] ?? "";
  const isOneTown = isKnownCity(`${last}-${town}`);
  const isPlace = isKnownCity(town) || before.trim().includes(" ");
  return !isOneTown && isPlace && placeScore(place) >= 0.5 ? before.length + 1 : -1;
}

/** No header is longer that ends with a place. */
const longest = 160;

/** What stands before a town that is a part of its name, or leads to it: "San", "University of". */
const leadsToTown =
  /(?:^|\s)(?:north|south|east|west|new|old|saint|st\.?|san|santa|são|fort|ft\.?|port|mount|mt\.?|lake|greater|upper|lower|downtown|central|bad|le|la|los|las|el|the|of|at|in|and|for|de|do|da|del|von|&)$|[^\p{L}\p{N}.)]$/iu;

/** "University of Wisconsin Madison" is called after its town; behind "Rice University" none belongs to the name. */
function isCalledAfterTown(name: string): boolean {
  const word = fold(name).split(/\s+/).at(-1) ?? "";
  return schoolWords.test(fold(name)) && !schoolWords.test(word);
}

/**
 * Where the place begins in "Lumen Outdoor Austin, TX": nothing but a blank, or another colour, stands before it.
 * -1 where no known town stands there, or where it is a part of the name.
 */
export function placeBehindName(text: string): number {
  if (text.length > longest) return -1;
  const [names = "", ...region] = text.split(",");
  if (region.length !== 1 || !region.every((part) => isRegion(part.trim()))) return -1;
  const words = [...names.matchAll(/\S+/gu)];
  const at = words.find(({ index }) => isKnownCity(names.slice(index)))?.index ?? 0;
  const name = names.slice(0, at).trim();
  return name === "" || leadsToTown.test(name) || isCalledAfterTown(name) ? -1 : at;
}

/** A place at the end of a text after a comma, a dash or in brackets: its offset, or -1. */
export function trailingPlace(text: string): number {
  const glued = gluedPlace(text);
  if (glued > 0) return glued;
  const behind = placeBehindName(text);
  if (behind > 0) return behind;
  // Names of places are short: what stands further from the end begins none.
  const from = Math.max(0, text.length - 160);
  for (const match of text
    .slice(from)
    .matchAll(/,\s*|\s+[–—|·-]\s+|\s+\(|\t|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/gu)) {
    const at = from + match.index + match[0].length;
    const rest = text.slice(at).replace(/\)$/, "");
    if (placeScore(rest) >= 0.5) return at;
  }
  return -1;
}
