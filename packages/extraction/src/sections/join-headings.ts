import { isCapitals } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { matchHeading } from "../headings/match-heading.ts";

const longestHeading = 34;

/** "P R O F I L E": letters with single blanks, words with wider gaps; undefined where it is something else. */
export function joinLetters(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length < 7 || trimmed.length > 90) return undefined;
  const tokens = trimmed.split(/\s+/u);
  if (tokens.length < 4 || tokens.some((token) => !/^(?:\p{L}{1,2}|[&/+])$/u.test(token)))
    return undefined;
  if (tokens.filter((token) => token.length === 1).length < tokens.length * 0.8) return undefined;
  return trimmed
    .split(/\s{2,}|\t/u)
    .map((word) => word.replace(/ /g, ""))
    .join(" ");
}

/** Letter-spaced lines as the words that a reader sees. */
export function joinSpacedLetters(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const text = joinLetters(line.text);
    if (text === undefined || line.bullet !== undefined) return line;
    const head = line.pieces[0];
    return {
      ...line,
      text,
      caps: isCapitals(text),
      cells: [{ start: 0, end: text.length, x: line.cells[0]?.x ?? 0 }],
      pieces: head === undefined ? [] : [{ ...head, start: 0, end: text.length }],
      links: [],
      wide: [],
    };
  });
}

function mayContinue(first: Line, second: Line): boolean {
  return (
    first.bullet === undefined &&
    second.bullet === undefined &&
    first.cells.length === 1 &&
    second.cells.length === 1 &&
    first.text.length + second.text.length <= longestHeading + 1 &&
    first.block === second.block &&
    Math.abs(first.size - second.size) < 0.3 &&
    first.bold === second.bold &&
    first.caps === second.caps &&
    second.gap > 0 &&
    second.gap < 1.9
  );
}

/** Two lines as one: the words of both, in the place of both. */
export function joinTwo(first: Line, second: Line): Line {
  const text = `${first.text} ${second.text}`;
  const by = first.text.length + 1;
  const box =
    first.box === undefined || second.box === undefined
      ? first.box
      : {
          x: Math.min(first.box.x, second.box.x),
          y: first.box.y,
          w: Math.max(first.box.w, second.box.w),
          h: second.box.y + second.box.h - first.box.y,
        };
  return {
    ...first,
    text,
    ...(box === undefined ? {} : { box }),
    cells: [{ start: 0, end: text.length, x: first.cells[0]?.x ?? 0 }],
    pieces: [
      ...first.pieces,
      ...second.pieces.map((piece) => ({ ...piece, start: piece.start + by, end: piece.end + by })),
    ],
  };
}

/** "professionnelle" below a loud "Expérience": no heading by itself, in a style that text does not have. */
function isTail(first: Line, second: Line): boolean {
  if (!first.bold && !first.caps && first.headingLevel === undefined) return false;
  if (!/^\p{Ll}/u.test(second.text) && !second.caps) return false;
  return matchHeading(second.text)?.exact !== true && !/\.\s*$/u.test(second.text);
}

/** The base lines of one heading are no further apart, in sizes of its type. */
const wrappedPitch = 1.35;

/** Whether two lines stand as close as those of one text do. */
export function areWrapped(first: Line, second: Line): boolean {
  if (first.box === undefined || second.box === undefined) return false;
  const distance = second.box.y - first.box.y;
  return first.page === second.page && distance > 0 && distance <= first.size * wrappedPitch;
}

function isNamed({ text }: Line): boolean {
  return matchHeading(text)?.exact === true;
}

/** "Programming" right over "Languages": both name a section, and together they name another one. */
function areOneHeading(first: Line, second: Line): boolean {
  if (matchHeading(`${first.text} ${second.text}`)?.exact !== true) return false;
  return !isNamed(first) || isTail(first, second) || areWrapped(first, second);
}

/** Two lines of one style that only together name a section: "Berufliche" over "Erfahrung". */
export function joinBrokenHeadings(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last !== undefined && mayContinue(last, line) && areOneHeading(last, line)) {
      out[out.length - 1] = joinTwo(last, line);
    } else {
      out.push(line);
    }
  }
  return out;
}
