import { titleNouns } from "@savile/taxonomy/lexicon";
import { readHeadLines } from "./head-lines.ts";
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
} from "./place-lines.ts";
import { isWorkplace, placeIn } from "./places.ts";
import type { PostingField } from "./sections.ts";
import type { Segment } from "./segments.ts";

export type { Heading } from "./head-lines.ts";
export { looksLikeTitle } from "./names.ts";

/** "We are hiring a Platform Engineer" -> Platform Engineer. */
function hiringTitle(text: string): string | undefined {
  const found =
    /\b(?:hiring|seeking|looking for|recruiting|needs?|requires?|searching for|search for|in need of|applications? (?:for|from)|vacancy for|welcome|(?:role|position|post|job|title) (?:of|as)|(?:[Jj]oin|work for|apply to) [^.]{2,60}? as|opportunity for|opening for)\s+(?:an?|our(?: next)?|the|for an?)?\s*(?:[a-z][a-z-]*,? ){0,4}((?:\p{Lu}[\p{L}/&-]*|of|and|I{1,3})(?: (?:\p{Lu}[\p{L}/&-]*|of|and|I{1,3})){0,6})/u.exec(
      text,
    );
  const title = found?.[1]?.replace(/ (?:of|and)$/, "");
  return title !== undefined && looksLikeTitle(title) ? title : undefined;
}

/** Words for who is sought that name no job. */
const anybody =
  /^(?:persons?|people|individuals?|candidates?|someone|member|members|team|colleagues?|graduates?|students?|professionals?|successor|replacement)$/;

function lowerHiringTitle(text: string): string | undefined {
  const found =
    /(?<!\b(?:students?|people|those|anyone|you) )\b(?:hiring|seeking|looking for|(?:we|now|they|who|(?:[Oo]ur|[Tt]he) \p{L}+) (?:\p{L}+ )?(?:needs?|requires?|wants?)|in need of|is after|are after|vacancy for|opening for|position for)\s+(?:an?)\s+((?:[\p{L}-]+ ){0,4}?[\p{L}-]+?)(?= (?:to|who|with|for|from|in|at|on|that)\b|[,.])/u.exec(
      text,
    );
  const words = (found?.[1] ?? "")
    .split(" ")
    .filter(
      (word) =>
        !/^(?:experienced|talented|motivated|passionate|solid|part|time|additional|further|professional|full-time|part-time|dedicated|skilled|great|new|dynamic|energetic|friendly|reliable|enthusiastic|qualified)$/i.test(
          word,
        ),
    );
  const title = words.join(" ");
  const last = words.at(-1)?.toLowerCase() ?? "";
  const known = titleNouns.has(last) || (!anybody.test(last) && looksLikeTitle(title));
  return known ? title : undefined;
}

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

/** What the page around a posting says and no title holds: an address, a search, the way to a page. */
const ofPage =
  /\b(?:results|jobs|vacancies) for\b|[«»★\u{1F50D}\u{1F50E}]|\S@\S|\b[a-z\d-]+\.(?:com|org|net|io|example|[a-z]{2}\.[a-z]{2,})\b|^home\s*[/>]/iu;

type FieldOf = (label: PostingField["label"]) => string | undefined;

/** The title: of the head, of its label, or of the sentence that says who is sought. */
function titleOf(first: Heading, field: FieldOf, segments: readonly Segment[]): string | undefined {
  if (first.title !== undefined && !ofPage.test(first.title)) return first.title;
  const labelled = field("title");
  if (labelled !== undefined && looksLikeTitle(labelled)) return labelled;
  const texts = segments.map(({ text }) => text);
  const sought = [hiringTitle, lowerHiringTitle].flatMap((read) => texts.map(read));
  return sought.find((title) => title !== undefined);
}

function headLines(original: string): string[] {
  return original.split("\n", 40).filter((line) => line.trim() !== "");
}

/** The place that the head or a sentence tells. */
function placeTold(lines: readonly string[], text: string): string | undefined {
  return placeNear(lines) ?? placeShown(lines) ?? placeIn(text) ?? placeInProse(text);
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
): Omit<Heading, "company"> & Employer {
  const first = readHeadLines(original);
  const field: FieldOf = (label) =>
    fields
      .find((entry) => entry.label === label)
      ?.value.text.replace(/[\s.]+$/, "")
      .slice(0, 80);
  const text = segments.map((segment) => segment.text).join("\n");
  const title = titleOf(first, field, segments);
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
  const employer = readEmployer(original, segments, head, stated);
  return { ...besideEmployer(original, employer), ...found, ...employer };
}
