import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from "docx";
import type { ISectionPropertiesOptions } from "docx";
import type { Paper, TemplateId } from "@savile/model";
import type { PrintedDocument } from "../layout.ts";
import { plainText } from "../sheet/clean-text.ts";
import { sheetOf } from "../sheet/printed-lines.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { withBreaks } from "../sheet/with-breaks.ts";
import type { Breaks } from "../sheet/with-breaks.ts";
import { paperSizes } from "../typst/tokens.ts";
import { headParagraphs } from "./head.ts";
import { letterParagraphs } from "./letter.ts";
import { lookOf } from "./look.ts";
import type { Look } from "./look.ts";
import { sectionParagraphs } from "./paragraphs.ts";
import type { Maker } from "./paragraphs.ts";
import { sealDocx } from "./seal.ts";
import { measuresOf, plainSetting } from "./setting.ts";
import type { Measures, TextSetting } from "./setting.ts";
import { bulletLevels, bulletList, hex, stylesOf } from "./styles.ts";

export interface DocxInput {
  readonly document: PrintedDocument;
  readonly template: TemplateId;
  readonly paper: Paper;
  /** Unix seconds, written into the file: same input, same bytes. */
  readonly createdAt: number;
  /** Pages of the same document's PDF: from two on each page has its number. */
  readonly pageCount: number;
  /** How tightly the PDF was set. */
  readonly setting?: TextSetting | undefined;
  /** Page breaks that the person wants, by the id of the entry. */
  readonly breaks?: Breaks | undefined;
}

const twips = 20;

// A line of Word has room above its letters, where the page of the PDF begins with the letters themselves.
const roomAboveName = 0.24;
const narrowest = 34;

function pageOf(paper: Paper, measures: Measures): ISectionPropertiesOptions {
  const { w, h } = paperSizes[paper];
  const { x, bottom } = measures.margins;
  const top = Math.max(narrowest, measures.margins.top - roomAboveName * measures.points("name"));
  return {
    page: {
      size: { width: Math.round(w * twips), height: Math.round(h * twips) },
      margin: {
        left: Math.round(x * twips),
        right: Math.round(x * twips),
        top: Math.round(top * twips),
        bottom: Math.round(bottom * twips),
        header: 400,
        footer: 400,
      },
    },
  };
}

/** The page's number and nothing else: readers take other words of a footer for a line of the resume. */
function footerOf(look: Look, measures: Measures): Footer {
  const ink = { size: measures.halfPoints("small"), color: hex(look.colours.text_light) };
  const number = new TextRun({
    children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
    ...ink,
  });
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })],
  });
}

function bodyOf(maker: Maker, sheet: Sheet): Paragraph[] {
  return [
    ...headParagraphs(maker, sheet),
    ...sheet.sections.flatMap((section) => sectionParagraphs(maker, section)),
    ...(sheet.letter === null ? [] : letterParagraphs(maker, sheet.letter)),
  ];
}

/**
 * A document as a Word file: built-in styles and real lists, no tables, frames, columns or text boxes, the
 * contact details in the body. The words and their order are those of the PDF.
 */
export async function printDocx(input: DocxInput): Promise<Uint8Array> {
  const { document, template, paper, createdAt, pageCount, setting = plainSetting } = input;
  const sheet = withBreaks(sheetOf(document, plainText, template), input.breaks ?? {});
  const look = lookOf(template);
  const measures = measuresOf(look, { kind: document.kind, paper }, setting);
  const language = sheet.region === null ? sheet.lang : `${sheet.lang}-${sheet.region}`;
  const file = new Document({
    title: sheet.title,
    creator: sheet.author,
    lastModifiedBy: sheet.author,
    styles: stylesOf(look, measures, language),
    numbering: { config: [{ reference: bulletList, levels: bulletLevels(look) }] },
    sections: [
      {
        properties: pageOf(paper, measures),
        ...(pageCount > 1 ? { footers: { default: footerOf(look, measures) } } : {}),
        children: bodyOf(
          { look, measures, room: paperSizes[paper].w - 2 * measures.margins.x },
          sheet,
        ),
      },
    ],
  });
  const packed = await Packer.toBuffer(file);
  return sealDocx(new Uint8Array(packed), { createdAt, language });
}
