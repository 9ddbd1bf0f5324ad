import { degreeLevel } from "../entries/score-token.ts";
import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Section } from "../sections/split-sections.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";

/** What is held and renewed, and studied for at no school; "licence" is a degree in French alone. */
const heldWords =
  /(?<!\p{L})(?:driv(?:er'?s?|ing)|licen[cs]es?|permits?|tickets?|cards?|checks?|clearances?|screening|vetting|first aid|cpr|handling|refresher|vaccinations?|immuni[sz]ations?)(?!\p{L})/u;
const fewestRows = 3;

function isPaper({ text }: Line): boolean {
  const plain = fold(text);
  return !schoolWords.test(plain) && (degreeLevel(text) === 0 || heldWords.test(plain));
}

/** "Food Safety, Level 1": a course has a level too, and no school or degree. */
function isCourse(line: Line): boolean {
  const isLevel =
    degreeLevel(line.text) === 2 &&
    !/(?<!\p{L})(?:diploma|degree|hnc|hnd|a[- ]levels?)(?!\p{L})/iu.test(line.text);
  return isPaper(line) || (isLevel && !schoolWords.test(fold(line.text)));
}

/** Headings of courses, below which a row that names neither a school nor a degree is no study. */
const training =
  /^(?:(?:further|other|additional|professional|work|job|recent|staff|safety|site|trade|in-house|short) )*(?:trainings?|courses|short courses|tickets|cards|papers|cpd)(?!\p{L})/u;
const mostLetters = 140;
const mostDated = 0.5;

const papersToo: ReadonlySet<SectionKind> = new Set(["certifications", "memberships"]);
/** What a heading of studies names beside them. */
const alsoPapers =
  /(?<!\p{L})(?:memberships?|registrations?|licen[cs]es?|tickets?|certificat(?:es|ions)|accreditations?|affiliations?)(?!\p{L})/u;

/** Rows that are elements of their own: of two cells each, or marked, or most of them with a date beside a name. */
function areRows(lines: readonly Line[], today: string): boolean {
  const areShort = lines.every(
    ({ text, cells }) =>
      text.length <= mostLetters && cells.length < 3 && /^[\p{Lu}\d]/u.test(text),
  );
  if (!areShort || lines.length < 2) return false;
  const marked = lines.filter(({ bullet, cells }) => bullet !== undefined || cells.length === 2);
  const dated = lines.filter(({ text }) => findDates(text, { today }).length > 0);
  return marked.length === lines.length || dated.length > lines.length * mostDated;
}

/**
 * "Wildlife permit | to 2029": of rows of two cells, below a heading that names studies and papers, each is one or the
 * other by itself; those that are papers. The same goes for the rows below a heading of courses.
 */
export function paperRows(
  { kinds, title, lines }: Pick<Section, "kinds" | "title" | "lines">,
  today: string,
): readonly Line[] {
  const isMixed = kinds.some((kind) => papersToo.has(kind)) || alsoPapers.test(fold(title));
  const isTable = lines.length >= fewestRows && lines.every(({ cells }) => cells.length === 2);
  if (isTable && isMixed) return lines.filter(isPaper);
  if (isMixed && lines.length >= fewestRows && areRows(lines, today)) return lines.filter(isCourse);
  const isTraining = training.test(fold(title).trim());
  return isTraining && areRows(lines, today) ? lines.filter(isCourse) : [];
}
