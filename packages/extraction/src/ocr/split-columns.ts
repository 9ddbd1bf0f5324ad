import type { GreyPicture, Region } from "./grey-picture.ts";
import { inkMapOf, isWhiteBetween, stripsOf } from "./ink-strips.ts";
import type { InkMap, Span } from "./ink-strips.ts";

/** Points. A corridor is wider than any blank between words, a column wider than a list mark. */
const narrowestCorridor = 9;
const narrowestColumn = 54;
const lowestBand = 54;
const fewestLines = 4;
/** Share of the lines that the thinner side has. */
const thinSide = 0.25;
/** With more parts than this it is a table or a drawing, no page in columns. */
const mostRegions = 16;

/** A part of the page in cells. */
interface Part {
  readonly x: Span;
  readonly y: Span;
}

interface Sizes {
  readonly corridor: number;
  readonly column: number;
  readonly band: number;
}

function meet(a: readonly Span[], b: readonly Span[], least: number): Span[] {
  const found: Span[] = [];
  for (const one of a) {
    for (const other of b) {
      const from = Math.max(one.from, other.from);
      const to = Math.min(one.to, other.to);
      if (to - from >= least) found.push({ from, to });
    }
  }
  return found;
}

/** White spans of a row of text, the margins of the part included. */
function whiteSpans(ink: InkMap, strip: Span, x: Span, least: number): Span[] {
  const spans: Span[] = [];
  let from = x.from;
  for (let at = x.from; at <= x.to; at += 1) {
    if (at < x.to && isWhiteBetween(ink, strip, at)) continue;
    if (at - from >= least) spans.push({ from, to: at });
    from = at + 1;
  }
  return spans;
}

/** The corridor of a band that has text on both sides; the widest where there are more. */
function corridorOf(
  ink: InkMap,
  { x, y }: Part,
  spans: readonly Span[],
  sizes: Sizes,
): Span | undefined {
  const fit = spans.filter((span) => {
    if (span.from - x.from < sizes.column || x.to - span.to < sizes.column) return false;
    const left = stripsOf(ink, { x: { from: x.from, to: span.from }, y }).length;
    const right = stripsOf(ink, { x: { from: span.to, to: x.to }, y }).length;
    const thin = Math.min(left, right);
    return thin >= fewestLines && thin >= thinSide * Math.max(left, right);
  });
  return fit.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
}

interface Band extends Part {
  readonly corridor?: Span;
}

/** The longest band from the top on that a corridor divides; else the first row of text alone. */
function bandFrom(
  ink: InkMap,
  part: Part,
  strips: readonly Span[],
  sizes: Sizes,
): Band & { used: number } {
  let spans: Span[] = [{ from: part.x.from, to: part.x.to }];
  const reach: Span[][] = [];
  for (const strip of strips) {
    spans = meet(spans, whiteSpans(ink, strip, part.x, sizes.corridor), sizes.corridor);
    if (spans.length === 0) break;
    reach.push(spans);
  }
  const top = strips[0]?.from ?? part.y.from;
  for (let used = reach.length; used > 0; used -= 1) {
    const y = { from: top, to: strips[used - 1]?.to ?? top };
    if (y.to - y.from < sizes.band) break;
    const corridor = corridorOf(ink, { x: part.x, y }, reach[used - 1] ?? [], sizes);
    if (corridor !== undefined) return { x: part.x, y, corridor, used };
  }
  return { x: part.x, y: { from: top, to: strips[0]?.to ?? top }, used: 1 };
}

function bandsOf(ink: InkMap, part: Part, sizes: Sizes): Band[] {
  const strips = stripsOf(ink, part);
  const bands: Band[] = [];
  for (let at = 0; at < strips.length;) {
    const { used, ...band } = bandFrom(ink, part, strips.slice(at), sizes);
    const last = bands.at(-1);
    if (last !== undefined && last.corridor === undefined && band.corridor === undefined)
      bands[bands.length - 1] = { x: part.x, y: { from: last.y.from, to: band.y.to } };
    else bands.push(band);
    at += used;
  }
  return bands;
}

function partsOf(ink: InkMap, part: Part, sizes: Sizes, depth: number): Part[] {
  const bands = bandsOf(ink, part, sizes);
  if (bands.every((band) => band.corridor === undefined)) return [part];
  return bands.flatMap(({ x, y, corridor }) => {
    if (corridor === undefined || depth === 0) return [{ x, y }];
    const middle = Math.round((corridor.from + corridor.to) / 2);
    return [
      ...partsOf(ink, { x: { from: x.from, to: middle }, y }, sizes, depth - 1),
      ...partsOf(ink, { x: { from: middle, to: x.to }, y }, sizes, depth - 1),
    ];
  });
}

/**
 * The parts of a page in which lines run through, in reading order: what stands beside a white corridor is
 * apart, for a recogniser reads across. `scale` is pixels a point.
 */
export function splitColumns(picture: GreyPicture, scale: number): Region[] {
  const { width, height } = picture;
  const ink = inkMapOf(picture);
  const cells = (points: number): number => Math.ceil((points * scale) / ink.edge);
  const sizes = {
    corridor: cells(narrowestCorridor),
    column: cells(narrowestColumn),
    band: cells(lowestBand),
  };
  const whole = { x: { from: 0, to: ink.across }, y: { from: 0, to: ink.down } };
  const parts = partsOf(ink, whole, sizes, 2);
  if (parts.length === 1 || parts.length > mostRegions) return [{ left: 0, top: 0, width, height }];
  return parts.map(({ x, y }) => {
    const left = x.from * ink.edge;
    const top = y.from * ink.edge;
    return {
      left,
      top,
      width: Math.min(width, x.to * ink.edge) - left,
      height: Math.min(height, y.to * ink.edge) - top,
    };
  });
}
