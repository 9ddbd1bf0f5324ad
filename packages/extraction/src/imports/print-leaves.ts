import { entryPrefixes, oneLine, resumeLeaves, wordTable } from "@savile/model";
import type { Extraction, Fact, LineRole, Resume, SourceLine } from "@savile/model";
import type { Leaf } from "@savile/model";
import { keyWords } from "@savile/model";
import type { JsonValue } from "@savile/model";

/** Keys of JSON Resume where they differ from the names of our sections. */
const keys = wordTable<string>({
  contact: "basics",
  experience: "work",
  certifications: "certificates",
});

type Printed = Pick<Extraction, "lines" | "sections" | "facts" | "unplaced">;

/** A value that a program wrote under its own key is hardly ever read wrong. */
const confidence = 0.98;

function sectionOf(leaf: Leaf): string {
  if (leaf.kind === "summary") return "summary";
  if (leaf.address.startsWith("cmp.")) return "competencies";
  if (leaf.entry === undefined) return "contact";
  const prefix = leaf.entry.replace(/\d+$/, "");
  return Object.entries(entryPrefixes).find(([, own]) => own === prefix)?.[0] ?? "custom";
}

function roleOf(leaf: Leaf, section: string): LineRole {
  if (section === "contact") return "contact";
  if (section === "summary") return "paragraph";
  if (leaf.kind === "bullet") return "bullet";
  if (leaf.kind === "skill" || leaf.kind === "language" || section === "additional") return "list";
  return leaf.kind === "other" ? "paragraph" : "entry-header";
}

/** Writes lines one below the other and knows the place of each in the source text. */
class LinePrinter {
  readonly lines: SourceLine[] = [];
  private at = 0;

  add(text: string, role: LineRole, section: string): { line: SourceLine; start: number } {
    const line: SourceLine = {
      id: `j.l${this.lines.length + 1}`,
      text,
      block: 0,
      role,
      section,
      ...(role === "bullet" ? { bullet: { glyph: "•", level: 0 } } : {}),
    };
    const start = this.at;
    this.lines.push(line);
    this.at += text.length + 1;
    return { line, start };
  }
}

/** The rows of a text without the empty ones. */
function rows(text: string): string[] {
  return text.split("\n").filter((row) => row.trim() !== "");
}

function printLeaf(printer: LinePrinter, leaf: Leaf, section: string, title: string): Fact {
  const placed = rows(leaf.text).map((row) => printer.add(row, roleOf(leaf, section), title));
  const last = placed.at(-1);
  const end = last === undefined ? 0 : last.start + last.line.text.length;
  return {
    id: leaf.address,
    kind: leaf.kind,
    ...(leaf.entry === undefined ? {} : { parent: leaf.entry }),
    text: leaf.text,
    span: { start: placed[0]?.start ?? 0, end, lines: placed.map((one) => one.line.id) },
    confidence,
    origin: { by: "extracted" },
  };
}

/** Leaves of one section each, in the order in which the sections come first. */
function grouped(leaves: readonly Leaf[]): [string, Leaf[]][] {
  const groups = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const name = sectionOf(leaf);
    const key = name === "additional" ? `additional ${leaf.entry ?? ""}` : name;
    groups.set(key, [...(groups.get(key) ?? []), leaf]);
  }
  return [...groups];
}

function printSection(
  printer: LinePrinter,
  key: string,
  leaves: readonly Leaf[],
): { section: Printed["sections"][number]; facts: Fact[] } {
  const isOwn = key.startsWith("additional ");
  const own = isOwn ? leaves.find((leaf) => leaf.address.endsWith(".title")) : undefined;
  const title = own?.text ?? keyWords(keys[key] ?? key);
  const first = printer.lines.length;
  if (own === undefined) printer.add(title, "heading", title);
  const facts = leaves.map((leaf) => {
    const fact = printLeaf(printer, leaf, isOwn ? "additional" : key, title);
    const line = printer.lines.at(-1);
    if (leaf === own && line !== undefined) line.role = "heading";
    return fact;
  });
  const lines = printer.lines.slice(first).map((line) => line.id);
  return { section: { kind: isOwn ? "custom" : key, title, lines }, facts };
}

/** The source text of a Resume that was imported: its values a line each below the names of their sections. */
export function printResume(resume: Resume, rest: readonly JsonValue[]): Printed {
  const printer = new LinePrinter();
  const printed = grouped(resumeLeaves(resume)).map(([key, leaves]) =>
    printSection(printer, key, leaves),
  );
  const unplaced = rest.map(({ path, text }) => {
    const names = path.filter((part) => !/^\d+$/.test(part));
    const label = keyWords(names.slice(1).join(" "));
    const shown = label === "" ? oneLine(text) : `${label}: ${oneLine(text)}`;
    return printer.add(shown, "custom", keyWords(names[0] ?? "")).line.id;
  });
  return {
    lines: printer.lines,
    sections: printed.map((one) => one.section),
    facts: printed.flatMap((one) => one.facts),
    unplaced,
  };
}
