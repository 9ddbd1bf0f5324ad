import { createHash } from "node:crypto";
import { err, ok } from "@savile/model";
import type { Page, PageDrawing, Result } from "@savile/model";
import type { Layout, LayoutInput, LayoutWarning, RenderFailure } from "../text/layout.ts";
import { templatesFolder } from "../text/package-folder.ts";
import { regionsByPage } from "../pages/regions.ts";
import type { Backend } from "./backend.ts";
import { caps } from "./caps.ts";
import { compileSheet } from "./compile-sheet.ts";
import type { CompiledSheet, PreparedSheet } from "./compile-sheet.ts";
import type { Covers } from "./coverage.ts";
import { fitFreely, fitReport, fitWithin } from "./fit.ts";
import { createFontLibrary } from "./font-library.ts";
import type { FontLibrary } from "./font-library.ts";
import { laterParts } from "./later-pages.ts";
import { createNativeBackend } from "./native.ts";
import { entriesBeyond, keptEntries, withParted } from "./parted.ts";
import { prepare } from "./prepare.ts";
import type { Prepared, Workshop } from "./prepare.ts";
import type { Setting } from "./setting.ts";
import { sideRunsOver, withoutSide } from "./side-column.ts";
import { readTokens } from "./tokens.ts";
import { createWasmBackend } from "./wasm.ts";

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

/** `backend` asks for one build; without it the native one is taken where it exists, else WASM. */
export interface OpenEngineOptions extends LayoutEngineOptions {
  readonly backend?: Backend["name"] | undefined;
}

interface Engine extends Workshop {
  readonly backend: Backend;
}

/** Names a page by what is drawn on it. */
function hashOf({ w, h, marks }: PageDrawing): string {
  const hash = createHash("sha256").update(`${w} ${h}`);
  for (const { at, d, fill, stroke, strokeWidth } of marks) {
    hash.update(`;${at.join(" ")} ${fill} ${stroke} ${strokeWidth} `).update(d, "latin1");
  }
  return hash.digest("hex").slice(0, 32);
}

function pagesOf(
  input: LayoutInput,
  compiled: CompiledSheet,
): { pages: Page[]; warnings: LayoutWarning[] } {
  const drawings = compiled.drawings();
  if (drawings === null) {
    const detail = "The page images could not be made.";
    return { pages: [], warnings: [{ code: "drawing_unavailable", detail }] };
  }
  const regions = regionsByPage(compiled.anchors(), compiled.pageCount, compiled.area);
  const withDrawing = input.want.includes("drawings");
  const pages = drawings.map((drawing, index) => ({
    hash: hashOf(drawing),
    w: drawing.w,
    h: drawing.h,
    regions: regions[index] ?? [],
    ...(withDrawing ? { drawing } : {}),
  }));
  return { pages, warnings: [] };
}

/** Compiles a document as it fits; an entry that is kept whole but longer than a page is parted. */
function fitPrepared(
  engine: Engine,
  prepared: Prepared,
): Result<{ compiled: CompiledSheet; parted: readonly string[] }, RenderFailure> {
  const { input, design } = prepared;
  const { kind } = input.document;
  const fit = (sheet: PreparedSheet): Result<CompiledSheet, RenderFailure> => {
    const compile = (setting: Setting) => compileSheet(engine.backend, sheet, setting);
    return input.pageBudget === undefined
      ? fitFreely(kind, design, compile)
      : fitWithin(input.pageBudget, kind, design, compile);
  };
  const first = fit(prepared);
  const single = first.ok && sideRunsOver(first.value) ? withoutSide(prepared) : prepared;
  const whole = single === prepared ? first : fit(single);
  if (!whole.ok) return whole;
  const beyond = entriesBeyond(whole.value.anchors(), whole.value.area);
  const parted = beyond.size === 0 ? [] : keptEntries(single.sheet, beyond);
  if (parted.length === 0) return ok({ compiled: widened(engine, single, whole.value), parted });
  const loose = { ...single, sheet: withParted(single.sheet, new Set(parted)) };
  const again = fit(loose);
  return again.ok ? ok({ compiled: widened(engine, loose, again.value), parted }) : again;
}

/** The pages behind that of the side column as wide as a page, where they are no more of them for it. */
function widened(engine: Engine, prepared: PreparedSheet, narrow: CompiledSheet): CompiledSheet {
  const parts = laterParts(prepared, narrow);
  if (parts === undefined) return narrow;
  const wide = compileSheet(engine.backend, { ...prepared, parts }, narrow.setting);
  return wide.ok && wide.value.pageCount <= narrow.pageCount ? wide.value : narrow;
}

function layOutPrepared(engine: Engine, prepared: Prepared): Result<Layout, RenderFailure> {
  const { input, design, warnings } = prepared;
  const fitted = fitPrepared(engine, prepared);
  if (!fitted.ok) return fitted;
  const { compiled, parted } = fitted.value;
  if (compiled.pageCount > caps.pages) {
    return err({ code: "too_large", detail: `more than ${caps.pages} pages` });
  }
  const wantsPages = input.want.some((part) => part !== "pdf");
  const drawn = wantsPages ? pagesOf(input, compiled) : { pages: [], warnings: [] };
  const longer = parted.map((id) => ({ code: "entry_parted" as const, detail: id }));
  return ok({
    pageCount: compiled.pageCount,
    pages: drawn.pages,
    ...(input.want.includes("pdf") ? { pdf: compiled.pdf() } : {}),
    fit: fitReport(input, design, compiled),
    warnings: [...warnings, ...longer, ...drawn.warnings],
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
    fontLibrary: library,
    firsts: new Map(),
    tokens: readTokens(templates),
  };
  return {
    layout: (input) => layOut(engine, input),
    covers: library.covers,
    backend: backend.name,
  };
}

/**
 * Starts a layout engine in this process, on WASM where the native build does not exist.
 * @throws Error where neither can be started.
 */
export async function openLayoutEngine(options: OpenEngineOptions): Promise<LayoutEngine> {
  const templates = options.templates ?? templatesFolder();
  const library = createFontLibrary(options.fonts);
  return engineOn(await openBackend(options.backend, templates, library), library, templates);
}

async function openBackend(
  wanted: Backend["name"] | undefined,
  templates: string,
  library: FontLibrary,
): Promise<Backend> {
  if (wanted === "wasm") return createWasmBackend(templates, library);
  try {
    return createNativeBackend(templates, library.bundled);
  } catch (error) {
    if (wanted === "native") throw error;
    return createWasmBackend(templates, library);
  }
}
