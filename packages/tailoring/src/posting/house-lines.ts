import { cleanCompany, endsAsHouse, hasLegalForm, namesOrganisation } from "./names.ts";
import type { Sighting } from "./employer-weights.ts";
import { isChrome } from "./chrome.ts";
import { isPlace } from "./places.ts";
import { withoutRating } from "./tails.ts";

/** Lines at the top among which a house stands over its posting. */
const mostLines = 8;
const mostWords = 9;

/** What parts a name from what stands beside it on a line: its other name, a department, its rating. */
const beside = /\s[/|·•]\s|\s[-–—]\s|\s?[★☆]|\s\(/u;

function houseIn(part: string): string | undefined {
  const name = cleanCompany(part.trim());
  if (
    name === undefined ||
    name.split(/\s+/).length < 2 ||
    (/[a-z]\.$/u.test(part.trim()) && !hasLegalForm(name))
  )
    return undefined;
  return hasLegalForm(name) || endsAsHouse(name) ? name : undefined;
}

/** "BLUFF CITY FREIGHT, Olive Branch, MS": a line of a name and its town. */
function houseWithTown(line: string): Sighting[] {
  const [, name = "", town = ""] =
    /^(\p{Lu}[^,]{3,50}),\s(\p{Lu}[^,]{2,30},\s\p{Lu}{2})$/u.exec(line) ?? [];
  const house = cleanCompany(name);
  return house !== undefined && isPlace(town) && namesOrganisation(house)
    ? [
        { name: house, sign: "head" },
        { name: house, sign: "letterhead" },
      ]
    : [];
}

/** "Subject: Nursery assistant wanted at Marsh & Moor Plants (ref MM/7)" */
const inSubject =
  /^(?:subject|re|fwd?)\s?:.{3,60}?\s(?:at|with)\s(\p{Lu}[^,()|]{2,40}?)\s*(?:$|[,(|]| [-–—] )/iu;

function houseOfSubject(line: string): Sighting[] {
  const name = cleanCompany(inSubject.exec(line)?.[1] ?? "");
  return name === undefined || !/\s/u.test(name) || isPlace(name) ? [] : [{ name, sign: "head" }];
}

/** The houses that the first lines of a posting name by what only houses are called. */
export function houseLines(original: string): Sighting[] {
  const lines = original
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !isChrome(line))
    .slice(0, mostLines)
    .map(withoutRating);
  return lines.flatMap((line): Sighting[] => {
    if (/^(?:subject|re|fwd?)\s?:/iu.test(line)) return houseOfSubject(line);
    if (line.split(/\s+/).length > 2 * mostWords || /^\p{L}[\p{L} ]{2,20}:/u.test(line)) return [];
    const named = line.split(beside).flatMap((part): Sighting[] => {
      const name = part.split(/\s+/).length > mostWords ? undefined : houseIn(part);
      return name === undefined ? [] : [{ name, sign: "head" }];
    });
    return [...named.slice(0, 1), ...houseWithTown(line)];
  });
}
