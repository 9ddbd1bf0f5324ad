import type { Line } from "../text-line/line.ts";
import { keepTold } from "./told-skills.ts";
import { joinAddressColumns } from "./address-columns.ts";
import { joinLargeCells } from "./contact-columns.ts";
import { isContactList } from "./contact-list.ts";
import { cutLine } from "./cut-line.ts";
import { headColumns, splitMarginHeadings } from "./row-headings.ts";
import { bodySize, findHeadings } from "./find-headings.ts";
import type { Heading } from "./find-headings.ts";
import { closingLines } from "./closing-line.ts";
import { footLines } from "./foot-line.ts";
import { foldLevelledSkills } from "./levelled-skills.ts";
import { inferKinds } from "./infer-kinds.ts";
import { partLicences } from "./licence-lines.ts";
import { partSentences } from "./skill-sentences.ts";
import { partSections } from "./part-labelled.ts";
import { areWrapped, joinBrokenHeadings, joinSpacedLetters, joinTwo } from "./join-headings.ts";
import { signature } from "./learn-style.ts";
import { splitRunIns } from "./run-in-headings.ts";
import { setApart, tagsApart } from "./set-apart.ts";
import { joinNameRows } from "./name-rows.ts";
import { partTerms } from "./terms-lines.ts";
import { unfoldCards } from "./unfold-cards.ts";
import { unfoldTable } from "./unfold-table.ts";
import { joinWideWords } from "./wide-words.ts";
import { cutUnheadedJobs } from "./unheaded-jobs.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { matchHeading } from "../headings/match-heading.ts";

/** Lines under one heading. `title` is the heading as written, "" for text before the first one. */
export interface Section {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly heading?: Line;
  readonly lines: Line[];
}

const inlineKinds = new Set<SectionKind>([
  "summary",
  "languages",
  "interests",
  "certifications",
  "references",
  "skills",
  "competencies",
]);

/** "Languages: German, English", "Reference - Ann Roe" at the start of a block is a heading with its text on one line. */
function splitInlineHeadings(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const match = /^([\p{Lu}][^:–—]{2,30}?)(?::|\s[–—-])\s+(?=\S)/u.exec(line.text);
    if (match?.[1] === undefined || line.bullet !== undefined || line.cells.length > 1)
      return [line];
    const found = matchHeading(match[1]);
    const kind = found?.kinds[0];
    if (found?.exact !== true || kind === undefined || !inlineKinds.has(kind)) return [line];
    // "Software: Word" directly below "Skills" is a label in it.
    const above = matchHeading(lines[index - 1]?.text ?? "");
    if (above?.exact === true && above.kinds[0] === kind) return [line];
    // "Tech stack: …" above the list of a job is a line of that job.
    if (lines[index + 1]?.bullet !== undefined) return [line];
    const alone = (line.gap >= 1.4 || line.gap === 0) && (lines[index + 1]?.gap ?? 2) >= 1.4;
    if (!alone) return [line];
    const head = cutLine(line, 0, match[1].length + 1, line.id);
    return [
      { ...head, bold: true, gap: 2 },
      { ...cutLine(line, match[0].length, line.text.length, `${line.id}b`), gap: 1, bold: false },
    ];
  });
}

/** The first line of a column near the top of the first page; a layout table has no place on a page. */
function startsColumn(line: Line): boolean {
  if (!line.columnStart) return false;
  return line.box === undefined || ((line.page ?? 1) === 1 && line.box.y < 260);
}

/** The largest type of a file, far above that of its headings: a name, wherever its column stands. */
function titleSize(lines: readonly Line[], headings: ReadonlyMap<Line, Heading>): number {
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const ofHeadings = Math.max(0, ...[...headings.keys()].map((line) => line.size));
  const isOne = lines.filter((line) => line.size >= largest - 0.5).length <= mostTitleLines;
  return isOne && largest > ofHeadings * 1.3 ? largest - 0.5 : Number.POSITIVE_INFINITY;
}

const mostTitleLines = 3;

/** What stands at the feet of pages and below the last section, apart from the lines of the sections. */
function partAsides(all: readonly Line[]): { readonly lines: Line[]; readonly asides: Section[] } {
  const foot = footLines(all, bodySize(all));
  const feet = new Set<Line>([...foot.contact, ...foot.closing]);
  const inner = all.filter((line) => !feet.has(line));
  const closing = closingLines(inner);
  const asides: Section[] = [
    { kinds: ["contact"], title: "", lines: foot.contact },
    { kinds: ["closing"], title: "", lines: [...foot.closing, ...closing] },
  ];
  return {
    lines: inner.filter((line) => !closing.has(line)),
    asides: asides.filter((one) => one.lines.length > 0),
  };
}

const lists: ReadonlySet<SectionKind | undefined> = new Set(["skills", "competencies"]);

/** Whether a line stands at the right of another one, below the upper edge of a heading. */
function standsBeside(line: Line, last: Line, heading: Line): boolean {
  if (line.box === undefined || last.box === undefined || heading.box === undefined) return false;
  const isRight = line.page === last.page && line.box.x > last.box.x + last.box.w;
  const isLevel = line.box.y < last.box.y + last.box.h;
  return isRight && isLevel && line.box.y >= heading.box.y - heading.size;
}

