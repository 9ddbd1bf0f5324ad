import type {
  ILevelsOptions,
  IParagraphStyleOptions,
  IRunStylePropertiesOptions,
  IStylesOptions,
} from "docx";
import { headingRule, hex } from "./borders.ts";
import type { Look } from "./look.ts";
import type { Measures } from "./setting.ts";

/** How far the text of a bullet is set in, and how far before it the bullet stands, in twentieths of a point. */
export const listIndent = 240;
export const listHanging = 200;

/** Name of the one list of bullets. */
export const bulletList = "bullets";

function startOrCentre(centred: boolean) {
  return centred ? "center" : "start";
}

interface StyleShape {
  readonly size: keyof Look["sizes"];
  readonly gap: number | keyof Look["gaps"];
  readonly run?: IRunStylePropertiesOptions;
  readonly paragraph?: IParagraphStyleOptions["paragraph"];
}

type ShapeOf = (shape: StyleShape) => Pick<IParagraphStyleOptions, "paragraph" | "run">;

function shapeMaker(measures: Measures): ShapeOf {
  return ({ size, gap, run, paragraph }) => ({
    run: { size: measures.halfPoints(size), ...run },
    paragraph: {
      spacing: {
        before: measures.above(gap, measures.points(size)),
        after: 0,
        line: measures.pitch(measures.points(size)),
        lineRule: "atLeast",
      },
      ...paragraph,
    },
  });
}

const noSpace = { before: 0, after: 0 };

/** A name needs no more room above it than its own letters: it opens the page. */
function nameLine(measures: Measures): number {
  return Math.round(measures.halfPoints("name") * 10 * 1.12);
}

function headStyles(look: Look, measures: Measures, shape: ShapeOf): IParagraphStyleOptions[] {
  const { colours } = look;
  const alignment = startOrCentre(look.look.head === "centre");
  const { name, headline } = look.look;
  return [
    {
      id: "Title",
      name: "Title",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      ...shape({
        size: "name",
        gap: 0,
        run: {
          bold: name.weight >= 600,
          color: hex(colours.primary),
          smallCaps: name.caps,
        },
        paragraph: {
          alignment,
          keepNext: true,
          spacing: { ...noSpace, line: nameLine(measures), lineRule: "atLeast" },
        },
      }),
    },
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      ...shape({
        size: "headline",
        gap: "headline",
        run: {
          color: hex(colours.secondary),
          italics: headline === "italic",
        },
        paragraph: { alignment, keepNext: true },
      }),
    },
  ];
}

function headingStyles(look: Look, shape: ShapeOf): IParagraphStyleOptions[] {
  const { sizes, colours } = look;
  const { section } = look.look;
  return [
    {
      id: "Heading1",
      name: "heading 1",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      ...shape({
        size: "section",
        gap: look.gaps.section * sizes.body * 1.2,
        run: {
          bold: true,
          color: hex(colours.primary),
          smallCaps: section.caps,
        },
        paragraph: {
          alignment: startOrCentre(section.align === "centre"),
          keepNext: true,
          keepLines: true,
          outlineLevel: 0,
          ...headingRule(look),
        },
      }),
    },
    {
      // Not a built-in heading: readers that turn those into marked-up text take the marks for an employer.
      id: "EntryHeading",
      name: "Entry Heading",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      ...shape({
        size: "entry",
        gap: "entry",
        run: { bold: true, color: hex(colours.text) },
        paragraph: { keepNext: true, keepLines: true, outlineLevel: 1 },
      }),
    },
  ];
}

function textStyles(shape: ShapeOf): IParagraphStyleOptions[] {
  return [
    {
      id: "Normal",
      name: "Normal",
      quickFormat: true,
      ...shape({ size: "body", gap: "paragraph" }),
    },
    {
      id: "ListParagraph",
      name: "List Paragraph",
      basedOn: "Normal",
      quickFormat: true,
      ...shape({ size: "body", gap: "bullets", paragraph: { keepLines: true } }),
    },
  ];
}

/** The styles of a Word file: the built-in ones, drawn as the template draws them. */
export function stylesOf(look: Look, measures: Measures, language: string): IStylesOptions {
  const shape = shapeMaker(measures);
  const { name: font } = look.face;
  return {
    default: {
      document: {
        run: {
          font: { ascii: font, hAnsi: font, cs: font, eastAsia: font },
          size: measures.halfPoints("body"),
          color: hex(look.colours.text),
          language: { value: language, eastAsia: language, bidirectional: language },
        },
      },
      hyperlink: {
        run: { color: hex(look.colours.secondary), underline: { type: "none" } },
      },
    },
    paragraphStyles: [
      ...textStyles(shape),
      ...headStyles(look, measures, shape),
      ...headingStyles(look, shape),
    ],
  };
}

/** The bullets of the one list. */
export function bulletLevels(look: Look): ILevelsOptions[] {
  return [
    {
      level: 0,
      format: "bullet",
      text: "•",
      alignment: "left",
      style: {
        run: { color: hex(look.colours.accent) },
        paragraph: { indent: { left: listIndent, hanging: listHanging } },
      },
    },
  ];
}
