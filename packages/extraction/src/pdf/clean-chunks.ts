import { cleanText, privateUse } from "../text-line/clean-text.ts";
import { addDrawnBullets } from "./drawn-bullets.ts";
import { hyphenMender } from "../text-line/mend-hyphens.ts";
import { mojibakeMender } from "../text-line/mend-mojibake.ts";
import { dropOverprints } from "./drop-overprints.ts";
import { findIcons } from "./find-icons.ts";
import type { Icons } from "./find-icons.ts";
import { namePrivateUse } from "./name-private-use.ts";
import type { Chunk, Fill, PageContent } from "../text-line/chunk.ts";

const iconFont =
  /awesome|icon(?!d)|symbol|dingbat|material|fontello|marvosym|academicons|phosphor|wingding|webding|fontmfizz|typicon|cmsy/i;
const greekOrBullet = /^[\u0370-\u03ff·•∙●○▪■◦*∗⋄◇→⇒≥≤±×µ%|–—-]+$/u;

/** Counts how often the same glyph of the same symbol font is drawn. */
function glyphCounts(pages: readonly PageContent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const chunk of page.chunks) {
      if (!iconFont.test(chunk.font) && !privateUse.test(chunk.text)) continue;
      const key = `${chunk.font}\n${chunk.text}\n${Math.round(chunk.x0)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Symbols are dropped from the text by the name of their font: old icon fonts map a phone to a letter.
 * A symbol that is drawn three times or more at the same left edge marks list elements and becomes a bullet.
 */
function symbolText(chunk: Chunk, counts: Map<string, number>): string | undefined {
  const symbol = iconFont.test(chunk.font);
  if (!symbol && !privateUse.test(chunk.text)) return undefined;
  const single = chunk.text.length <= 2;
  const key = `${chunk.font}\n${chunk.text}\n${Math.round(chunk.x0)}`;
  if (symbol && !privateUse.test(chunk.text) && greekOrBullet.test(chunk.text)) return undefined;
  if (single && (counts.get(key) ?? 0) >= 3) return "•";
  return symbol ? "" : chunk.text.replace(new RegExp(privateUse, "gu"), "");
}

/** A sign that has no meaning as text, of a font that need not be one of icons. */
function isNameless(chunk: Chunk): boolean {
  return privateUse.test(chunk.text) && !iconFont.test(chunk.font);
}

/** Signs without a telling font: none in the text, or the mark of a list element. */
function signText(chunk: Chunk, { icons, marks }: Icons): string | undefined {
  if (marks.has(chunk)) return "•";
  return icons.has(chunk) ? "" : undefined;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function sameColour(a: string, b: string): boolean {
  const [left, right] = [channels(a), channels(b)];
  return left.every((value, index) => Math.abs(value - (right[index] ?? -999)) <= 12);
}

/** Some makers draw letters as shapes and lay invisible text over them: such a fill is the text itself. */
function isDrawnText(chunk: Chunk, fill: Fill, highest = 1.45): boolean {
  return fill.y1 - fill.y0 < chunk.size * highest;
}

function isDrawnAsShapes(chunk: Chunk, fills: readonly Fill[], highest?: number): boolean {
  return fills.some(
    (fill) =>
      isDrawnText(chunk, fill, highest) &&
      fill.x1 > chunk.x0 &&
      fill.x0 < chunk.x1 &&
      fill.y1 > chunk.y - chunk.size &&
      fill.y0 < chunk.y + chunk.size * 0.3 &&
      fill.y1 - fill.y0 > chunk.size * 0.3,
  );
}

/** Letters are no higher, in sizes of their type; the ground of a tag is. */
const highestLetters = 1.15;

/** Bold that a maker draws as shapes because the font has none. */
function drawnTwice(chunk: Chunk, page: PageContent): boolean {
  return isDrawnAsShapes(chunk, page.fills, highestLetters);
}

/** The fill that lies directly below a chunk: the last one drawn before it at its centre. */
function below(chunk: Chunk, fills: readonly Fill[]): Fill | undefined {
  const x = (chunk.x0 + chunk.x1) / 2;
  const y = chunk.y - chunk.size * 0.3;
  return fills.findLast(
    (fill) =>
      fill.order < chunk.order &&
      fill.colour !== "outline" &&
      x >= fill.x0 &&
      x <= fill.x1 &&
      y >= fill.y0 &&
      y <= fill.y1 &&
      !isDrawnText(chunk, fill),
  );
}

function hiddenReason(chunk: Chunk, page: PageContent): Chunk["hidden"] {
  if (chunk.size < 2) return "tiny";
  if (chunk.x1 < 0 || chunk.x0 > page.w || chunk.y < 0 || chunk.y - chunk.size > page.h) {
    return "off-page";
  }
  if (chunk.mode === 3 || chunk.mode === 7) {
    return isDrawnAsShapes(chunk, page.fills) ? undefined : "vanish";
  }
  if (chunk.colour === "") return undefined;
  const ground = below(chunk, page.fills);
  if (!sameColour(chunk.colour, ground?.colour ?? "#ffffff")) return undefined;
  return isDrawnAsShapes(chunk, page.fills) ? undefined : "white";
}

/** True where light text stands on nothing that is known: an image may lie there. */
export function needsImages(pages: readonly PageContent[]): boolean {
  return pages.some((page) => page.chunks.some((chunk) => hiddenReason(chunk, page) === "white"));
}

/** Pages of which most text is invisible are scans with a recognised layer: that layer is the text. */
function isScanLayer(page: PageContent): boolean {
  const invisible = page.chunks.filter((chunk) => chunk.mode === 3).length;
  return invisible > 20 && invisible > page.chunks.length * 0.8;
}

export interface CleanPages {
  readonly pages: PageContent[];
  readonly icons: number;
  readonly privateUse: number;
  readonly twins: number;
}

/** Letters that the whole file names wrongly get their own name. */
function mendLetters(pages: readonly PageContent[]): void {
  const chunks = pages.flatMap((page) => page.chunks);
  namePrivateUse(chunks);
  const texts = chunks.map((chunk) => chunk.text);
  const unscramble = mojibakeMender(texts);
  const mended = texts.map(unscramble);
  const mendHyphens = hyphenMender(mended);
  chunks.forEach((chunk, index) => {
    chunk.text = mendHyphens(mended[index] ?? chunk.text);
  });
}

/** Cleans the text, drops symbols and overprints, and marks what a reader of the page cannot see. */
export function cleanChunks(pages: readonly PageContent[]): CleanPages {
  mendLetters(pages);
  const counts = glyphCounts(pages);
  const signs = findIcons(pages);
  let icons = 0;
  let strange = 0;
  let twinCount = 0;
  const clean = pages.map((page) => {
    const layer = isScanLayer(page);
    const chunks: Chunk[] = [];
    for (const chunk of page.chunks) {
      const symbol = symbolText(chunk, counts) ?? signText(chunk, signs);
      if (symbol !== undefined && symbol !== "•") {
        if (isNameless(chunk)) strange += 1;
        else icons += 1;
      }
      const text = cleanText(symbol ?? chunk.text).trim();
      if (text === "") continue;
      const reason = layer && chunk.mode === 3 ? undefined : hiddenReason(chunk, page);
      const bold = chunk.bold || (chunk.mode !== 0 && chunk.mode !== 3) || drawnTwice(chunk, page);
      chunks.push({ ...chunk, text, bold, ...(reason === undefined ? {} : { hidden: reason }) });
    }
    const { kept, twins } = dropOverprints(chunks);
    twinCount += twins.length;
    return addDrawnBullets({ ...page, chunks: kept });
  });
  return { pages: clean, icons, privateUse: strange, twins: twinCount };
}
