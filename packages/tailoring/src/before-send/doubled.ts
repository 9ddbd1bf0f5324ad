import { knownSections, titleOfSection } from "@savile/model";
import type { Hint, Leaf } from "@savile/model";
import { hintOf, printedOf } from "./documents.ts";
import type { SentDocuments } from "./documents.ts";

/** Lines of fewer words may well stand twice. */
const fewestWords = 5;

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Those of which the same was said before. */
function repeated<T>(all: readonly T[], textOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(textOf(one));
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

interface Titled {
  readonly path: string;
  readonly title: string;
}

function sectionsOf({ resume: { resume }, file }: SentDocuments): Titled[] {
  if (file !== undefined) return file.headings.map((title) => ({ path: "", title }));
  const own = resume.additional.map(({ id, title }) => ({ path: `${id}.title`, title }));
  const known = knownSections
    .filter((section) => resume.order.includes(section))
    .map((section) => ({ path: section, title: titleOfSection(section) }));
  return [...known, ...own];
}

const linesOfWork: ReadonlySet<Leaf["kind"]> = new Set(["bullet", "other"]);

function isLine({ kind, text }: Leaf): boolean {
  return linesOfWork.has(kind) && text.split(/\s+/).length >= fewestWords;
}

/** A section whose heading stands twice, and a line that stands twice. */
export function doubled(sent: SentDocuments): Hint[] {
  const sections = sectionsOf(sent);
  const lines = printedOf(sent, "resume").filter(isLine);
  const twice = repeated(sections, ({ title }) => title);
  const again = repeated(lines, ({ text }) => text);
  return [
    ...hintOf("doubled-section", "resume", {
      paths: twice.map(({ path }) => path),
      of: sections.length,
      said: twice.map(({ title }) => title),
    }),
    ...hintOf("doubled-line", "resume", {
      paths: again.map(({ address }) => address),
      of: lines.length,
      said: again.map(({ text }) => text),
    }),
  ];
}
