import { optionalFieldsOf, textAt } from "@savile/model";
import type {
  EducationEntry,
  EntrySection,
  ExperienceEntry,
  ProjectEntry,
  RecordEntry,
  RecordSection,
} from "@savile/model";
import { webPiece } from "./contact-pieces.ts";
import { present } from "./pieces.ts";
import type { PieceMaker } from "./pieces.ts";
import { rowSections } from "./sheet.ts";
import { lineCount, linesKeptTogether } from "./keep-together.ts";
import type { Block, EntryBlock, Piece } from "./sheet.ts";

interface EntryParts {
  readonly id: string;
  readonly names: readonly (Piece | null)[];
  readonly subject?: Piece | null;
  readonly dates: Piece | null;
  readonly summary: Piece | null;
  readonly bullets: readonly Piece[];
}

/** An entry whose head is the first of its names that exists; `[]` if it states nothing. */
function entryBlock(parts: EntryParts): EntryBlock[] {
  const { id, dates, summary, bullets, subject = null } = parts;
  const [title = null, ...places] = present(parts.names);
  if (title === null && dates === null && summary === null && bullets.length === 0) return [];
  const keep = 2 + lineCount([summary, ...bullets]) <= linesKeptTogether;
  return [{ kind: "entry", id, keep, title, subject, dates, places, summary, bullets }];
}

/** The optional values of an entry; an address on the web is a link. */
export function optionalPieces(
  section: EntrySection,
  entry: { readonly id: string },
  make: PieceMaker,
): (Piece | null)[] {
  return optionalFieldsOf(section).map(([name, { kind }]) => {
    const at = `${entry.id}.${name}`;
    const text = textAt(entry, name).trim();
    return kind === "link" ? webPiece(at, text, make) : make.line(at, text);
  });
}

/** Where something was, below the dates of it. */
function locationPiece(id: string, location: string, make: PieceMaker): Piece | null {
  const piece = make.line(`${id}.location`, location);
  return piece === null ? null : { ...piece, edge: true };
}

export function experienceBlocks(job: ExperienceEntry, make: PieceMaker): Block[] {
  return entryBlock({
    id: job.id,
    names: [
      make.line(`${job.id}.title`, job.title),
      make.line(`${job.id}.company`, job.company),
      locationPiece(job.id, job.location, make),
      ...optionalPieces("experience", job, make),
    ],
    dates: make.line(`${job.id}.dates`, job.dates.text),
    summary: make.one(`${job.id}.summary`, job.summary),
    bullets: make.all(job.id, job.bullets),
  });
}

/** Whether the degree as written already says the field. */
function saysField(degree: string, field: string): boolean {
  return degree.toLocaleLowerCase().includes(field.trim().toLocaleLowerCase());
}

export function educationBlocks(entry: EducationEntry, make: PieceMaker): Block[] {
  const degree = make.line(`${entry.id}.degree`, entry.degree);
  const field = saysField(entry.degree, entry.field)
    ? null
    : make.line(`${entry.id}.field`, entry.field);
  return entryBlock({
    id: entry.id,
    names: [
      degree ?? field,
      make.line(`${entry.id}.school`, entry.school),
      locationPiece(entry.id, entry.location, make),
      ...optionalPieces("education", entry, make),
    ],
    subject: degree === null ? null : field,
    dates: make.line(`${entry.id}.dates`, entry.dates.text),
    summary: null,
    bullets: make.all(entry.id, entry.details),
  });
}

export function projectBlocks(project: ProjectEntry, make: PieceMaker): Block[] {
  return entryBlock({
    id: project.id,
    names: [
      make.line(`${project.id}.name`, project.name),
      make.line(`${project.id}.technologies`, project.technologies),
      ...optionalPieces("projects", project, make),
    ],
    dates: make.line(`${project.id}.dates`, project.dates.text),
    summary: make.one(`${project.id}.description`, project.description),
    bullets: make.all(project.id, project.bullets),
  });
}

/** A record with a text of its own is an entry; awards, publications and their like are one line. */
export function recordBlocks(
  section: RecordSection,
  entry: RecordEntry,
  make: PieceMaker,
): Block[] {
  const names = [
    make.line(`${entry.id}.title`, entry.title),
    make.line(`${entry.id}.organization`, entry.organization),
    locationPiece(entry.id, entry.location, make),
    ...optionalPieces(section, entry, make),
  ];
  const dates = make.line(`${entry.id}.dates`, entry.dates.text);
  const summary = make.one(`${entry.id}.summary`, entry.summary);
  const bullets = make.all(entry.id, entry.bullets);
  if (!rowSections.includes(section) || summary !== null || bullets.length > 0) {
    return entryBlock({ id: entry.id, names, dates, summary, bullets });
  }
  return rowBlock(names, dates);
}

const longestLine = 90;

/** A name, notes after it and a date; `[]` if it states nothing. */
export function rowBlock(names: readonly (Piece | null)[], dates: Piece | null): Block[] {
  const [title = null, ...notes] = present(names);
  if (title === null && dates === null) return [];
  return [{ kind: "row", strong: (title?.text.length ?? 0) <= longestLine, title, notes, dates }];
}

/** The rows of a section look alike: if one of them is too long for a line, none is set as one. */
export function alike(blocks: readonly Block[]): readonly Block[] {
  const long = blocks.some((block) => block.kind === "row" && !block.strong);
  return long
    ? blocks.map((block) => (block.kind === "row" ? { ...block, strong: false } : block))
    : blocks;
}
