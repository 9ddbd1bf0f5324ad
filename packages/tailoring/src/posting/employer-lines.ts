import { isChrome } from "./chrome.ts";
import { departments } from "./house-names.ts";
import type { Sighting, Sign } from "./employer-weights.ts";
import { isKnownHeading } from "./known-headings.ts";
import { cleanCompany, looksLikeTitle, nameRun, namesOrganisation } from "./names.ts";
import { isPlace } from "./places.ts";
import { withoutRating } from "./tails.ts";

/** Lines at the top and at the end of a posting among which a house may have put its name. */
const linesOfHead = 10;
const linesOfFoot = 8;
const longestLine = 120;
const mostWords = 7;

/** What parts a name from what stands beside it on a line, and what parts it from its town. */
const marks = /\s+[|/·•]\s+|\s+[-–—]\s+|\s{2,}|\t|\s\(|,\s/u;
const wholeName = new RegExp(`^(?:The )?${nameRun}$`, "u");
/** "Hours: 40", "From: Ann Lee": what stands behind a label is read by its label. */
const labelled = /^[\p{L}][\p{L} ]{1,24}\s?:/u;

const noHouse: readonly ((part: string) => boolean)[] = [
  (part) => !wholeName.test(part) || part.split(" ").length > mostWords,
  (part) => isPlace(part) || isChrome(part) || isKnownHeading(part) || departments.test(part),
  (part) => looksLikeTitle(part) && !namesOrganisation(part),
];

function houseAt(part: string): string | undefined {
  const name = cleanCompany(part);
  return name === undefined || noHouse.some((veto) => veto(name)) ? undefined : name;
}

function named(lines: readonly string[], sign: Sign): Sighting[] {
  return lines
    .filter((line) => line.length < longestLine && !labelled.test(line) && !isChrome(line))
    .flatMap((line) =>
      withoutRating(line)
        .split(marks)
        .map((part) => part.replace(/\.$/u, "").trim()),
    )
    .flatMap((part): Sighting[] => {
      const name = houseAt(part);
      return name === undefined ? [] : [{ name, sign }];
    });
}

/**
 * Every piece of the first and of the last lines that has the shape of a name: a weak sign alone, as a board, a branch
 * and a person stand there as well, that a sentence or an address bears out.
 */
export function namesOnLines(original: string): Sighting[] {
  const lines = original
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return [
    ...named(lines.slice(0, linesOfHead), "line"),
    ...named(lines.slice(Math.max(linesOfHead, lines.length - linesOfFoot)), "foot"),
  ];
}
