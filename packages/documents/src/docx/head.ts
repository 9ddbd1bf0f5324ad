import { AlignmentType, BorderStyle, LineRuleType, Paragraph } from "docx";
import type { Piece, Sheet } from "../sheet/sheet.ts";
import { dot } from "./paragraphs.ts";
import type { Maker } from "./paragraphs.ts";
import { rowOf, runsOf } from "./runs.ts";
import { hex } from "./styles.ts";

function contactParagraph(maker: Maker, contacts: readonly Piece[], ruled: boolean): Paragraph {
  const { look, measures } = maker;
  const { text_light, text_secondary, border } = look.colours;
  const size = measures.halfPoints("small");
  const rule = { style: BorderStyle.SINGLE, size: 6, color: hex(border), space: 8 };
  return new Paragraph({
    alignment: look.look.head === "centre" ? AlignmentType.CENTER : AlignmentType.START,
    spacing: {
      before: measures.above(10, size / 2),
      after: 0,
      line: measures.pitch(size / 2),
      lineRule: LineRuleType.AT_LEAST,
    },
    ...(ruled ? { border: { bottom: rule } } : {}),
    children: rowOf(
      contacts.map((piece) => ({ piece, ink: { size, color: hex(text_secondary) } })),
      { text: dot, ink: { size, color: hex(text_light) } },
    ),
  });
}

/** Name, headline and contact details: in the body, because readers pass over a page header. */
export function headParagraphs(maker: Maker, sheet: Sheet): Paragraph[] {
  const { name, headline, contacts } = sheet;
  return [
    new Paragraph({ style: "Title", children: runsOf(name) }),
    ...(headline === null
      ? []
      : [new Paragraph({ style: "Subtitle", children: runsOf(headline) })]),
    ...(contacts.length === 0 ? [] : [contactParagraph(maker, contacts, sheet.letter !== null)]),
  ];
}
