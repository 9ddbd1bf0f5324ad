import { err, namePlace, ok } from "@savile/model";
import type { Result, TemplateId } from "@savile/model";
import type {
  CharactersAt,
  LayoutInput,
  LayoutWarning,
  PrintedDocument,
  RenderFailure,
} from "../text/layout.ts";
import { isReadApart } from "../text/text-equal.ts";
import { linesOfSheet, sheetOf } from "../sheet/printed-lines.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { withBreaks } from "../sheet/with-breaks.ts";
import { withEnds } from "../sheet/with-ends.ts";
import { crowded, tooLong } from "./caps.ts";
import { firstFamily } from "./compile-sheet.ts";
import type { FirstFamily, PreparedSheet } from "./compile-sheet.ts";
import { createCoverageCheck } from "./coverage.ts";
import type { CoverageCheck } from "./coverage.ts";
import type { FontLibrary } from "./font-library.ts";
import { missingLetters } from "./missing-letters.ts";
import { designOf } from "./setting.ts";
import type { Design } from "./setting.ts";
import { sideColumnOf } from "./side-column.ts";
import type { Tokens } from "./tokens.ts";

/** What is known before a document comes: the fonts and the tokens of every template. */
export interface Workshop {
  readonly fontLibrary: FontLibrary;
  readonly tokens: ReadonlyMap<TemplateId, Tokens>;
  /** First families by name, made when a template first needs them. */
  readonly firsts: Map<string, FirstFamily>;
}

/** A document that can be laid out, and what the person should know of it. */
export interface Prepared extends PreparedSheet {
  readonly design: Design;
  readonly warnings: readonly LayoutWarning[];
}

/** Share of the printed lines in which letters may be missing before the document is refused. */
const linesThatMayLack = 0.2;

function firstOf({ fontLibrary, firsts }: Workshop, tokens: Tokens): FirstFamily | undefined {
  const [name = ""] = tokens.families;
  const known = firsts.get(name);
  if (known !== undefined) return known;
  const family = fontLibrary.bundled.find((candidate) => candidate.name === name);
  if (family === undefined) return undefined;
  const first = firstFamily(family);
  firsts.set(name, first);
  return first;
}

/** Places with their names, which a person reads. */
function placed(document: PrintedDocument, found: CoverageCheck["missing"]): CharactersAt[] {
  return found.map(({ path, characters }) => ({
    path,
    place: namePlace(document, path),
    characters,
  }));
}

function about(code: LayoutWarning["code"], at: readonly CharactersAt[]): LayoutWarning[] {
  if (at.length === 0) return [];
  const detail = at.map(({ place, characters }) => `${place}: ${characters}`).join("; ");
  return [{ code, detail, at }];
}

/** Pages to look at may lack a few words of another script; without a name or most lines they are none. */
function losesItsSense(missing: readonly CharactersAt[], lines: number): boolean {
  if (missing.some(({ path }) => path === "name")) return true;
  return new Set(missing.map(({ path }) => path)).size > linesThatMayLack * lines;
}

interface Noted {
  readonly removed: readonly CharactersAt[];
  readonly missing: readonly CharactersAt[];
}

function warningsOf(sheet: Sheet, text: string, { removed, missing }: Noted): LayoutWarning[] {
  const warnings = [
    ...about("characters_removed", removed),
    ...about("letters_not_printed", missing),
  ];
  for (const detail of sheet.unprinted) warnings.push({ code: "link_not_printed", detail });
  if (isReadApart(text)) {
    const detail = "Some programs read the letters of this script in another order.";
    warnings.push({ code: "text_order_not_guaranteed", detail });
  }
  return warnings;
}

/** The tokens of a template with its first family. */
function lookOf(workshop: Workshop, template: LayoutInput["template"]) {
  const tokens = workshop.tokens.get(template);
  const first = tokens && firstOf(workshop, tokens);
  if (tokens === undefined || first === undefined) {
    const detail = `no template or first family: ${template}`;
    return err({ code: "template_error" as const, detail });
  }
  return ok({ tokens, first });
}

/** A document as it will be printed, or why it is not: too long, or with letters that no font shows. */
export function prepare(workshop: Workshop, input: LayoutInput): Result<Prepared, RenderFailure> {
  const { document, template, breaks } = input;
  const { bundled } = workshop.fontLibrary;
  const look = lookOf(workshop, template);
  if (!look.ok) return look;
  const { tokens, first } = look.value;
  const many = crowded(document);
  if (many !== undefined) return err({ code: "too_large", detail: many });
  const { language } = document.kind === "resume" ? document.resume : document.letter;
  const fonts = workshop.fontLibrary.fontsFor(language);
  const check = createCoverageCheck(fonts.covers);
  const sheet = sheetOf(document, check.clean, template);
  const lines = linesOfSheet(sheet);
  const long = tooLong(lines, document);
  if (long !== undefined) return err({ code: "too_large", detail: long });
  const missing = placed(document, check.missing);
  const strict = input.want.includes("pdf");
  if (missing.length > 0 && (strict || losesItsSense(missing, lines.length))) {
    return err(missingLetters(missing, language));
  }
  const extraFonts = fonts.extra();
  return ok({
    input,
    first,
    column: sideColumnOf(tokens, sheet, input.paper, first.widthOf),
    design: designOf(tokens, document.kind, input.paper),
    sheet: withEnds(breaks === undefined ? sheet : withBreaks(sheet, breaks), first.widthOf),
    warnings: warningsOf(sheet, lines.map((line) => line.text).join("\n"), {
      removed: placed(document, check.removed),
      missing,
    }),
    families: bundled
      .concat(extraFonts)
      .map(({ name }) => name)
      .filter((name) => !tokens.families.includes(name)),
    extraFonts,
  });
}
