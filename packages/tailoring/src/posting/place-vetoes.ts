import { isNavigation } from "./chrome.ts";
import { isCountry } from "./countries.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { endsAsHouse, hasLegalForm, namesOrganisation } from "./names.ts";

/** "LS7": the postcode that somebody searched for. */
const postcode = /^[A-Z]{1,2}\d{1,2}[A-Z]?$/u;
const pronoun = /^(?:your|our|their|this|that)\b/iu;

/** "Afternoon Shift": when the work is done, and not where. */
const time = /\b(?:shifts?|hours|nights|days|weekends|full[- ]time|part[- ]time|rota)$/iu;

/** "Transport & Logistics > Road Transport": the way to a page of a board. */
const path = /\s[>»›]\s/u;

/** Whether a name ends with what only houses are called. */
export function isHouse(part: string): boolean {
  return hasLegalForm(part) || endsAsHouse(part);
}

/** Two countries in a row are where people travel to, and no town. */
function areCountries(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.every((part) => isCountry(part));
}

/** "MS Office, MS-CIT": a program that is asked for, and no town in Mississippi. */
function namesProgram([town = ""]: readonly string[]): boolean {
  return findTermsIn(town).some(
    ({ term, start, end }) => term.tool && start === 0 && end === town.length,
  );
}

/** A place without the house before its town ("Alder School, Leeds"); nothing where no place is left. */
export function placeWithoutHouse(read: string): string | undefined {
  const parts = read.trim().split(", ");
  while (parts.length > 1 && isHouse(parts[0] ?? "")) parts.shift();
  const place = parts.join(", ");
  const vetoes = [
    place === "" || [postcode, pronoun, time, path].some((cue) => cue.test(place)),
    isNavigation(place) || areCountries(parts) || namesProgram(parts),
    parts.length === 1 && (isHouse(place) || namesOrganisation(place)),
  ];
  return vetoes.includes(true) ? undefined : place;
}
