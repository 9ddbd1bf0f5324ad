import type { Fact, SourceLine } from "@savile/model";
import type { RecognisedPage } from "./recognised-page.ts";

/** Mean confidence of the recognised words inside a line, `undefined` for a line that was not recognised. */
function lineConfidence(
  line: SourceLine,
  pages: ReadonlyMap<number, RecognisedPage>,
): number | undefined {
  const { box } = line;
  const page = pages.get(line.page ?? 0);
  if (page === undefined || box === undefined) return undefined;
  const inside = page.words.filter((word) => {
    const x = (word.x0 + word.x1) / 2;
    const y = (word.y0 + word.y1) / 2;
    return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  });
  if (inside.length === 0) return undefined;
  return inside.reduce((sum, word) => sum + word.confidence, 0) / inside.length;
}

/** No value is surer than the words that it was read from. */
export function capConfidence(
  facts: readonly Fact[],
  lines: readonly SourceLine[],
  recognised: readonly RecognisedPage[],
): Fact[] {
  if (recognised.length === 0) return [...facts];
  const pages = new Map(recognised.map((page) => [page.page, page]));
  const limits = new Map(lines.map((line) => [line.id, lineConfidence(line, pages)]));
  return facts.map((fact) => {
    const caps = (fact.span?.lines ?? []).map((id) => limits.get(id) ?? 1);
    const confidence = Math.min(fact.confidence, ...caps);
    return { ...fact, confidence: Math.round(confidence * 1000) / 1000 };
  });
}
