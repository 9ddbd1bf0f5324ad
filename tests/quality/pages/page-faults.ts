import type { Layout } from "@savile/documents";
import type { Page, Region } from "@savile/model";

/** Longer texts may run over a page's end: nobody could keep them on one. */
const longText = 1_500;

function overlap(one: Region, other: Region): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w <= 0 || h <= 0 ? 0 : (w * h) / Math.min(one.w * one.h, other.w * other.h);
}

function overlaps(page: Page): string[] {
  return page.regions.flatMap((one, index) =>
    page.regions
      .slice(index + 1)
      .filter((other) => other.path !== one.path && overlap(one, other) > 0.5)
      .map((other) => `${one.path} lies on ${other.path}`),
  );
}

function isHead(path: string): boolean {
  return /\.(?:title|name|degree)$/u.test(path);
}

/** Heads of entries with something to say that stand alone at the end of their page. */
function orphans(pages: readonly Page[]): string[] {
  return pages.slice(0, -1).flatMap((page, index) => {
    const lowest = page.regions.toSorted((a, b) => b.y + b.h - (a.y + a.h))[0];
    if (lowest === undefined || !isHead(lowest.path)) return [];
    const [entry = ""] = lowest.path.split(".");
    const goesOn = pages[index + 1]?.regions.some(({ path }) => path.startsWith(`${entry}.`));
    return goesOn === true ? [`${lowest.path} alone at the end of page ${index + 1}`] : [];
  });
}

function splitBullets(pages: readonly Page[], textOf: (path: string) => string): string[] {
  const seen = new Map<string, number>();
  for (const { regions } of pages) {
    for (const path of new Set(regions.map((region) => region.path))) {
      seen.set(path, (seen.get(path) ?? 0) + 1);
    }
  }
  return [...seen].flatMap(([path, count]) =>
    /\.b\d+$/u.test(path) && count > 1 && textOf(path).length < longText
      ? [`${path} is parted over pages`]
      : [],
  );
}

/** What is wrong with the pages of a layout: texts on each other, heads alone, parted bullets. */
export function pageFaults(layout: Layout, textOf: (path: string) => string): string[] {
  return [
    ...layout.pages.flatMap(overlaps),
    ...orphans(layout.pages),
    ...splitBullets(layout.pages, textOf),
  ];
}
