import { isKnownCity } from "./place-words.ts";
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

/** A place at the end of a text after a comma, a dash or in brackets: its offset, or -1. */
export function trailingPlace(text: string): number {
  const glued = gluedPlace(text);
  if (glued > 0) return glued;
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
