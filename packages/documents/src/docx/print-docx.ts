import type { AccentId, Paper, TemplateId } from "@savile/model";
import type { PrintedDocument } from "../text/layout.ts";
import { plainText } from "../sheet/clean-text.ts";
import { sheetOf } from "../sheet/printed-lines.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { withBreaks } from "../sheet/with-breaks.ts";
import type { Breaks } from "../sheet/with-breaks.ts";
import { paperSizes } from "../typst/tokens.ts";
import { hex } from "./borders.ts";
import { buildDocx } from "./build-docx.ts";
import { headParagraphs } from "./head.ts";
import { letterParagraphs } from "./letter.ts";
import { lookIn } from "./look.ts";
import { sectionParagraphs } from "./paragraphs.ts";
import type { Maker } from "./paragraphs.ts";
import type { Para } from "./runs.ts";
import { pageOf } from "./page.ts";
import { sealDocx } from "./seal.ts";
import { measuresOf, plainSetting } from "./setting.ts";
import type { TextSetting } from "./setting.ts";
import { bulletLevels, stylesOf } from "./styles.ts";

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
  /** The colour that the person chose. */
  readonly accent?: AccentId | undefined;
}

function bodyOf(maker: Maker, sheet: Sheet): Para[] {
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
  const look = lookIn(template, input.accent);
  const measures = measuresOf(look, { kind: document.kind, paper }, setting);
  const language = sheet.region === null ? sheet.lang : `${sheet.lang}-${sheet.region}`;
  const room = paperSizes[paper].w - 2 * measures.margins.x;
  const packed = await buildDocx({
    title: sheet.title,
    author: sheet.author,
    styles: stylesOf(look, measures, language),
    bullets: bulletLevels(look),
    page: pageOf(paper, measures),
    number: { size: measures.halfPoints("small"), color: hex(look.colours.text_light) },
    numbered: pageCount > 1,
    body: bodyOf({ look, measures, room }, sheet),
  });
  return sealDocx(packed, { createdAt, language });
}
