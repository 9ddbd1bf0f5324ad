import { assertNever } from "@savile/model";
import * as docx from "docx";
import type { Case } from "./cases.ts";
import { contactRows, labelledContacts, partBlocks, spacedOut, splitSides } from "./flow.ts";
import type { Block } from "./flow.ts";
import type { Ink, Part, Row, Sheet } from "./sheet.ts";

type Content = docx.Paragraph | docx.Table;

const edge = 9000;
const noBorder = { style: docx.BorderStyle.NONE, size: 0, color: "FFFFFF" };
const noBorders = {
  top: noBorder,
  bottom: noBorder,
  left: noBorder,
  right: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
};

function runs(inks: readonly Ink[]): docx.ParagraphChild[] {
  return inks.map((one) => {
    const run = new docx.TextRun({ text: one.text, bold: one.bold, italics: one.italic });
    return one.url === "" ? run : new docx.ExternalHyperlink({ link: one.url, children: [run] });
  });
}

function rowParagraph(row: Row, before = 0): docx.Paragraph {
  const right =
    row.right.length > 0
      ? [new docx.TextRun({ children: [new docx.Tab()] }), ...runs(row.right)]
      : [];
  return new docx.Paragraph({
    children: [...runs(row.left), ...right],
    spacing: { before },
    tabStops: [{ type: docx.TabStopType.RIGHT, position: edge }],
  });
}

function heading(text: string, one: Case): docx.Paragraph {
  const shown = one.oddity === "spaced-heading" ? spacedOut(text) : text;
  if (one.headingStyle < 3)
    return new docx.Paragraph({
      text: shown,
      heading: one.headingStyle === 0 ? docx.HeadingLevel.HEADING_2 : docx.HeadingLevel.HEADING_1,
    });
  return new docx.Paragraph({
    children: [new docx.TextRun({ text: shown, bold: true, size: 26 })],
    spacing: { before: 200 },
    ...(one.headingStyle === 4
      ? { border: { bottom: { style: docx.BorderStyle.SINGLE, size: 6, color: "444444" } } }
      : {}),
  });
}

function cell(children: readonly Content[], width: number): docx.TableCell {
  return new docx.TableCell({
    children: children.length > 0 ? [...children] : [new docx.Paragraph("")],
    width: { size: width, type: docx.WidthType.PERCENTAGE },
  });
}

function table(
  rows: readonly (readonly (readonly Content[])[])[],
  widths: readonly number[],
  lines: boolean,
): docx.Table {
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    ...(lines ? {} : { borders: noBorders }),
    rows: rows.map(
      (cells) =>
        new docx.TableRow({ children: cells.map((one, index) => cell(one, widths[index] ?? 30)) }),
    ),
  });
}

function bullet(text: string, depth: number, one: Case): docx.Paragraph {
  const inset = depth * 300;
  if (one.oddity === "no-glyph") return new docx.Paragraph({ text, indent: { left: 400 + inset } });
  if (one.variant % 3 === 0)
    return new docx.Paragraph({
      text: `${depth > 0 ? "–" : "•"} ${text}`,
      indent: { left: 300 + inset },
    });
  return new docx.Paragraph({ text, bullet: { level: depth } });
}

/** Lines of one cell, each a paragraph. */
function cellLines(text: string): docx.Paragraph[] {
  return text.split("\n").map((line) => new docx.Paragraph(line));
}

function simple(block: Block, one: Case): Content[] {
  switch (block.kind) {
    case "heading":
      return [heading(block.text, one)];
    case "row":
      return [rowParagraph(block.row, block.first ? 120 : 0)];
    case "bullet":
      return [bullet(block.text, block.depth, one)];
    case "text":
      return [new docx.Paragraph({ text: block.text, indent: { left: block.depth * 400 } })];
    case "cells":
      return [
        table(
          [
            block.cells.map((text) => [
              new docx.Paragraph({ children: [new docx.TextRun({ text, bold: block.bold })] }),
            ]),
          ],
          [24, 40, 36],
          true,
        ),
      ];
    case "grid":
      return [
        table(
          [block.terms.map((text) => [new docx.Paragraph(text)])],
          block.terms.map(() => 100 / block.terms.length),
          false,
        ),
      ];
    default:
      return assertNever(block);
  }
}

