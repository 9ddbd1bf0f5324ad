import { createHash } from "node:crypto";
import { err, ok } from "@savile/model";
import type { Page, Result, TemplateId } from "@savile/model";
import type { CharactersAt, Layout, LayoutInput, LayoutWarning, RenderFailure } from "../layout.ts";
import { templatesFolder } from "../package-folder.ts";
import { drawingsOf } from "../pages/flatten.ts";
import type { GlyphOutlines } from "../pages/flatten.ts";
import { regionsByPage } from "../pages/regions.ts";
import { linesOfSheet, sheetOf } from "../sheet/printed-lines.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { withBreaks } from "../sheet/with-breaks.ts";
import type { Backend } from "./backend.ts";
import { caps, tooLarge } from "./caps.ts";
import { compileSheet, firstFamily } from "./compile-sheet.ts";
import type { CompiledSheet, FirstFamily, PreparedSheet } from "./compile-sheet.ts";
import { createCoverageCheck } from "./coverage.ts";
import type { Covers } from "./coverage.ts";
import { fitBudget, fitFreely, fitReport } from "./fit.ts";
import { createFontLibrary } from "./font-library.ts";
import type { FontLibrary } from "./font-library.ts";
import { missingLetters } from "./missing-letters.ts";
import { createNativeBackend } from "./native.ts";
import { designOf } from "./setting.ts";
import { readTokens } from "./tokens.ts";
import type { Tokens } from "./tokens.ts";

/** Lays documents out in this process. Calls block the event loop; the pool runs engines in children. */
export interface LayoutEngine {
  layout(input: LayoutInput): Result<Layout, RenderFailure>;
  /** Whether the fonts can show a character; what they cannot is not printed. */
  readonly covers: Covers;
  /** Which build of the page engine is at work. */
  readonly backend: Backend["name"];
}

/** Where an engine finds templates (those of this package) and script fonts beside the installed ones. */
export interface LayoutEngineOptions {
  readonly templates?: string | undefined;
  readonly fonts?: string | undefined;
}

interface Engine {
  readonly backend: Backend;
  readonly library: FontLibrary;
  readonly firsts: Map<string, FirstFamily>;
  readonly glyphs: GlyphOutlines;
  readonly tokens: ReadonlyMap<TemplateId, Tokens>;
}

interface Prepared extends PreparedSheet {
  readonly tokens: Tokens;
  readonly warnings: readonly LayoutWarning[];
}

/** Share of the printed lines in which letters may be missing before the document is refused. */
const linesThatMayLack = 0.2;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function firstOf(engine: Engine, tokens: Tokens): FirstFamily | undefined {
  const [name = ""] = tokens.families;
  const known = engine.firsts.get(name);
  if (known !== undefined) return known;
  const family = engine.library.bundled.find((candidate) => candidate.name === name);
  if (family === undefined) return undefined;
  const first = firstFamily(family);
  engine.firsts.set(name, first);
  return first;
}

function list(places: readonly CharactersAt[]): string {
  return places.map(({ path, characters }) => `${path}: ${characters}`).join("; ");
}

/** Pages to look at may lack a few words of another script; without a name or most lines they are none. */
function losesItsSense(missing: readonly CharactersAt[], sheet: Sheet): boolean {
  if (missing.some(({ path }) => path === "name")) return true;
  const lost = new Set(missing.map(({ path }) => path)).size;
  return lost > linesThatMayLack * linesOfSheet(sheet).length;
}

function languageOf({ document }: LayoutInput): string {
  return document.kind === "resume" ? document.resume.language : document.letter.language;
}

