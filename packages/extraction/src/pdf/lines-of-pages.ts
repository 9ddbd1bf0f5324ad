import type { HiddenReason } from "@savile/model";
import { attachMarks } from "../lines/attach-marks.ts";
import { buildLines } from "../lines/build-lines.ts";
import type { RegionLines } from "../lines/build-lines.ts";
import { joinDateStacks } from "../lines/date-stacks.ts";
import { findBullets } from "../lines/find-bullets.ts";
import { joinFragments } from "../lines/fragment.ts";
import type { Fragment } from "../lines/fragment.ts";
import { plainLine } from "../text-line/line.ts";
import type { Line, Reading } from "../text-line/line.ts";
import { splitRegions } from "../lines/split-regions.ts";
import type { Region } from "../lines/split-regions.ts";
import { splitAtStops } from "../lines/tab-stops.ts";
import type { Chunk, PageContent } from "../text-line/chunk.ts";
import { markRepeated } from "./mark-repeated.ts";

interface PlacedRegion {
  readonly region: Region;
  readonly page: number;
}

function wordsOf(page: PageContent): Chunk[] {
  return page.chunks.filter((chunk) => chunk.hidden === undefined && Math.abs(chunk.angle) < 5);
}

/** The fragments of a page: cut at its stops, ranges of several rows as one cell, marks before their text. */
function fragmentsOf(page: PageContent): Fragment[] {
  return attachMarks(joinDateStacks(splitAtStops(joinFragments(wordsOf(page)))));
}

/** Text that begins a page inside the strip of one column of the page before is the rest of that column. */
function inColumn(one: PlacedRegion, before: readonly PlacedRegion[]): PlacedRegion {
  if (one.region.column !== "full" || before.some((other) => other.page === one.page)) return one;
  const last = before.filter((other) => other.page === one.page - 1);
  const from = last.findLastIndex((other) => other.region.column === "full");
  const { left, right } = edgesOf(one.region);
  const homes = last.slice(from + 1).filter((other) => {
    const strip = edgesOf(other.region);
    return left > strip.left - 6 && left < strip.right && right < strip.right + 6;
  });
  const [home] = homes;
  if (home === undefined || homes.length > 1) return one;
  return { ...one, region: { ...one.region, column: home.region.column } };
}

/** A column that goes on on the next page is read on before the column beside it. */
function orderRegions(regions: readonly PlacedRegion[]): PlacedRegion[] {
  const out: PlacedRegion[] = [];
  for (const region of regions) {
    const one = inColumn(region, out);
    const column = one.region.column;
    const before = out.findLastIndex((other) => other.region.column === column);
    const last = out[before];
    const isSide = column !== "full";
    if (isSide && last !== undefined && last.page === one.page - 1) {
      const after = out.slice(before + 1);
      const between = after.every((other) => other.region.column !== "full");
      if (between) {
        out.splice(before + 1, 0, one);
        continue;
      }
    }
    out.push(one);
  }
  return out;
}

function asideLines(pages: readonly PageContent[]): Line[] {
  const out: Line[] = [];
  for (const page of pages) {
    const hidden = page.chunks.filter((chunk) => chunk.hidden !== undefined);
    joinFragments(hidden).forEach((fragment, index) => {
      const line = plainLine(`p${page.number}.h${index + 1}`, fragment.text, 0);
      const reason = fragment.words[0]?.hidden;
      out.push({
        ...line,
        page: page.number,
        role: "hidden",
        ...(reason === undefined ? {} : { hidden: reason }),
      });
    });
  }
  return out;
}

function linkLines(links: readonly string[][]): Line[] {
  return links.flatMap((urls, page) =>
    urls.map((url, index) => ({
      ...plainLine(`p${page + 1}.k${index + 1}`, url, 0),
      page: page + 1,
      role: "link-target" as const,
    })),
  );
}

function rotatedRegion(page: PageContent): PlacedRegion[] {
  const words = page.chunks.filter(
    (chunk) => chunk.hidden === undefined && Math.abs(chunk.angle) >= 5,
  );
  if (words.length === 0) return [];
  return [{ page: page.number, region: { fragments: joinFragments(words), column: "rotated" } }];
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function edgesOf({ fragments }: Region): Edges {
  return {
    left: Math.min(...fragments.map((one) => one.x0)),
    right: Math.max(...fragments.map((one) => one.x1)),
    top: Math.min(...fragments.map((one) => one.y - one.size)),
    bottom: Math.max(...fragments.map((one) => one.y)),
  };
}

/** A region straight below the one before it goes on with its column: both are one block. */
function goesOn(before: PlacedRegion | undefined, one: PlacedRegion): boolean {
  if (before === undefined || before.page !== one.page) return false;
  const [above, below] = [edgesOf(before.region), edgesOf(one.region)];
  return Math.abs(above.left - below.left) < 6 && below.top > above.bottom - 2;
}

function numberBlocks(regions: readonly PlacedRegion[]): RegionLines[] {
  let block = -1;
  return regions.map((one, index) => {
    const continues = goesOn(regions[index - 1], one);
    if (!continues) block += 1;
    return { ...one, block, continues };
  });
}

const reasonWords: readonly (readonly [HiddenReason, string])[] = [
  ["white", "in the colour of its background"],
  ["tiny", "too small to read"],
  ["off-page", "outside the page"],
  ["vanish", "drawn invisibly"],
];

/** Says in plain words what was left out and why a reader cannot see it. */
function hiddenDetail(hidden: readonly Line[]): string {
  const reasons = reasonWords
    .filter(([reason]) => hidden.some((line) => line.hidden === reason))
    .map(([, text]) => text);
  const first = (hidden[0]?.text ?? "").slice(0, 60);
  return `The file holds text that a reader of the page cannot see (${reasons.join(", ")}), such as “${first}”. It is not used.`;
}

export interface PageLines {
  readonly lines: Line[];
  readonly aside: Line[];
  readonly findings: Reading["findings"];
}

/** Lines of all pages in reading order, with ids. */
export function linesOfPages(pages: readonly PageContent[], links: readonly string[][]): PageLines {
  const placed = pages.flatMap((page) => [
    ...splitRegions(fragmentsOf(page), page.h).map((region) => ({ region, page: page.number })),
    ...rotatedRegion(page),
  ]);
  const findings: Reading["findings"] = [];
  if (placed.some((one) => one.region.column.includes("/"))) {
    findings.push({
      code: "multi_column",
      detail: "The page has more than one column.",
      lines: [],
    });
  }
  const built = numberBlocks(orderRegions(placed)).flatMap((one) => buildLines(one));
  const { lines, repeated } = markRepeated(findBullets(built), pages);
  const counts = new Map<number, number>();
  const numbered = (line: Line): Line => {
    const page = line.page ?? 1;
    const next = (counts.get(page) ?? 0) + 1;
    counts.set(page, next);
    return { ...line, id: `p${page}.l${next}` };
  };
  const main = lines.map(numbered);
  const hidden = asideLines(pages);
  if (hidden.length > 0) {
    findings.push({
      code: "hidden_text",
      detail: hiddenDetail(hidden),
      lines: hidden.map((line) => line.id),
    });
  }
  return {
    lines: main,
    aside: [...repeated.map(numbered), ...hidden, ...linkLines(links)],
    findings,
  };
}
