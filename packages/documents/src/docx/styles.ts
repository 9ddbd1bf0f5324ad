import { AlignmentType, BorderStyle, LevelFormat, LineRuleType } from "docx";
import type {
  IBordersOptions,
  ILevelsOptions,
  IParagraphStyleOptions,
  IRunStylePropertiesOptions,
  IStylesOptions,
} from "docx";
import type { Look } from "./look.ts";
import type { Measures } from "./setting.ts";

/** Name of the one list of bullets. */
export const bulletList = "bullets";

/** A colour as Word writes it. */
export function hex(colour: string): string {
  return colour.replace("#", "").toUpperCase();
}

/** The rule of a section heading as a border of its paragraph; the width is in eighths of a point. */
function headingRule(look: Look): { border?: IBordersOptions } {
  const { rule } = look.look.section;
  if (rule === "none") return {};
  const line = { style: BorderStyle.SINGLE, size: 6, color: hex(look.colours.border), space: 3 };
  return { border: rule === "above" ? { top: line } : { bottom: line } };
}

function startOrCentre(centred: boolean) {
  return centred ? AlignmentType.CENTER : AlignmentType.START;
}

interface StyleShape {
  readonly size: number;
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
        before: measures.above(gap, size),
        after: 0,
        line: measures.pitch(measures.halfPoints(size) / 2),
        lineRule: LineRuleType.AT_LEAST,
      },
      ...paragraph,
    },
  });
}

function headStyles(look: Look, shape: ShapeOf): IParagraphStyleOptions[] {
  const { sizes, colours } = look;
  const alignment = startOrCentre(look.look.head === "centre");
  return [
    {
      id: "Title",
      name: "Title",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      ...shape({
        size: sizes.name,
        gap: 0,
        run: { bold: true, color: hex(colours.primary) },
        paragraph: { alignment, keepNext: true },
      }),
    },
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      ...shape({
        size: sizes.headline,
        gap: 10,
        run: { color: hex(colours.secondary) },
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
        size: sizes.section,
        gap: look.gaps.section * sizes.body * 1.2,
        run: { bold: true, color: hex(colours.primary), smallCaps: section.caps },
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
      id: "Heading2",
      name: "heading 2",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      ...shape({
        size: sizes.entry,
        gap: "entry",
        run: { bold: true, color: hex(colours.text) },
        paragraph: { keepNext: true, keepLines: true, outlineLevel: 1 },
      }),
    },
  ];
}

function textStyles(look: Look, shape: ShapeOf): IParagraphStyleOptions[] {
  const { sizes } = look;
  return [
    {
      id: "Normal",
      name: "Normal",
      quickFormat: true,
      ...shape({ size: sizes.body, gap: "paragraph" }),
    },
    {
      id: "ListParagraph",
      name: "List Paragraph",
      basedOn: "Normal",
      quickFormat: true,
      ...shape({ size: sizes.body, gap: "bullets", paragraph: { keepLines: true } }),
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
      hyperlink: { run: { color: hex(look.colours.secondary) } },
    },
    paragraphStyles: [
      ...textStyles(look, shape),
      ...headStyles(look, shape),
      ...headingStyles(look, shape),
    ],
  };
}

/** The bullets of the one list. */
export function bulletLevels(look: Look): ILevelsOptions[] {
  return [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: "•",
      alignment: AlignmentType.LEFT,
      style: {
        run: { color: hex(look.colours.accent) },
        paragraph: { indent: { left: 240, hanging: 200 } },
      },
    },
  ];
}
