import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";

/** A stretch without a comma that is longer tells something; terms are shorter. */
const longestTerm = 7;
const fewestWords = 9;
const mostOf = 0.6;

/** Whether a line tells a deed and lists nothing. */
function tells({ text }: Line): boolean {
  const stretches = text.split(/[,;|•·∙⋅‧]/u).map((one) => one.trim().split(/\s+/).length);
  return text.split(/\s+/).length >= fewestWords && Math.max(...stretches) > longestTerm;
}

/** Short lines head what stands below them; the rest of a sentence goes with its beginning. */
function counts({ text, bullet }: Line): boolean {
  return bullet !== undefined || text.split(/\s+/).length > 3;
}

/**
 * A section of skills that tells deeds ("Skills and accomplishments" of somebody who does not list jobs) holds no
 * terms: its lines are kept as they are.
 */
export function keepTold<
  T extends { readonly kinds: readonly SectionKind[]; readonly lines: readonly Line[] },
>(section: T): T {
  const [kind] = section.kinds;
  if (kind !== "skills" && kind !== "competencies") return section;
  const lines = section.lines.filter(counts);
  const told = lines.filter(tells).length;
  return told >= 2 && told >= lines.length * mostOf ? { ...section, kinds: ["custom"] } : section;
}
