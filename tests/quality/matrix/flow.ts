import type { Case } from "./cases.ts";
import { ink, row, textOf } from "./sheet.ts";
import type { Entry, Ink, Item, Part, Row, Sheet } from "./sheet.ts";

/** One thing to draw, in the order of reading. `aside` stands in the left column beside the next rows. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "row"; readonly row: Row; readonly aside: string; readonly first: boolean }
  | { readonly kind: "bullet" | "text"; readonly text: string; readonly depth: number }
  | { readonly kind: "cells"; readonly cells: readonly string[]; readonly bold: boolean }
  | { readonly kind: "grid"; readonly terms: readonly string[] };

function bodyBlocks(items: readonly Item[]): Block[] {
  return items.map((item) => ({ kind: item.kind, text: item.text, depth: item.depth ?? 0 }));
}

function entryBlocks(entry: Entry): Block[] {
  const rows = entry.rows.map((one, index): Block => ({
    kind: "row",
    row: one,
    aside: index === (entry.asideRow ?? 0) ? entry.aside : "",
    first: index === 0,
  }));
  return [...rows, ...bodyBlocks(entry.body)];
}

function tableBlocks(part: Part): Block[] {
  const head: Block[] =
    part.tableHead.length > 0 ? [{ kind: "cells", cells: part.tableHead, bold: true }] : [];
  const rows = part.entries.flatMap((entry): Block[] => [
    { kind: "cells", cells: entry.cells.slice(0, 3), bold: false },
    ...bodyBlocks(entry.body),
  ]);
  return [...head, ...rows];
}

/** What stands under the heading of a part. */
export function partBlocks(part: Part, one: Case): Block[] {
  const isTable = one.layout === "table" && part.kind === "experience";
  const plain = part.rows.map((line): Block => ({
    kind: "row",
    row: line,
    aside: "",
    first: false,
  }));
  return [
    ...(isTable ? tableBlocks(part) : part.entries.flatMap(entryBlocks)),
    ...bodyBlocks(part.items),
    ...plain,
    ...(part.grid.length > 0 ? [{ kind: "grid" as const, terms: part.grid }] : []),
  ];
}

/** Letters with blanks between them, as some headings are set. */
export function spacedOut(text: string): string {
  return text
    .toLocaleUpperCase("en")
    .split(" ")
    .map((word) => Array.from(word).join(" "))
    .join("   ");
}

const sideKinds = new Set([
  "contact",
  "skills",
  "languages",
  "certifications",
  "interests",
  "personal",
  "awards",
]);

/** Parts for the narrow and for the wide column of a page with a sidebar. */
export function splitSides(parts: readonly Part[], one: Case): { side: Part[]; main: Part[] } {
  const isSide = (part: Part): boolean =>
    sideKinds.has(part.kind) || (part.kind === "education" && one.variant % 4 === 1);
  return { side: parts.filter(isSide), main: parts.filter((part) => !isSide(part)) };
}

/** The contact block as lines: one piece a line, or all pieces in a row. */
export function contactRows(sheet: Sheet, stacked: boolean, mark: string): Row[] {
  if (sheet.contactBlock.length > 0) return [...sheet.contactBlock];
  const pieces = sheet.contacts.map((piece) => piece.ink);
  if (stacked) return pieces.map((piece) => row([piece]));
  return [
    row(pieces.flatMap((piece, index): Ink[] => (index === 0 ? [piece] : [ink(mark), piece]))),
  ];
}

/** A contact block with labels before the values, for a column of its own. */
export function labelledContacts(sheet: Sheet): Row[] {
  if (sheet.contactBlock.length > 0) return [...sheet.contactBlock];
  const labels: Record<string, string> = { mail: "E: ", phone: "T: ", pin: "", link: "" };
  return sheet.contacts.map(({ icon, ink: piece }) => {
    const label = labels[icon] ?? "";
    return row(label === "" ? [piece] : [ink(label, { bold: true }), piece]);
  });
}

export function plainRow(one: Row): string {
  return [textOf(one.left), textOf(one.right)].filter((text) => text !== "").join("\t");
}