/** Entries with their dates in a column of their own, as rows of a table without lines. */
function asideTable(part: Part, one: Case): Content[] {
  const rows: Content[][][] = [];
  for (const block of partBlocks(part, one)) {
    const content = simple(block, one);
    const last = rows.at(-1)?.[1];
    const isStart = last === undefined || (block.kind === "row" && block.first);
    if (block.kind === "row" && (isStart || block.aside !== ""))
      rows.push([cellLines(block.aside), content]);
    else if (last === undefined) rows.push([[], content]);
    else last.push(...content);
  }
  return rows.length > 0 ? [table(rows, [25, 75], false)] : [];
}

function body(part: Part, one: Case): Content[] {
  if (one.layout === "left-dates" && part.entries.length > 0) return asideTable(part, one);
  const blocks = partBlocks(part, one);
  if (one.layout !== "table" || part.kind !== "experience")
    return blocks.flatMap((block) => simple(block, one));
  const rows: Content[][][] = [];
  for (const block of blocks) {
    if (block.kind === "cells")
      rows.push(
        block.cells.map((text) => [
          new docx.Paragraph({ children: [new docx.TextRun({ text, bold: block.bold })] }),
        ]),
      );
    else rows.at(-1)?.[1]?.push(...simple(block, one));
  }
  return [table(rows, [24, 46, 30], one.variant % 2 === 0)];
}

function headed({ heading: text }: Part, one: Case): Content[] {
  return text === "" ? [] : [heading(text, one)];
}

function partContent(part: Part, one: Case): Content[] {
  if (one.layout === "margin")
    return [table([[headed(part, one), body(part, one)]], [25, 75], false)];
  return [...headed(part, one), ...body(part, one)];
}

function head(sheet: Sheet, one: Case): Content[] {
  const name = new docx.Paragraph({
    children: [new docx.TextRun({ text: sheet.name, bold: true, size: 44 })],
    ...(one.variant % 2 === 0 ? { heading: docx.HeadingLevel.TITLE } : {}),
  });
  return [
    ...(sheet.name === "" ? [] : [name]),
    ...(sheet.headline === "" ? [] : [new docx.Paragraph(sheet.headline)]),
  ];
}

function contactContent(sheet: Sheet, one: Case): docx.Paragraph[] {
  const stacked = one.layout.startsWith("sidebar") || one.variant % 4 === 1;
  const rows = stacked ? labelledContacts(sheet) : contactRows(sheet, false, " | ");
  return rows.map((row) => rowParagraph(row));
}

function sidebar(sheet: Sheet, one: Case): Content[] {
  const { side, main } = splitSides(sheet.parts, one);
  const narrow = [...contactContent(sheet, one), ...side.flatMap((part) => partContent(part, one))];
  const wide = [...head(sheet, one), ...main.flatMap((part) => partContent(part, one))];
  return one.layout === "sidebar-left"
    ? [table([[narrow, wide]], [32, 68], false)]
    : [table([[wide, narrow]], [68, 32], false)];
}

function pageFoot(text: string): docx.Footer {
  const [before = "", after = ""] = text.split("{page}");
  const children = [before, docx.PageNumber.CURRENT, after];
  return new docx.Footer({
    children: [new docx.Paragraph({ children: [new docx.TextRun({ children, size: 15 })] })],
  });
}

/** A word processor file: plain, with layout tables, or with columns of the section. */
export async function printDocx(one: Case, sheet: Sheet): Promise<Uint8Array> {
  const inHeader = one.oddity === "page-header";
  const contacts = contactContent(sheet, one);
  const parts = sheet.parts.flatMap((part) => partContent(part, one));
  const top = [...head(sheet, one), ...(inHeader ? [] : contacts)];
  const headers = {
    ...(inHeader ? { headers: { default: new docx.Header({ children: contacts }) } } : {}),
    ...(sheet.pageFoot === "" ? {} : { footers: { default: pageFoot(sheet.pageFoot) } }),
  };
  const sections: docx.ISectionOptions[] =
    one.layout === "two-equal"
      ? [
          { ...headers, properties: { type: docx.SectionType.CONTINUOUS }, children: top },
          {
            properties: { type: docx.SectionType.CONTINUOUS, column: { count: 2, space: 500 } },
            children: parts,
          },
        ]
      : [
          {
            ...headers,
            children: one.layout.startsWith("sidebar") ? sidebar(sheet, one) : [...top, ...parts],
          },
        ];
  const file = new docx.Document({ sections });
  return new Uint8Array(await docx.Packer.toBuffer(file));
}
