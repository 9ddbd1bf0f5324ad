import type { GreyPicture, Region } from "./grey-picture.ts";
import { inkMapOf, rowsOf, whiteSpans } from "./ink-map.ts";
import type { InkMap, Part, Span } from "./ink-map.ts";

/** In points. A corridor is wider than a blank between words, a column wider than a list mark. */
const least = { corridor: 9, column: 54, band: 54 };
const fewestLines = 4;
/** Share of the lines of one side that the thinner one has at least. */
const thinSide = 0.25;
/** With more parts than this it is a table or a drawing, no page in columns. */
const mostParts = 16;
/** Columns in a column, and no deeper. */
const deepest = 2;

/** The ink of a page with the least sizes in cells. */
interface Sheet {
  readonly ink: InkMap;
  readonly least: typeof least;
}

function meet(a: readonly Span[], b: readonly Span[], width: number): Span[] {
  return a
    .flatMap((one) =>
      b.map((other) => ({
        from: Math.max(one.from, other.from),
        to: Math.min(one.to, other.to),
      })),
    )
    .filter((span) => span.to - span.from >= width);
}

/** Whether both sides of a white span are columns of lines. */
function divides({ ink, least: { column } }: Sheet, { x, y }: Part, span: Span): boolean {
  if (span.from - x.from < column || x.to - span.to < column) return false;
  const left = rowsOf(ink, { x: { from: x.from, to: span.from }, y }).length;
  const right = rowsOf(ink, { x: { from: span.to, to: x.to }, y }).length;
  const thin = Math.min(left, right);
  return thin >= fewestLines && thin >= thinSide * Math.max(left, right);
}

/** What lies from one height to another; with a corridor where it is in columns. */
interface Band extends Part {
  readonly corridor?: Span;
  /** Rows of text. */
  readonly rows: number;
}

/** The white spans that run through the first row, the first two, and so on, as long as there are some. */
function throughSpans(
  { ink, least: { corridor } }: Sheet,
  x: Span,
  rows: readonly Span[],
): Span[][] {
  const found: Span[][] = [];
  let spans: Span[] = [x];
  for (const y of rows) {
    spans = meet(spans, whiteSpans(ink, { x, y }, corridor), corridor);
    if (spans.length === 0) break;
    found.push(spans);
  }
  return found;
}

/** The widest of the white spans that divide a part into columns. */
function corridorOf(sheet: Sheet, part: Part, spans: readonly Span[]): Span | undefined {
  if (part.y.to - part.y.from < sheet.least.band) return undefined;
  return spans
    .filter((span) => divides(sheet, part, span))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
}

/** The longest band from the first row on that a corridor divides; else that row alone. */
function firstBand(sheet: Sheet, x: Span, rows: readonly [Span, ...Span[]]): Band {
  const [first] = rows;
  const through = throughSpans(sheet, x, rows);
  for (const [at, last] of [...rows.slice(0, through.length).entries()].toReversed()) {
    const y = { from: first.from, to: last.to };
    const corridor = corridorOf(sheet, { x, y }, through[at] ?? []);
    if (corridor !== undefined) return { x, y, corridor, rows: at + 1 };
  }
  return { x, y: first, rows: 1 };
}

/** The bands of a part from the top; neighbours without columns are one. */
function bandsOf(sheet: Sheet, part: Part): Band[] {
  let rows = rowsOf(sheet.ink, part);
  const bands: Band[] = [];
  for (let [first, ...rest] = rows; first !== undefined; [first, ...rest] = rows) {
    const band = firstBand(sheet, part.x, [first, ...rest]);
    rows = rows.slice(band.rows);
    const last = bands.at(-1);
    if (last === undefined || last.corridor !== undefined || band.corridor !== undefined)
      bands.push(band);
    else bands[bands.length - 1] = { ...last, y: { from: last.y.from, to: band.y.to } };
  }
  return bands;
}

function partsOf(sheet: Sheet, part: Part, depth = 0): Part[] {
  const bands = bandsOf(sheet, part);
  if (bands.every((band) => band.corridor === undefined)) return [part];
  return bands.flatMap(({ x, y, corridor }) => {
    if (corridor === undefined || depth === deepest) return [{ x, y }];
    const middle = Math.round((corridor.from + corridor.to) / 2);
    return [
      { from: x.from, to: middle },
      { from: middle, to: x.to },
    ].flatMap((side) => partsOf(sheet, { x: side, y }, depth + 1));
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
  const { corridor, column, band } = least;
  const parts = partsOf(
    { ink, least: { corridor: cells(corridor), column: cells(column), band: cells(band) } },
    { x: { from: 0, to: ink.across }, y: { from: 0, to: ink.down } },
  );
  if (parts.length === 1 || parts.length > mostParts) return [{ left: 0, top: 0, width, height }];
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
