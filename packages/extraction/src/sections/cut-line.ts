import type { Line } from "../text-line/line.ts";

/** A stretch of a line as a line of its own. */
export function cutLine(line: Line, start: number, end: number, id: string): Line {
  const move = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: Math.max(0, one.start - start),
    end: Math.min(end, one.end) - start,
  });
  const inside = (one: { readonly start: number; readonly end: number }): boolean =>
    one.end > start && one.start < end;
  const pieces = line.pieces.filter(inside).map(move);
  const cells = line.cells.filter(inside).map(move);
  const wide = (line.wide ?? [])
    .filter(({ at }) => at > start && at < end)
    .map((one) => ({ ...one, at: one.at - start }));
  const text = line.text.slice(start, end);
  return {
    ...line,
    id,
    text,
    cells,
    pieces,
    links: line.links.filter(inside).map(move),
    ...(line.wide === undefined ? {} : { wide }),
    bold: pieces.length > 0 ? pieces.every((piece) => piece.bold) : line.bold,
    size: pieces[0]?.size ?? line.size,
    caps: text === text.toUpperCase() && /\p{L}{2}/u.test(text),
  };
}