/** Columns side by side below one heading of skills: terms without an address, a number or a name of a section. */
function goesOnWithTerms({ kinds, heading, lines }: Section, line: Line): boolean {
  const last = lines.at(-1);
  if (!lists.has(kinds[0]) || heading === undefined || last === undefined) return false;
  const isAlike = Math.abs(line.size - last.size) < 0.6;
  return isAlike && standsBeside(line, last, heading) && !/@|\d{4}|\/\//.test(line.text);
}

/** A layout table below a heading belongs to it, row for row. */
function holdsTable({ heading, lines }: Section, line: Line): boolean {
  const isTable = line.box === undefined && heading !== undefined;
  return isTable && (lines[0] === undefined || lines[0].columnStart);
}

function goesOnInColumn(above: Section, line: Line): boolean {
  return holdsTable(above, line) || goesOnWithTerms(above, line);
}

/** The second line of a heading that no lexicon knows as a whole: "Distributed" over "Systems". */
function goesOnWithHeading(above: Section, { line, match }: Heading): boolean {
  const { heading, lines, kinds } = above;
  if (heading === undefined || lines.length > 0 || !areWrapped(heading, line)) return false;
  const areBothNamed = match?.exact === true && kinds[0] !== "custom";
  return signature(heading) === signature(line) && !areBothNamed;
}

function withLongerHeading(above: Section, { line }: Heading): Section {
  const heading = above.heading === undefined ? line : joinTwo(above.heading, line);
  heading.role = "heading";
  const kinds = matchHeading(heading.text)?.kinds ?? ["custom" as const];
  return { kinds, title: titleOf(heading), heading, lines: [] };
}

function titleOf({ text }: Line): string {
  return text.replace(/\s*(?::|\.{3,}|_{3,})\s*$/u, "").trim();
}

/** Opens the section of a heading, or lengthens the heading right above it. */
function openSection(sections: Section[], heading: Heading): void {
  const { line, match } = heading;
  const above = sections.at(-1);
  if (above !== undefined && goesOnWithHeading(above, heading)) {
    sections[sections.length - 1] = withLongerHeading(above, heading);
    return;
  }
  line.role = "heading";
  const kinds = match?.kinds ?? ["custom" as const];
  sections.push({ kinds, title: titleOf(line), heading: line, lines: [] });
}

/** The section that goes on in a column without a heading; contact details where none does. */
function homeOf(sections: Section[], above: Section, line: Line): Section {
  const home = goesOnInColumn(above, line)
    ? above
    : sections.find((section) => goesOnWithTerms(section, line));
  if (home !== undefined) return home;
  const contact: Section = { kinds: ["contact"], title: "", lines: [] };
  sections.push(contact);
  return contact;
}

function cutAtHeadings(lines: readonly Line[], today: string): Section[] {
  const headings = new Map(findHeadings(lines, today).map((one) => [one.line, one]));
  const title = titleSize(lines, headings);
  const startsContact = (line: Line): boolean =>
    startsColumn(line) || (line.columnStart && line.size >= title);
  const sections: Section[] = [{ kinds: ["contact"], title: "", lines: [] }];
  // A section above whose second column goes on below others.
  let home: Section | undefined;
  for (const line of lines) {
    const heading = headings.get(line);
    if (heading !== undefined) {
      home = undefined;
      openSection(sections, heading);
      continue;
    }
    const above = sections.at(-1);
    if (above?.heading !== undefined && startsContact(line)) home = homeOf(sections, above, line);
    (home ?? above)?.lines.push(line);
  }
  return sections;
}

/** Cuts the lines of a file into sections. Text before the first heading is the contact zone. */
export function splitSections(input: readonly Line[], today: string): Section[] {
  const words = joinBrokenHeadings(
    joinSpacedLetters(headColumns(splitMarginHeadings(joinNameRows(input)))),
  );
  const { lines, asides } = partAsides(splitInlineHeadings(splitRunIns(words)));
  const headed = foldEmptyHead(cutAtHeadings(lines, today)).map(asContact);
  const typed = cutUnheadedJobs(inferKinds(foldLevelledSkills(headed), today), today);
  const parted = partSentences(partLicences(partTerms(partSections(typed.map(keepTold)))))
    .map(withAddress)
    .map(setApart)
    .map(tagsApart);
  return [
    ...parted.map((section) => joinWideWords(unfoldTable(unfoldCards(section, today), today))),
    ...asides,
  ];
}

/** Details of the person stand below headings of other kinds too. */
function asContact(section: Section): Section {
  const [kind] = section.kinds;
  const mayBe = kind === "summary" || kind === "custom" || kind === "personal";
  return mayBe && isContactList(section.lines) ? { ...section, kinds: ["contact"] } : section;
}

function withAddress(section: Section): Section {
  const isContact = section.kinds[0] === "contact";
  if (!isContact) return section;
  return { ...section, lines: joinAddressColumns(joinLargeCells(section.lines)) };
}

/** A loud line at the top with nothing below it is a headline and no section. */
function foldEmptyHead(sections: Section[]): Section[] {
  const [head, second, ...rest] = sections;
  if (head === undefined || second?.heading === undefined || rest.length === 0) return sections;
  if (second.lines.length > 0 || second.kinds[0] !== "custom") return sections;
  second.heading.role = "contact";
  return foldEmptyHead([{ ...head, lines: [...head.lines, second.heading] }, ...rest]);
}
