import type { Chunk } from "../text-line/chunk.ts";
import { apply } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

/** A link annotation in page coordinates. */
export interface PageLink {
  readonly url: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface PageLinks {
  readonly links: PageLink[];
  readonly unsafe: number;
}

const allowed = /^(?:https?:|mailto:|tel:)/i;

function rectOf(value: unknown): [number, number, number, number] | undefined {
  const list =
    Array.isArray(value) || value instanceof Float32Array ? Array.from<unknown>(value) : [];
  const [a, b, c, d] = list;
  return typeof a === "number" &&
    typeof b === "number" &&
    typeof c === "number" &&
    typeof d === "number"
    ? [a, b, c, d]
    : undefined;
}

/** Web, mail and telephone links of the annotations of a page; other schemes are counted and dropped. */
export function readLinks(annotations: readonly unknown[], view: Matrix): PageLinks {
  const links: PageLink[] = [];
  let unsafe = 0;
  for (const one of annotations.slice(0, 500)) {
    if (typeof one !== "object" || one === null || !("rect" in one)) continue;
    const url =
      "url" in one && typeof one.url === "string"
        ? one.url
        : "unsafeUrl" in one && typeof one.unsafeUrl === "string"
          ? one.unsafeUrl
          : "";
    const rect = rectOf(one.rect);
    if (url === "" || rect === undefined) continue;
    if (!allowed.test(url)) {
      unsafe += 1;
      continue;
    }
    const a = apply(view, rect[0], rect[1]);
    const b = apply(view, rect[2], rect[3]);
    links.push({
      url,
      x0: Math.min(a.x, b.x),
      y0: Math.min(a.y, b.y),
      x1: Math.max(a.x, b.x),
      y1: Math.max(a.y, b.y),
    });
  }
  return { links, unsafe };
}

/** Gives every chunk of which at least half lies inside a link its target. */
export function attachLinks(chunks: Chunk[], links: readonly PageLink[]): void {
  if (links.length === 0) return;
  for (const chunk of chunks) {
    const middle = chunk.y - chunk.size * 0.3;
    const link = links.find((one) => {
      const overlap = Math.min(one.x1, chunk.x1) - Math.max(one.x0, chunk.x0);
      const width = chunk.x1 - chunk.x0;
      return middle > one.y0 - 1 && middle < one.y1 + 1 && overlap >= width * 0.5;
    });
    if (link !== undefined) chunk.url = link.url;
  }
}
