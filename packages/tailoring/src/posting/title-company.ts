import { chooseTitle } from "./choose-title.ts";
import { readHead } from "./head-lines.ts";
import type { Heading } from "./head-lines.ts";
import { readEmployer } from "./employer.ts";
import type { Employer } from "./employer.ts";
import { cleanCompany, looksLikeTitle, namesOrganisation } from "./names.ts";
import {
  placeAmongFacts,
  placeBehind,
  placeInProse,
  placeNear,
  placeShown,
  townInHead,
} from "./place-lines.ts";
import { isWorkplace, placeIn } from "./places.ts";
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

/** The place that the head or a sentence tells. */
function placeTold(lines: readonly string[], text: string): string | undefined {
  return (
    placeNear(lines) ??
    placeShown(lines) ??
    placeIn(text) ??
    placeInProse(text) ??
    townInHead(lines, text)
  );
}

/** The place that stands beside the employer, where no other is known. */
function besideEmployer(original: string, { company }: Employer): Pick<Heading, "location"> {
  const place = company === undefined ? undefined : placeBehind(headLines(original), company);
  return place === undefined ? {} : { location: place };
}

/** The place: of the head, of its label, of a row of facts, or of a sentence. */
function locationOf(
  original: string,
  { title, company, location }: Heading,
  { field, text }: { readonly field: FieldOf; readonly text: string },
): string | undefined {
  if (location !== undefined && !isWorkplace(location)) return location;
  const place = field("location");
  if (place !== undefined && place.length < 50 && !namesOrganisation(place)) return place;
  const lines = headLines(original);
  const among = placeAmongFacts(lines, { title, company });
  return among ?? location ?? placeTold(lines, text);
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
      .slice(0, 80);
  const text = segments.map((segment) => segment.text).join("\n");
  const labelled = field("company") ?? "";
  const stated =
    labelled.includes("/") || wordsOf(labelled) > 7 ? undefined : cleanCompany(labelled);
  const told = title === undefined ? first : { ...first, title };
  const location = locationOf(original, told, { field, text });
  const bare = title === undefined ? "" : withoutTown(title, location);
  const found = {
    ...(bare === "" ? {} : { title: bare }),
    ...(location === undefined ? {} : { location }),
  };
  const head = first.company === undefined ? found : { ...found, company: first.company };
  const employer = readEmployer(original, segments, head, { labelled: stated, contact });
  return { ...besideEmployer(original, employer), ...found, ...employer };
}
