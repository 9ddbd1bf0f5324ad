import type { Page, PageDrawing, PageSource } from "@savile/model";

/** The drawings that a window has seen, by their hash, so that none travels or is painted twice. */
export interface DrawingStore {
  /** The hashes of pages that need not travel. */
  readonly known: () => string[];
  /** The pages with drawings; a page that is as it was is the same value, so that nothing is drawn anew. */
  readonly complete: (source: PageSource, last: PageSource | null) => PageSource;
}

const mostKept = 32;

function isSamePage(a: Page, b: Page): boolean {
  return (
    a.hash === b.hash &&
    a.drawing === b.drawing &&
    a.regions.length === b.regions.length &&
    a.regions.every((region, index) => {
      const other = b.regions[index];
      return (
        other !== undefined &&
        region.path === other.path &&
        region.x === other.x &&
        region.y === other.y &&
        region.w === other.w &&
        region.h === other.h
      );
    })
  );
}

export function createDrawingStore(): DrawingStore {
  const kept = new Map<string, PageDrawing>();

  function drawingOf({ hash, drawing }: Page): PageDrawing | undefined {
    const found = kept.get(hash) ?? drawing;
    if (found === undefined) return undefined;
    // The newest are at the end of the map.
    kept.delete(hash);
    kept.set(hash, found);
    return found;
  }
  function forgetOldest(): void {
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) return;
      kept.delete(oldest);
    }
  }

  return {
    known: () => [...kept.keys()],
    complete: (source, last) => {
      const pages = source.pages.map((page, index) => {
        const drawing = drawingOf(page);
        const whole = drawing === undefined ? page : { ...page, drawing };
        const before = last?.pages[index];
        return before !== undefined && isSamePage(before, whole) ? before : whole;
      });
      forgetOldest();
      return { ...source, pages };
    },
  };
}
