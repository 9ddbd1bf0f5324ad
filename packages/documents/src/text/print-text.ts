import { assertNever, isPointText } from "@savile/model";
import type { TemplateId } from "@savile/model";
import type { PrintedDocument } from "./layout.ts";
import { plainText } from "../sheet/clean-text.ts";
import { present } from "../sheet/pieces.ts";
import { sheetOf } from "../sheet/printed-lines.ts";
import type { Block, LetterBody, Piece, Sheet } from "../sheet/sheet.ts";

function row(pieces: readonly (Piece | null)[]): string[] {
  const texts = present(pieces).map((piece) => piece.text);
  return texts.length === 0 ? [] : [texts.join(" | ")];
}

function bulletLines(pieces: readonly Piece[]): string[] {
  return pieces.map((piece) => `- ${piece.text.replaceAll("\n", "\n  ")}`);
}

function titleOf(title: Piece | null, subject: Piece | null): string[] {
  const texts = present([title, subject]).map((piece) => piece.text);
  return texts.length === 0 ? [] : [texts.join(", ")];
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "prose":
      return [block.piece.text];
    case "bullets":
      return bulletLines(block.pieces);
    case "terms": {
      const terms = block.pieces.map((piece) => piece.text).join(", ");
      return [block.label === null ? terms : `${block.label.text}: ${terms}`.trimEnd()];
    }
    case "pairs":
      return block.pairs.map(({ name, note }) =>
        note === null ? name.text : `${name.text} (${note.text})`,
      );
    case "row":
      return row([block.title, ...block.notes, block.dates]);
    case "entry":
      return [
        [...titleOf(block.title, block.subject), ...row([block.dates])].join(" | "),
        ...row(block.places),
        ...row([block.summary]),
        ...bulletLines(block.bullets),
      ].filter((line) => line !== "");
    default:
      return assertNever(block);
  }
}

/** Entries are parted by a blank line; bullets, rows and terms of one section stand together. */
function sectionText(blocks: readonly Block[]): string {
  return blocks
    .map((block, index) => {
      const apart = index > 0 && (block.kind === "entry" || blocks[index - 1]?.kind === "entry");
      return `${apart ? "\n" : ""}${blockLines(block).join("\n")}`;
    })
    .join("\n");
}

function headText(sheet: Sheet): string {
  return [...row([sheet.name]), ...row([sheet.headline]), ...row(sheet.contacts)].join("\n");
}

/** Points of a letter stand on lines below one another. */
function paragraphTexts(paragraphs: readonly Piece[]): string[] {
  return paragraphs.reduce<string[]>((texts, piece, at) => {
    const inList = isPointText(piece.text) && isPointText(paragraphs[at - 1]?.text ?? "");
    return inList
      ? [...texts.slice(0, -1), `${texts.at(-1)}\n${piece.text}`]
      : [...texts, piece.text];
  }, []);
}

function letterParts(letter: LetterBody): string[] {
  return [
    ...row([letter.date]),
    letter.recipient.map((piece) => piece.text).join("\n"),
    ...row([letter.salutation]),
    ...paragraphTexts(letter.paragraphs),
    [...row([letter.closing]), ...row([letter.signature])].join("\n"),
  ];
}

/**
 * A document as plain text: UTF-8 without a byte order mark, line feeds, no wrapping, a blank line before
 * each section and entry, `- ` before bullets, web addresses as they are. The strings and their order are
 * those of {@link printedLines} for the template.
 */
export function printText(document: PrintedDocument, template?: TemplateId): string {
  const sheet = sheetOf(document, plainText, template);
  const parts = [
    headText(sheet),
    ...sheet.sections.map(({ heading, blocks }) => `${heading.text}\n\n${sectionText(blocks)}`),
    ...(sheet.letter === null ? [] : letterParts(sheet.letter)),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
