import { ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { FitReport, LayoutInput, RenderFailure } from "../text/layout.ts";
import { lastPageFill, linesBehind, pathsBehind } from "../pages/regions.ts";
import type { CompiledSheet } from "./compile-sheet.ts";
import { asDesigned, tighterSettings } from "./setting.ts";
import type { Density, Design, Setting } from "./setting.ts";

type Kind = LayoutInput["document"]["kind"];
type Compile = (setting: Setting) => Result<CompiledSheet, RenderFailure>;
type Compiled = ReturnType<Compile>;

// Parts of a page: a last page with less on it is worth avoiding, a single page with less may be set wider.
const scantPage = 1 / 3;
const sparsePage = { resume: 0.72, cover_letter: 0.6 } as const;
/** So many times the asked pages are hardly ever met by tighter setting alone. */
const hopeless = 1.3;

/**
 * The density to try beside the normal one: a few lines alone on a last page may fit on the page before, a
 * letter on one page, and a short resume may take more room.
 */
function otherDensity(kind: Kind, pages: number, fill: number): Density | undefined {
  if (kind === "cover_letter" && pages > 1) return "compact";
  if (pages > 1) return fill < scantPage ? "compact" : undefined;
  return fill < sparsePage[kind] ? "roomy" : undefined;
}

/** The density that suits a document of which nobody said how long it may be. */
export function fitFreely(kind: Kind, design: Design, compile: Compile): Compiled {
  const normal = compile(asDesigned(design, "normal"));
  if (!normal.ok) return normal;
  const { pageCount, area } = normal.value;
  const density = otherDensity(kind, pageCount, lastPageFill(normal.value.anchors(), area));
  if (density === undefined) return normal;
  const other = compile(asDesigned(design, density));
  const wanted = density === "compact" ? pageCount - 1 : pageCount;
  return other.ok && other.value.pageCount <= wanted ? other : normal;
}

/**
 * The loosest setting in which a document takes no more pages than `budget`, or the tightest one where none
 * does. Compiles six times at most.
 */
export function fitBudget(budget: number, design: Design, compile: Compile): Compiled {
  const normal = compile(asDesigned(design, "normal"));
  if (!normal.ok || normal.value.pageCount <= budget) return normal;
  const settings = tighterSettings(design);
  let best: CompiledSheet | undefined;
  let last = normal.value;
  let low = 0;
  let high = settings.length;
  // Far too much is tried in the tightest setting first: where that does not hold it, none will.
  let probe = fullness(normal.value) > hopeless * budget ? high - 1 : Math.floor(high / 2);
  while (low < high) {
    const setting = settings[probe];
    if (setting === undefined) break;
    const tighter = compile(setting);
    if (!tighter.ok) return tighter;
    last = tighter.value;
    if (last.pageCount <= budget) {
      best = last;
      high = probe;
    } else {
      low = probe + 1;
    }
    probe = Math.floor((low + high) / 2);
  }
  return ok(best ?? last);
}

/** As if nobody had said how long a document may be, where that is short enough; else as tight as it has to be. */
export function fitWithin(budget: number, kind: Kind, design: Design, compile: Compile): Compiled {
  const free = fitFreely(kind, design, compile);
  return !free.ok || free.value.pageCount <= budget ? free : fitBudget(budget, design, compile);
}

/** Pages that a document fills, the last one as far as it is printed. */
function fullness(sheet: CompiledSheet): number {
  return sheet.pageCount - 1 + lastPageFill(sheet.anchors(), sheet.area);
}

/** What became of the asked number of pages. */
export function fitReport(input: LayoutInput, design: Design, sheet: CompiledSheet): FitReport {
  const { density, gap, leading, size, margins } = sheet.setting;
  const { pageBudget: budget = null } = input;
  const body = Math.round(design.bodies[density] * size * 100) / 100;
  const met = budget === null || sheet.pageCount <= budget;
  const line = body * (capitals + design.leading * leading);
  return {
    budget,
    met,
    density,
    gap,
    leading,
    size,
    body,
    margins,
    linesOver: met ? 0 : linesBehind(sheet.anchors(), sheet.area, budget, line),
    over: met ? [] : pathsBehind(sheet.anchors(), budget),
  };
}

/** Height of the capitals as a part of the text size; a line is that high, the rest is leading. */
const capitals = 0.66;
