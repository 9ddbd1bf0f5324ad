import { accents, err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { LayoutInput, RenderFailure } from "../text/layout.ts";
import { positionsSchema } from "../pages/regions.ts";
import type { Anchors, PrintArea } from "../pages/regions.ts";
import type { Sheet, SheetSection } from "../sheet/sheet.ts";
import { widthsIn } from "./advances.ts";
import type { WidthOf } from "./advances.ts";
import type { Backend, CompiledPages } from "./backend.ts";
import type { CodePoints } from "./code-points.ts";
import { characterClass } from "./coverage.ts";
import type { LoadedFamily } from "./font-library.ts";
import type { Setting } from "./setting.ts";
import { pathsBeside } from "./side-column.ts";
import type { SideColumn } from "./side-column.ts";
import { paperSizes } from "./tokens.ts";

/** A sheet in one setting, compiled. `area` is where its pages are printed. */
export interface CompiledSheet extends CompiledPages {
  readonly setting: Setting;
  readonly area: PrintArea;
  /** Where every text came to stand. */
  anchors(): Anchors;
}

/** The family that a template prints with, and its characters for the engine. */
export interface FirstFamily {
  readonly points: CodePoints;
  /** Its characters for the engine, made when a text first needs it. */
  readonly characterClass: () => string;
  /** How wide a text is in its regular weight. */
  readonly widthOf: WidthOf;
}

export function firstFamily({ points, files: [regular] }: LoadedFamily): FirstFamily {
  let written: string | undefined;
  return {
    points,
    characterClass: () => (written ??= characterClass(points)),
    widthOf: regular === undefined ? () => 0 : widthsIn(regular),
  };
}

/** A document that is ready to be compiled, in this setting or that. */
export interface PreparedSheet {
  readonly input: LayoutInput;
  readonly sheet: Sheet;
  readonly first: FirstFamily;
  /** Families behind those that the template names, in this order. */
  readonly families: readonly string[];
  readonly extraFonts: readonly LoadedFamily[];
  /** The column beside the text, where there is one. */
  readonly column?: SideColumn | undefined;
  /** The sections in two parts, where the pages behind the first are set without that column. */
  readonly parts?: SectionParts;
}

/** What stands on the first page, and what begins on the second. */
export interface SectionParts {
  readonly sections: readonly SheetSection[];
  readonly later: readonly SheetSection[];
}

function areaOf(prepared: PreparedSheet, { margins }: Setting): PrintArea {
  const { input, sheet, column, parts } = prepared;
  const { w, h } = paperSizes[input.paper];
  const { x, top, bottom } = margins;
  const whole = { left: x, right: w - x };
  const area = {
    ...whole,
    top,
    bottom: h - bottom,
    ...(parts === undefined ? {} : { later: whole }),
  };
  if (column === undefined) return area;
  const { width, gap, mirrored } = column;
  const paths = pathsBeside(sheet);
  const aside = width + gap;
  return mirrored
    ? { ...area, right: w - x - aside, side: { left: w - x - width, right: w - x, paths } }
    : { ...area, left: x + aside, side: { left: x, right: x + width, paths } };
}

function covered(text: string, points: CodePoints): boolean {
  for (const character of text) {
    if (!points.has(character.codePointAt(0) ?? -1)) return false;
  }
  return true;
}

/** Compiles a sheet in one setting, or says why it cannot be. */
export function compileSheet(
  backend: Backend,
  prepared: PreparedSheet,
  setting: Setting,
): Result<CompiledSheet, RenderFailure> {
  const { input, sheet, first } = prepared;
  const { density, gap, leading, size, margins } = setting;
  const printed = JSON.stringify({
    ...sheet,
    ...prepared.parts,
    kind: input.document.kind,
    paper: input.paper,
    density,
    fit: { gap, leading, size },
    margins,
    ...(prepared.column === undefined ? {} : { column: prepared.column }),
    ...(input.accent === undefined ? {} : { accent: accents[input.accent] }),
  });
  const compiled = backend.compile({
    template: input.template,
    createdAt: input.createdAt,
    inputs: {
      sheet: printed,
      covers: covered(printed, first.points) ? "" : first.characterClass(),
      families: JSON.stringify(prepared.families),
      ...(input.attachment === undefined ? {} : { attachment: input.attachment }),
    },
    extraFonts: prepared.extraFonts,
  });
  if (!compiled.ok) return err({ code: "template_error", detail: compiled.error });
  const pages = compiled.value;
  let anchors: Anchors | undefined;
  return ok({
    ...pages,
    setting,
    area: areaOf(prepared, setting),
    anchors: () => (anchors ??= positionsSchema.parse(pages.query("positions"))[0]),
  });
}
