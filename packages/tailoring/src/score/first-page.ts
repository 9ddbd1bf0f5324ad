import { printedOrder, resumeLeaves } from "@savile/model";
import type { Leaf, Resume } from "@savile/model";

/** A plain page: lines of text, and letters in a line of it. */
const page = { lines: 54, letters: 96 } as const;
/** Lines that the name, the ways to reach a person, the head of a section and the head of an entry take. */
const taken = { name: 4, section: 2, entry: 2 } as const;

const listed: ReadonlySet<Leaf["kind"]> = new Set(["skill", "language"]);
const running: ReadonlySet<Leaf["kind"]> = new Set(["bullet", "other", "summary"]);

/** The ids of what stands in a section, as addresses begin with them. */
function ownersOf(resume: Resume, section: string): readonly string[] {
  if (section === "summary") return ["summary"];
  if (section === "competencies") return ["cmp"];
  const entries = Object.entries(resume).find(([name]) => name === section)?.[1];
  if (!Array.isArray(entries)) return [section];
  return entries.flatMap((entry: unknown) =>
    typeof entry === "object" && entry !== null && "id" in entry ? [String(entry.id)] : [],
  );
}

/** Leaves with the line on which each begins, counted within their owner. */
function placesOf(leaves: readonly Leaf[]): {
  readonly at: Map<string, number>;
  readonly lines: number;
} {
  const at = new Map<string, number>();
  const heads = leaves.some(({ kind }) => !listed.has(kind) && !running.has(kind));
  let line = heads ? taken.entry : 0;
  let letters = 0;
  for (const { address, text, kind } of leaves) {
    if (running.has(kind)) {
      at.set(address, line);
      line += Math.ceil(text.length / page.letters);
    } else if (listed.has(kind)) {
      at.set(address, line + Math.floor(letters / page.letters));
      letters += text.length + 2;
    } else at.set(address, 0);
  }
  return { at, lines: line + Math.ceil(letters / page.letters) };
}

/**
 * The addresses of what stands on page one, as far as that can be told without setting the pages: sections in the
 * order of printing, on a plain page. It does not depend on the template, so that no choice of one moves a figure.
 */
export function firstPage(resume: Resume): ReadonlySet<string> {
  const byOwner = new Map<string, Leaf[]>();
  for (const leaf of resumeLeaves(resume)) {
    const [owner = ""] = leaf.address.split(".");
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), leaf]);
  }
  const first = new Set(["name", "headline"]);
  for (const { address } of byOwner.get("contact") ?? []) first.add(address);
  let line: number = taken.name;
  for (const section of printedOrder(resume)) {
    line += taken.section;
    for (const owner of ownersOf(resume, section)) {
      const { at, lines } = placesOf(byOwner.get(owner) ?? []);
      for (const [address, place] of at) if (line + place < page.lines) first.add(address);
      line += lines;
    }
  }
  return first;
}
