import { fold } from "../../text-line/clean-text.ts";
import { openEnds, rangeJoints } from "./date-words.ts";
import { findDates } from "./find-dates.ts";
import { findPoints } from "./find-points.ts";
import type { Point } from "./read-date.ts";

const generous = { today: "2090-01-01" };
const longest = 24;
const mostTexts = 4;
const present = new Set(openEnds);
const words = new Set(rangeJoints);
const stroke = "[-–—−|¦│↑↓↕→⟶]";
const strokes = new RegExp(`^${stroke}{1,2}$`, "u");
const leading = new RegExp(`^(${stroke}{1,2})\\s*(?=\\S)`, "u");
const trailing = new RegExp(
  `(?<=\\S)(?:\\s*(${stroke}{1,2})|\\s+(${rangeJoints.filter((word) => /^\p{L}+$/u.test(word)).join("|")}))$`,
  "iu",
);
const yearly = /(?:19|20)\d\d|['’]\d\d|\d[/.]\d\d/u;

/** What a cell of a narrow column of dates can be. */
export type StackPart = "point" | "connector";

/** A stroke, an arrow or a word that leads from one time to another. */
function isConnector(text: string): boolean {
  return strokes.test(text) || words.has(fold(text));
}

/** What a text may be in a stack of dates, by its signs alone. */
export function stackPart(text: string): StackPart | undefined {
  const plain = text.trim();
  if (plain.length > longest) return undefined;
  if (isConnector(plain)) return "connector";
  if (!yearly.test(plain)) return isPresent(plain) ? "point" : undefined;
  return pointOf(plain.replace(leading, "").replace(trailing, "")) === undefined
    ? undefined
    : "point";
}

/** A word for today, with a dash before or behind it at most. */
function isPresent(text: string): boolean {
  return present.has(fold(text.replace(leading, "").replace(/[-–—]$/u, "")).trim());
}

/** The one time that is all of a text. */
function pointOf(text: string): Point | undefined {
  const [point, ...others] = findPoints(text, generous);
  const isWhole = point?.start === 0 && text.slice(point.end).replace(/[.,]$/, "") === "";
  const isTold = point?.value !== "" && point?.far !== true;
  return isWhole && others.length === 0 && isTold ? point : undefined;
}

interface Split {
  readonly points: readonly string[];
  readonly connectors: readonly string[];
}

/** Takes strokes and words at the ends of the texts for texts of their own. */
function splitEnds(texts: readonly string[]): Split {
  const points: string[] = [];
  const connectors: string[] = [];
  for (const text of texts) {
    if (isConnector(text)) {
      connectors.push(text);
      continue;
    }
    const end = trailing.exec(text);
    connectors.push(
      ...[leading.exec(text)?.[1], end?.[1] ?? end?.[2]].filter((one) => one !== undefined),
    );
    points.push(text.replace(leading, "").replace(trailing, ""));
  }
  return { points, connectors };
}

function isLater(one: Point, other: Point): boolean {
  if (one.form === "present" || other.form === "present") return other.form !== "present";
  const length = Math.min(one.value.length, other.value.length);
  return one.value.slice(0, length) > other.value.slice(0, length);
}

/** Two or more texts above each other as one range. */
export interface StackedRange {
  readonly text: string;
  /** A connector or a word for today tells that the texts belong together. */
  readonly isTold: boolean;
  /** The earlier time stands on top. */
  readonly rises: boolean;
}

/** A range as it stands, over several lines: "March" over "2014 to June" over "2016". */
function wholeRange(texts: readonly string[]): StackedRange | undefined {
  const text = texts.join(" ");
  const [find, ...others] = findDates(text, generous);
  const isRange = find?.kind === "range" && find.confidence > 0.5 && others.length === 0;
  return isRange && find.start === 0 && find.end === text.length
    ? { text, isTold: true, rises: true }
    : undefined;
}

/** Two times and what stands between them, in the order of the page. */
interface Pair {
  readonly above: string;
  readonly below: string;
  readonly connector: string;
  readonly first: Point;
  readonly second: Point;
}

function pairOf(texts: readonly string[]): Pair | undefined {
  const { points, connectors } = splitEnds(texts);
  const [above, below, ...others] = points;
  if (above === undefined || below === undefined || others.length > 0 || connectors.length > 1)
    return undefined;
  const [first, second] = [pointOf(above), pointOf(below)];
  if (first === undefined || second === undefined) return undefined;
  return { above, below, connector: connectors[0] ?? "", first, second };
}

function rangeOf({ above, below, connector, first, second }: Pair): StackedRange | undefined {
  const present = [first, second].filter((one) => one.form === "present").length;
  if (present > 1) return undefined;
  const rises = !isLater(first, second);
  const [from, to] = rises ? [above, below] : [below, above];
  const between = connector === "" || strokes.test(connector) ? "–" : connector;
  return { text: `${from} ${between} ${to}`, isTold: connector !== "" || present > 0, rises };
}

/**
 * Two times that stand above each other, with or without something between them, as one range: the later one
 * is its end, whichever stands on top. Strokes and arrows point down the page and become a dash.
 */
export function stackedRange(lines: readonly string[]): StackedRange | undefined {
  const texts = lines.map((text) => text.trim()).filter((text) => text !== "");
  const isStack = texts.length > 1 && texts.length <= mostTexts;
  if (!isStack || texts.some((text) => text.length > longest)) return undefined;
  const pair = pairOf(texts);
  return pair === undefined ? wholeRange(texts) : rangeOf(pair);
}
