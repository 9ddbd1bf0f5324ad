import type { Page, Region } from "@savile/model";
import type { LineMark } from "./line-mark.ts";

/** A mark in the margin of a page, in points. */
export interface MarginMark {
  readonly mark: LineMark;
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

/** How far to the left of a line its mark stands, in points. */
const gap = 9;

/** What asks for a word outweighs what does not, where several values stand in one line. */
const weight: Readonly<Record<LineMark, number>> = { copied: 0, reworded: 1, yours: 2, asked: 3 };

function ownerOf({ path }: Region): string {
  return path.split(".")[0] ?? path;
}

function isLevel(a: Region, b: Region): boolean {
  return Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > Math.min(a.h, b.h) / 2;
}

/** One mark for each printed line, at the left edge of the entry that it belongs to. */
export function marginMarks(
  page: Pick<Page, "regions">,
  marks: ReadonlyMap<string, LineMark>,
): readonly MarginMark[] {
  const rows: { owner: string; region: Region; mark: LineMark }[] = [];
  const edge = new Map<string, number>();
  for (const region of page.regions) {
    const mark = marks.get(region.path);
    const owner = ownerOf(region);
    edge.set(owner, Math.min(edge.get(owner) ?? region.x, region.x));
    if (mark === undefined) continue;
    const row = rows.find((one) => one.owner === owner && isLevel(one.region, region));
    if (row === undefined) rows.push({ owner, region, mark });
    else if (weight[mark] > weight[row.mark]) row.mark = mark;
  }
  return rows.map(({ owner, region: { x, y, h }, mark }) => ({
    mark,
    x: Math.max(1, (edge.get(owner) ?? x) - gap),
    y,
    h,
  }));
}
