import { chooseTitle } from "./choose-title.ts";
import { readHead } from "./head-lines.ts";
import type { Heading } from "./head-lines.ts";
import { readEmployer } from "./employer.ts";
import type { Employer } from "./employer.ts";
import { cleanCompany, looksLikeTitle } from "./names.ts";
import {
  placeAmongFacts,
  placeBehind,
  placeInProse,
  placeNear,
  placeOfCommune,
  placeShown,
  townInHead,
} from "./place-lines.ts";
import { placeByWeight } from "./place-candidates.ts";
import { isHouse, placeWithoutHouse } from "./place-vetoes.ts";
import { isWorkplace, placeIn } from "./places.ts";
import { soundPlace } from "./sound-names.ts";
import type { PostingField } from "./sections.ts";
import type { Segment } from "./segments.ts";

export type { Heading } from "./head-lines.ts";
export { looksLikeTitle } from "./names.ts";

/** A title without the town that a board wrote beside it: "Sales Clerk-Omaha". */
function withoutTown(title: string, location: string | undefined): string {
  const town = location?.split(",", 1)[0]?.trim() ?? "";
  if (town.length < 3) return title;
  const name = town.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const bare = title
    .replace(
      new RegExp(`(?:\\s*[-–|,(]\\s*|\\s+(?:in|near)\\s+)${name}(?:,? [A-Z]{2})?\\)?$`, "iu"),
      "",
    )
    .replace(new RegExp(`^${name}\\s+[-–|]?\\s*`, "iu"), "");
  return looksLikeTitle(bare) ? bare : title;
}

/** Words of a name without what is told of it in brackets. */
function wordsOf(name: string): number {
  return name
    .replace(/\([^)]*\)?/gu, " ")
    .trim()
    .split(/\s+/u).length;
}

type FieldOf = (label: PostingField["label"]) => string | undefined;

function headLines(original: string): string[] {
  return original.split("\n", 40).filter((line) => line.trim() !== "");
}

/** The place that stands beside the employer, where no other is known. */
function besideEmployer(
  original: string,
  { company, location }: Heading,
  text: string,
): Pick<Heading, "location"> {
  if (company === undefined || location !== undefined) return {};
  const lines = headLines(original);
  const place =
    placeBehind(lines, company) ??
    placeByWeight(lines, text, { company }) ??
    placeOfCommune(company);
  return place === undefined ? {} : { location: place };
}

const longestPlace = 50;

/** "Ennis, with clinics in Gort", "Leeds; some travel", "Hove (hybrid, two days at home)": what else the work takes. */
const furtherWork =
  /\s*(?:[,;]\s|\s[-–—]\s|\s?\()(?:with|and (?:some|occasional|regular|travel)|plus|some|occasional|regular|including|hybrid|remote|on-?site|travel\p{L}*|visits?|then|covering|but)\b.*$/iu;

function shortField(value: string | undefined): string | undefined {
  const place = value?.replace(furtherWork, "");
  return place === undefined || place.length >= longestPlace ? undefined : place;
}

interface Told {
  readonly field: FieldOf;
  readonly text: string;
  readonly contact: string | undefined;
}

/** The place: of the head, of its label, of a row of facts, or of a sentence; the first that can be one. */
function locationOf(
  original: string,
  { title, company, location }: Heading,
  { field, text, contact }: Told,
): string | undefined {
  const lines = headLines(original);
  // What the head has beside the title may be its town as well as its employer.
  const house = isHouse(company ?? "") ? company : undefined;
  const readers: readonly (() => string | undefined)[] = [
    () => (isWorkplace(location ?? "") ? undefined : location),
    () => shortField(field("location")),
    () => placeAmongFacts(lines, { title, company }),
    () => location,
    () => placeNear(lines),
    () => placeShown(lines),
    () => placeIn(text),
    () => placeByWeight(lines, text, { title, company: house, contact }),
    () => placeInProse(text),
    () => townInHead(lines, text),
    () => placeOfCommune(company),
  ];
  for (const read of readers) {
    const found = placeWithoutHouse(read() ?? "");
    const place = found === undefined ? undefined : soundPlace(found, original);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Reads title, company and location; what the text does not state stays absent. */
export function readHeading(
  original: string,
  segments: readonly Segment[],
  fields: readonly PostingField[],
  contact?: string,
): Omit<Heading, "company"> & Employer {
  const title = chooseTitle(original, segments, fields)?.title;
  const first = readHead(original, title);
  const field: FieldOf = (label) =>
    fields
      .find((entry) => entry.label === label)
      ?.value.text.replace(/[\s.]+$/, "")
      .slice(0, 120);
  const text = segments.map((segment) => segment.text).join("\n");
  const labelled = field("company") ?? "";
  const stated =
    labelled.includes("/") || wordsOf(labelled) > 7 ? undefined : cleanCompany(labelled);
  const told = title === undefined ? first : { ...first, title };
  const location = locationOf(original, told, { field, text, contact });
  const bare = title === undefined ? "" : withoutTown(title, location);
  const found = {
    ...(bare === "" ? {} : { title: bare }),
    ...(location === undefined ? {} : { location }),
  };
  const head = first.company === undefined ? found : { ...found, company: first.company };
  const employer = readEmployer(original, segments, head, { labelled: stated, contact });
  return { ...besideEmployer(original, { ...found, ...employer }, text), ...found, ...employer };
}
