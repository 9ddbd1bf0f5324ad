import { createHash } from "node:crypto";
import { join } from "node:path";
import { err, ok } from "@savile/model";
import type { Page, Result } from "@savile/model";
import type { NodeCompiler, NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type {
  Layout,
  LayoutInput,
  LayoutWarning,
  PrintedDocument,
  RenderFailure,
} from "../layout.ts";
import { templatesFolder } from "../package-folder.ts";
import { drawingsOf } from "../pages/flatten.ts";
import type { GlyphOutlines } from "../pages/flatten.ts";
import { lastPageFill, positionsSchema, regionsByPage } from "../pages/regions.ts";
import type { Anchors, PrintArea } from "../pages/regions.ts";
import { linesOfSheet, sheetOf } from "../sheet/printed-lines.ts";
import type { Sheet } from "../sheet/sheet.ts";
import { caps, tooLarge } from "./caps.ts";
import { createCoverageCheck, readCoverage } from "./coverage.ts";
import type { Coverage, CoverageCheck, Covers, Uncovered } from "./coverage.ts";
import { readFonts } from "./fonts.ts";
import { loadCompiler } from "./native.ts";
import { paperSizes, readTokens } from "./tokens.ts";
import type { Tokens } from "./tokens.ts";

/** Lays documents out in this process. Calls block the event loop; the pool runs engines in children. */
export interface LayoutEngine {
  layout(input: LayoutInput): Result<Layout, RenderFailure>;
  /** Whether the fonts can show a character; what they cannot is not printed. */
  readonly covers: Covers;
}

interface Engine {
  readonly compiler: NodeCompiler;
  readonly coverage: Coverage;
  readonly glyphs: GlyphOutlines;
  readonly templates: string;
  readonly tokens: ReadonlyMap<string, Tokens>;
}

// Memoised results of the last ten documents: without eviction memory grows by 1.6 MB a document, without
// any memory a compile takes twice the time.
const documentsRemembered = 10;

/** How tightly a document is set; the tokens of a template say what each means. */
type Density = "normal" | "compact" | "roomy";

// Parts of a page: a last page with less on it is worth avoiding, a single page with less may be set wider.
const scantPage = 0.2;
const sparsePage = 0.6;
/** Share of the printed lines in which letters may be missing before the document is refused. */
const linesThatMayLack = 0.2;
const noMargins = { x: 0, top: 0, bottom: 0 };

function failure(code: RenderFailure["code"], detail: string): Result<never, RenderFailure> {
  return err({ code, detail });
}

function describe(places: readonly Uncovered[]): string {
  return places.map((place) => `${place.address}: ${place.characters}`).join("; ");
}

function warningsOf(sheet: Sheet, check: CoverageCheck): LayoutWarning[] {
  const { removed, missing } = check;
  const warnings: LayoutWarning[] = [];
  if (removed.length > 0) warnings.push({ code: "characters_removed", detail: describe(removed) });
  if (missing.length > 0) warnings.push({ code: "letters_not_printed", detail: describe(missing) });
  for (const detail of sheet.unprinted) warnings.push({ code: "link_not_printed", detail });
  return warnings;
}

function diagnosticOf(compiler: NodeCompiler, result: ReturnType<NodeCompiler["compile"]>): string {
  const error = result.takeError() ?? result.takeDiagnostics();
  return error === null ? "no document" : JSON.stringify(compiler.fetchDiagnostics(error));
}

function areaOf(engine: Engine, input: LayoutInput): PrintArea {
  const { w, h } = paperSizes[input.paper];
  const { x, top, bottom } =
    engine.tokens.get(input.template)?.margins[input.document.kind][input.paper] ?? noMargins;
  return { left: x, top, bottom: h - bottom, right: w - x };
}

function anchorsOf(engine: Engine, paged: NodeTypstDocument): Anchors {
  const found: unknown = engine.compiler.query(paged, { selector: "<positions>", field: "value" });
  return positionsSchema.parse(found)[0];
}

function pagesOf(
  engine: Engine,
  input: LayoutInput,
  paged: NodeTypstDocument,
): { pages: Page[]; warnings: LayoutWarning[] } {
  const drawings = drawingsOf(engine.compiler.plainSvg(paged), paged.numOfPages, engine.glyphs);
  if (drawings === null) {
    const detail = "The page images could not be made.";
    return { pages: [], warnings: [{ code: "drawing_unavailable", detail }] };
  }
  const area = areaOf(engine, input);
  const regions = regionsByPage(anchorsOf(engine, paged), paged.numOfPages, area);
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

function pdfOf(engine: Engine, input: LayoutInput, paged: NodeTypstDocument): Uint8Array {
  return engine.compiler.pdf(paged, {
    // Besides being accessible, this standard refuses a character without glyph, which is otherwise silent.
    pdfStandard: "ua-1",
    creationTimestamp: input.createdAt,
  });
}

/** Compiles a sheet in one density, or says why it cannot be. */
function compileSheet(
  engine: Engine,
  input: LayoutInput,
  sheet: Sheet,
  density: Density,
): Result<NodeTypstDocument, RenderFailure> {
  const { coverage, templates } = engine;
  const printed = JSON.stringify({
    ...sheet,
    kind: input.document.kind,
    paper: input.paper,
    density,
  });
  const result = engine.compiler.compile({
    mainFilePath: join(templates, input.template, "main.typ"),
    inputs: { sheet: printed, covers: coverage.firstCovers(printed) ? "" : coverage.firstFamily },
  });
  const paged = result.result;
  if (paged === null || result.hasError()) {
    return failure("template_error", diagnosticOf(engine.compiler, result));
  }
  // A family that is not there is only a warning of the engine, but the page would look like another.
  const warnings = result.takeWarnings();
  return warnings === null
    ? ok(paged)
    : failure("template_error", JSON.stringify(warnings.shortDiagnostics));
}

/**
 * The density to try beside the normal one: a few lines alone on a last page may fit on the page before, a
 * letter on one page, and a short resume may take more room.
 */
function otherDensity(document: PrintedDocument, pages: number, fill: number): Density | undefined {
  if (document.kind === "cover_letter") return pages > 1 ? "compact" : undefined;
  if (pages > 1) return fill < scantPage ? "compact" : undefined;
  return fill < sparsePage ? "roomy" : undefined;
}

function compileBest(
  engine: Engine,
  input: LayoutInput,
  sheet: Sheet,
): Result<NodeTypstDocument, RenderFailure> {
  const normal = compileSheet(engine, input, sheet, "normal");
  if (!normal.ok) return normal;
  const pages = normal.value.numOfPages;
  const fill = lastPageFill(anchorsOf(engine, normal.value), areaOf(engine, input));
  const density = otherDensity(input.document, pages, fill);
  if (density === undefined) return normal;
  const other = compileSheet(engine, input, sheet, density);
  const wanted = density === "compact" ? pages - 1 : pages;
  return other.ok && other.value.numOfPages <= wanted ? other : normal;
}

function partsOf(engine: Engine, input: LayoutInput, paged: NodeTypstDocument): Layout {
  const wantsPages = input.want.some((part) => part !== "pdf");
  return {
    pageCount: paged.numOfPages,
    ...(wantsPages ? pagesOf(engine, input, paged) : { pages: [], warnings: [] }),
    ...(input.want.includes("pdf") ? { pdf: pdfOf(engine, input, paged) } : {}),
  };
}

/** A few words of another script may be left out with a warning; a name or a whole text may not. */
function losesItsSense(check: CoverageCheck, sheet: Sheet): boolean {
  if (check.missing.some(({ address }) => address === "name")) return true;
  const lost = new Set(check.missing.map(({ address }) => address)).size;
  return lost > linesThatMayLack * linesOfSheet(sheet).length;
}

function layOut(engine: Engine, input: LayoutInput): Result<Layout, RenderFailure> {
  const large = tooLarge(input.document);
  if (large !== undefined) return failure("too_large", large);
  const check = createCoverageCheck(engine.coverage.covers);
  const sheet = sheetOf(input.document, check.clean);
  if (losesItsSense(check, sheet)) return failure("missing_glyphs", describe(check.missing));
  try {
    const compiled = compileBest(engine, input, sheet);
    if (!compiled.ok) return compiled;
    const paged = compiled.value;
    if (paged.numOfPages > caps.pages) return failure("too_large", `more than ${caps.pages} pages`);
    const parts = partsOf(engine, input, paged);
    return ok({ ...parts, warnings: [...warningsOf(sheet, check), ...parts.warnings] });
  } catch (error) {
    return failure("template_error", error instanceof Error ? error.message : String(error));
  } finally {
    engine.compiler.evictCache(documentsRemembered);
  }
}

/**
 * Starts a layout engine in this process. `templates` is the folder of the templates, that of this package
 * by default.
 * @throws Error where the engine's binary does not exist for the platform.
 */
export function createLayoutEngine(options: { templates?: string } = {}): LayoutEngine {
  const templates = options.templates ?? templatesFolder();
  const fonts = readFonts();
  const engine: Engine = {
    compiler: loadCompiler().create({
      workspace: templates,
      fontArgs: [{ fontBlobs: fonts.flat() }],
    }),
    coverage: readCoverage(fonts),
    glyphs: new Map(),
    templates,
    tokens: readTokens(templates),
  };
  return { layout: (input) => layOut(engine, input), covers: engine.coverage.covers };
}
