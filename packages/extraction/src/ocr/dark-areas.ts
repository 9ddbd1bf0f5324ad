import type { Tiles } from "./tiles.ts";

/** Grounds darker than this carry light letters. */
const darkGround = 125;
const smallestShare = 0.005;
/** Spots inside a dark area are letters up to this many tiles, and pictures beyond it. */
const largestLetter = 150;

function neighboursOf(tiles: Tiles, at: number): number[] {
  const column = at % tiles.across;
  const around = [at - tiles.across, at + tiles.across];
  if (column > 0) around.push(at - 1);
  if (column < tiles.across - 1) around.push(at + 1);
  return around.filter((next) => next >= 0 && next < tiles.values.length);
}

interface Area {
  readonly tiles: number[];
  readonly marked: boolean;
  readonly atEdge: boolean;
}

/** Neighbouring tiles of one kind, found by filling from one to the next. */
function areaFrom(marks: Tiles, start: number, seen: Uint8Array): Area {
  const kind = marks.values[start];
  const found: number[] = [];
  let atEdge = false;
  const waiting = [start];
  seen[start] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    found.push(at);
    const around = neighboursOf(marks, at);
    if (around.length < 4) atEdge = true;
    for (const next of around) {
      if (marks.values[next] !== kind || seen[next] === 1) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return { tiles: found, marked: kind === 1, atEdge };
}

function areasOf(marks: Tiles): Area[] {
  const seen = new Uint8Array(marks.values.length);
  const areas: Area[] = [];
  for (let start = 0; start < marks.values.length; start += 1) {
    if (seen[start] !== 1) areas.push(areaFrom(marks, start, seen));
  }
  return areas;
}

/** Marks (1) the tiles of large dark areas, together with the letters that are holes in them. */
export function darkAreas(tiles: Tiles): Uint8Array {
  const smallest = Math.max(48, tiles.values.length * smallestShare);
  const dark = { ...tiles, values: tiles.values.map((value) => (value < darkGround ? 1 : 0)) };
  const marked = new Uint8Array(tiles.values.length);
  const large = areasOf(dark).filter((area) => area.marked && area.tiles.length >= smallest);
  if (large.length === 0) return marked;
  for (const at of large.flatMap((area) => area.tiles)) marked[at] = 1;
  for (const hole of areasOf({ ...tiles, values: marked })) {
    if (hole.marked || hole.atEdge || hole.tiles.length > largestLetter) continue;
    for (const at of hole.tiles) marked[at] = 1;
  }
  return marked;
}