/** A document as it will be printed, or why it is not. */
function prepare(engine: Engine, input: LayoutInput): Result<Prepared, RenderFailure> {
  const { document, template, breaks } = input;
  const large = tooLarge(document);
  if (large !== undefined) return err({ code: "too_large", detail: large });
  const tokens = engine.tokens.get(template);
  const first = tokens && firstOf(engine, tokens);
  if (tokens === undefined || first === undefined) {
    return err({ code: "template_error", detail: `no template or first family: ${template}` });
  }
  const asWritten = linesOfSheet(sheetOf(document, undefined, template));
  const text = asWritten.map((line) => line.text).join("\n");
  const fonts = engine.library.fontsFor(text, languageOf(input));
  const check = createCoverageCheck(fonts.covers);
  const cleaned = sheetOf(document, check.clean, template);
  const { removed, missing } = check;
  if (missing.length > 0 && (input.want.includes("pdf") || losesItsSense(missing, cleaned))) {
    return err(missingLetters(missing, languageOf(input)));
  }
  const warnings: LayoutWarning[] = [];
  if (removed.length > 0) warnings.push({ code: "characters_removed", detail: list(removed) });
  if (missing.length > 0) warnings.push({ code: "letters_not_printed", detail: list(missing) });
  for (const detail of cleaned.unprinted) warnings.push({ code: "link_not_printed", detail });
  if (rightToLeft.test(text)) {
    const detail = "Some readers put words written from right to left in another order.";
    warnings.push({ code: "text_order_not_guaranteed", detail });
  }
  return ok({
    input,
    tokens,
    first,
    warnings,
    sheet: breaks === undefined ? cleaned : withBreaks(cleaned, breaks),
    families: [...engine.library.bundled, ...fonts.extra]
      .map(({ name }) => name)
      .filter((name) => !tokens.families.includes(name)),
    extraFonts: fonts.extra,
  });
}

function pagesOf(
  engine: Engine,
  input: LayoutInput,
  compiled: CompiledSheet,
): { pages: Page[]; warnings: LayoutWarning[] } {
  const svg = compiled.svg();
  const drawings = svg === null ? null : drawingsOf(svg, compiled.pageCount, engine.glyphs);
  if (drawings === null) {
    const detail = "The page images could not be made.";
    return { pages: [], warnings: [{ code: "drawing_unavailable", detail }] };
  }
  const regions = regionsByPage(compiled.anchors(), compiled.pageCount, compiled.area);
  const withDrawing = input.want.includes("drawings");
  const pages = drawings.map((drawing, index) => ({
    hash: createHash("sha256").update(JSON.stringify(drawing)).digest("hex").slice(0, 32),
    w: drawing.w,
    h: drawing.h,
    regions: regions[index] ?? [],
    ...(withDrawing ? { drawing } : {}),
  }));
  return { pages, warnings: [] };
}

function layOutPrepared(engine: Engine, prepared: Prepared): Result<Layout, RenderFailure> {
  const { input, tokens, warnings } = prepared;
  const { kind } = input.document;
  const design = designOf(tokens, kind, input.paper);
  const compile = (setting: CompiledSheet["setting"]) =>
    compileSheet(engine.backend, prepared, setting);
  const fitted =
    input.pageBudget === undefined
      ? fitFreely(kind, design, compile)
      : fitBudget(input.pageBudget, design, compile);
  if (!fitted.ok) return fitted;
  const compiled = fitted.value;
  if (compiled.pageCount > caps.pages) {
    return err({ code: "too_large", detail: `more than ${caps.pages} pages` });
  }
  const wantsPages = input.want.some((part) => part !== "pdf");
  const drawn = wantsPages ? pagesOf(engine, input, compiled) : { pages: [], warnings: [] };
  return ok({
    pageCount: compiled.pageCount,
    pages: drawn.pages,
    ...(input.want.includes("pdf") ? { pdf: compiled.pdf(input.createdAt) } : {}),
    fit: fitReport(input, design, compiled),
    warnings: [...warnings, ...drawn.warnings],
  });
}

function layOut(engine: Engine, input: LayoutInput): Result<Layout, RenderFailure> {
  const prepared = prepare(engine, input);
  if (!prepared.ok) return prepared;
  try {
    return layOutPrepared(engine, prepared.value);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return err({ code: "template_error", detail });
  } finally {
    engine.backend.forget();
  }
}

/**
 * Starts a layout engine in this process, on the native build.
 * @throws Error where the engine's binary does not exist for the platform.
 */
export function createLayoutEngine(options: LayoutEngineOptions = {}): LayoutEngine {
  const templates = options.templates ?? templatesFolder();
  const library = createFontLibrary(options.fonts);
  const backend = createNativeBackend(templates, library.bundled);
  return engineOn(backend, library, templates);
}

function engineOn(backend: Backend, library: FontLibrary, templates: string): LayoutEngine {
  const engine: Engine = {
    backend,
    library,
    firsts: new Map(),
    glyphs: new Map(),
    tokens: readTokens(templates),
  };
  return {
    layout: (input) => layOut(engine, input),
    covers: library.covers,
    backend: backend.name,
  };
}
