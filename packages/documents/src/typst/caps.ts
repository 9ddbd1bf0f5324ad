import { knownSections, namePlace, recordSections, titleOfSection } from "@savile/model";
import type { PrintedDocument } from "../text/layout.ts";
import type { PrintedLine } from "../sheet/printed-lines.ts";

/** What the layout engine takes; more is refused with its address, never cut. */
export const caps = {
  characters: 60_000,
  entries: 60,
  bullets: 40,
  field: 10_000,
  pages: 20,
} as const;

function crowdedSection(document: PrintedDocument): string | undefined {
  if (document.kind === "cover_letter") return undefined;
  const { resume } = document;
  for (const [section, value] of Object.entries(resume)) {
    if (!Array.isArray(value) || section === "order" || section === "competencies") continue;
    if (value.length <= caps.entries) continue;
    const known = knownSections.find((one) => one === section);
    const name = known === undefined ? "Sections of your own" : titleOfSection(known);
    return `${name}: more than ${caps.entries} entries`;
  }
  return undefined;
}

function crowdedEntry(document: PrintedDocument): string | undefined {
  if (document.kind === "cover_letter") return undefined;
  const { resume } = document;
  const lists = [
    ...[
      ...resume.experience,
      ...resume.projects,
      ...recordSections.flatMap((section) => resume[section]),
    ].map(({ id, bullets }) => ({ id, lines: bullets })),
    ...resume.education.map(({ id, details }) => ({ id, lines: details })),
  ];
  const full = lists.find((entry) => entry.lines.length > caps.bullets);
  return full && `${namePlace(document, full.id)}: more than ${caps.bullets} lines`;
}

/** Which part of a document has too many entries or lines, in words; `undefined` if none has. */
export function crowded(document: PrintedDocument): string | undefined {
  return crowdedSection(document) ?? crowdedEntry(document);
}

/** Which text is too long, in words, or that all together are; `undefined` if none is. */
export function tooLong(
  lines: readonly PrintedLine[],
  document: PrintedDocument,
): string | undefined {
  const long = lines.find((line) => line.text.length > caps.field);
  if (long !== undefined) {
    return `${namePlace(document, long.address)}: more than ${caps.field} characters`;
  }
  const total = lines.reduce((sum, line) => sum + line.text.length, 0);
  return total > caps.characters ? `more than ${caps.characters} characters in all` : undefined;
}
