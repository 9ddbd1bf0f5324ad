import { brokenEmail, findEmails } from "../fields/find-emails.ts";
import { findLinks } from "../fields/find-links.ts";
import { findPhones } from "../fields/find-phones.ts";
import { placeScore } from "../fields/place.rules.ts";
import { mayBeStreet } from "../fields/street.ts";
import { foldWords } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import { fieldLabels } from "./field-labels.data.ts";

const longest = 60;
/** Fewer details in a section may stand in any text. */
const fewest = 2;

const labels = new Set(fieldLabels);

/** "Address\t42 Main Street", "Date of birth: 1 May 1990". */
function isLabelled(text: string): boolean {
  const label = /^\s*([\p{L}][^:\t]{1,30}?)\s*[:\t]\s*\S/u.exec(text)?.[1];
  return label !== undefined && labels.has(foldWords(label));
}

function holdsAddress({ text }: Line, next: Line | undefined): boolean {
  return (
    isLabelled(text) ||
    findEmails(text).length > 0 ||
    brokenEmail(text, next?.text ?? "") !== undefined ||
    findPhones(text).length > 0 ||
    findLinks(text).some((link) => !link.bare)
  );
}

/** A place, a street, or the name of a profile with a link over it stands beside the addresses. */
function isDetail(line: Line, next: Line | undefined): boolean {
  const { text, links } = line;
  return (
    holdsAddress(line, next) || links.length > 0 || mayBeStreet(text) || placeScore(text) >= 0.5
  );
}

/** Whether the lines of a section are contact details, whatever its heading says ("About"). */
export function isContactList(lines: readonly Line[]): boolean {
  if (lines.length === 0 || lines.some(({ text }) => text.length > longest)) return false;
  const addresses = lines.filter((line, index) => holdsAddress(line, lines[index + 1])).length;
  const details = lines.filter((line, index) => isDetail(line, lines[index + 1])).length;
  return addresses >= fewest && details >= lines.length * 0.5;
}
