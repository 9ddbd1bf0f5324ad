import type { Made } from "../make-resume.ts";
import { emptyPart, ink, row } from "../sheet.ts";
import type { Entry, Part, Row } from "../sheet.ts";
import { hasDateColumn } from "./noise.ts";
import type { Ground, Noise } from "./noise.ts";

interface Labelled {
  readonly label: string;
  readonly terms: string;
}

function labelledTerms(skills: readonly string[], { random, more }: Ground): Labelled[] {
  const count = Math.min(skills.length > 3 ? random.whole(2, 3) : 2, skills.length);
  const labels = random.some(more.skillLabels, count);
  const size = Math.ceil(skills.length / count);
  return labels
    .map((label, index) => ({
      label,
      terms: skills.slice(index * size, (index + 1) * size).join(", "),
    }))
    .filter((one) => one.terms !== "");
}

function asRows(list: readonly Labelled[]): Row[] {
  return list.map(({ label, terms }) => row([ink(`${label}: `, { bold: true }), ink(terms)]));
}

function withParts({ sheet, truth }: Made, parts: readonly Part[]): Made {
  const headings = parts.map((part) => part.heading).filter((text) => text !== "");
  return { sheet: { ...sheet, parts }, truth: { ...truth, headings } };
}

function isSkills(part: Part): boolean {
  return part.kind === "skills";
}

/** Skills in rows of their own below the contacts, or at the end of the summary. */
function withoutHeading(made: Made, rows: readonly Row[], afterSummary: boolean): Made {
  const rest = made.sheet.parts.filter((part) => !isSkills(part));
  const at = rest.findIndex((part) => part.kind === "summary") + 1;
  const isLow = afterSummary && at > 0;
  const part: Part = { ...emptyPart, kind: isLow ? "summary" : "skills", heading: "", rows };
  return withParts(made, isLow ? rest.toSpliced(at, 0, part) : [part, ...rest]);
}

/** Skills as a table whose labels stand right-aligned in the column of the dates. */
function asTable(made: Made, list: readonly Labelled[]): Made {
  const entries = list.map(({ label, terms }): Entry => ({
    aside: label,
    cells: [],
    rows: [row(terms)],
    body: [],
  }));
  const parts = made.sheet.parts.map((part): Part => {
    const { kind, heading } = part;
    return isSkills(part) ? { ...emptyPart, kind, heading, entries } : part;
  });
  return withParts(made, parts);
}

/** Skills as lines with a label, where no heading names them or where labels are a column. */
const labelledSkills: Noise = {
  name: "labelled-skills",
  group: "skills",
  fits: (one) => one.layout !== "linkedin",
  sheet: (made, ground) => {
    const list = labelledTerms(made.truth.skills, ground);
    if (hasDateColumn(ground.one) && ground.random.chance(0.7)) return asTable(made, list);
    return withoutHeading(made, asRows(list), ground.random.chance(0.5));
  },
  habits: ({ one, random }) => (hasDateColumn(one) ? { asideGap: random.whole(6, 14) / 10 } : {}),
};

function cased(text: string, { one }: Ground): string {
  return one.headingStyle % 2 === 1 ? text.toLocaleUpperCase("en") : text;
}

/** A section of tools under a heading that few people use; its last row may be bold as a whole. */
function toolSection(made: Made, ground: Ground): Made {
  const heading = cased(ground.random.pick(ground.more.toolHeadings), ground);
  const rows = asRows(labelledTerms(made.truth.skills, ground));
  const isBold = ground.random.chance(0.5);
  const bold = rows.map(({ left, right }, index) =>
    isBold && index === rows.length - 1
      ? { left: left.map((one) => ({ ...one, bold: true })), right }
      : { left, right },
  );
  const parts = made.sheet.parts.map((part): Part =>
    isSkills(part) ? { ...emptyPart, kind: "skills", heading, rows: bold } : part,
  );
  return withParts(made, parts);
}

function linesOf(part: Part): Row[] {
  const items = part.items.map((item) => row(item.text));
  return [...items, ...part.rows, ...(part.grid.length > 0 ? [row(part.grid.join(", "))] : [])];
}

/** Skills together with languages or interests under one heading, where the lines tell them apart. */
function joinedSection(made: Made, ground: Ground): Made | undefined {
  const other = made.sheet.parts.find(
    (part) => part.kind === "languages" || part.kind === "interests",
  );
  if (other === undefined) return undefined;
  const { languages, interests } = ground.more.joined;
  const heading = cased(other.kind === "languages" ? languages : interests, ground);
  const rows = [row(made.truth.skills.join(", ")), ...linesOf(other)];
  const parts = made.sheet.parts
    .filter((part) => part !== other)
    .map((part): Part => (isSkills(part) ? { ...emptyPart, kind: "skills", heading, rows } : part));
  return withParts(made, parts);
}

/** A heading of tools, machines or computing that few lists of headings know, or one over two kinds. */
const toolHeadings: Noise = {
  name: "tool-headings",
  group: "skills",
  fits: (one) => one.layout !== "linkedin" && one.oddity !== "unknown-heading",
  sheet: (made, ground) =>
    (ground.random.chance(0.35) ? joinedSection(made, ground) : undefined) ??
    toolSection(made, ground),
};

/** Noises of where skills stand. */
export const skillNoises: readonly Noise[] = [labelledSkills, toolHeadings];
