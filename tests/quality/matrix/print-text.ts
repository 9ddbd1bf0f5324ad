import { assertNever } from "@savile/model";
import iconv from "iconv-lite";
import type { Case } from "./cases.ts";
import { contactRows, partBlocks, plainRow } from "./flow.ts";
import type { Block } from "./flow.ts";
import type { Habits } from "./habits.ts";
import type { Sheet } from "./sheet.ts";

function wrapped(text: string, width: number, indent: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + word.length + 1 > width) lines.push(indent + word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join("\n");
}

function underlined(text: string, one: Case): string[] {
  if (one.headingStyle === 0) return [text, "=".repeat(text.length)];
  if (one.headingStyle === 2) return [text, "-".repeat(text.length)];
  if (one.headingStyle === 4) return [`${text}:`];
  return [text.toLocaleUpperCase("en")];
}

function gapRow(text: string): string {
  const [left = "", right = ""] = text.split("\t");
  if (right === "") return left;
  return left + " ".repeat(Math.max(4, 72 - left.length - right.length)) + right;
}

function rowLines({ row, aside, first }: Extract<Block, { kind: "row" }>): string[] {
  const text = gapRow(plainRow(row));
  const line = aside === "" ? text : `${aside.padEnd(22)}    ${text}`;
  return first ? ["", line] : [line];
}

function blockLines(block: Block, one: Case, width: number): string[] {
  const glyph =
    one.oddity === "no-glyph" ? "  " : (["- ", "* ", "• ", "– "][one.variant % 4] ?? "- ");
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "row":
      return rowLines(block);
    case "bullet":
    case "text": {
      const inset = "   ".repeat(block.depth);
      const mark = block.kind === "bullet" ? glyph : "";
      return [inset + wrapped(mark + block.text, width, inset + " ".repeat(mark.length))];
    }
    case "cells":
      return [block.cells.join("\t")];
    case "grid":
      return [block.terms.join("    ")];
    default:
      return assertNever(block);
  }
}

function encode(text: string, encoding: string): Uint8Array {
  const withMark = encoding === "utf8-bom" || encoding.startsWith("utf-16");
  const name = encoding === "utf8-bom" ? "utf8" : encoding;
  const broken = text.split("\n").join("\r\n");
  return new Uint8Array(iconv.encode(broken, name, { addBOM: withMark }));
}

/** A plain text file in the encoding of the case. */
export function printPlain(one: Case, sheet: Sheet, habits: Habits): Uint8Array {
  const width = one.oddity === "hard-wrap" ? 60 : 400;
  const lines = [sheet.name, sheet.headline].filter((text) => text !== "");
  lines.push(...contactRows(sheet, one.variant % 2 === 0, " | ").map(plainRow), "");
  for (const part of sheet.parts) {
    lines.push("", ...(part.heading === "" ? [] : underlined(part.heading, one)));
    for (const block of partBlocks(part, one)) lines.push(...blockLines(block, one, width));
  }
  const text = habits.spell(lines.join("\n"));
  const isNarrow = one.encoding.startsWith("windows") || one.encoding.startsWith("iso");
  // Letters that a narrow set lacks would become question marks; nobody saves such a file.
  const fits = !isNarrow || iconv.decode(iconv.encode(text, one.encoding), one.encoding) === text;
  return encode(text, fits ? one.encoding : "utf8");
}
