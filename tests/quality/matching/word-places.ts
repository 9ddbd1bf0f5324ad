import { isStopWord } from "./stop-words.ts";

/** A word of a text with its place. */
export interface PlacedWord {
  readonly key: string;
  readonly start: number;
}

/** The words of a text, folded, with their places. */
export function placedWords(text: string): PlacedWord[] {
  const plain = text.replaceAll("&amp;", "&    ");
  return [...plain.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)].map((found) => ({
    key: found[0].toLowerCase().replaceAll("’", "'"),
    start: found.index,
  }));
}

/** Places of the content words of a span. */
export function contentWithin(words: readonly PlacedWord[], from: number, to: number): number[] {
  const inside = words.filter(({ start }) => start >= from && start < to);
  const content = inside.filter(({ key }) => !isStopWord(key));
  return (content.length > 0 ? content : inside).map(({ start }) => start);
}

function runsOf(words: readonly PlacedWord[], asked: readonly string[]): number[][] {
  const runs: number[][] = [];
  for (let at = 0; at + asked.length <= words.length; at += 1) {
    if (asked.every((key, index) => words[at + index]?.key === key)) {
      const run = words.slice(at, at + asked.length);
      runs.push(run.filter(({ key }) => !isStopWord(key)).map(({ start }) => start));
    }
  }
  return runs;
}

/** The window that holds most of the words, for a label that leaves words out. */
function nearest(words: readonly PlacedWord[], asked: readonly string[]): number[] {
  const wanted = new Set(asked.filter((key) => !isStopWord(key)));
  let best: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const window = words.slice(at, at + asked.length + 8);
    const hits = window.filter(({ key }) => wanted.has(key)).map(({ start }) => start);
    if (hits.length > best.length) best = hits;
  }
  return best.length * 10 >= wanted.size * 6 ? best : [];
}

/** Places of the content words of a label, once for every time that the text says it. */
export function placesOf(words: readonly PlacedWord[], label: string): number[][] {
  const asked = placedWords(label).map(({ key }) => key);
  const runs = asked.length === 0 ? [] : runsOf(words, asked).filter((run) => run.length > 0);
  if (runs.length > 0) return runs;
  const near = nearest(words, asked);
  return near.length === 0 ? [] : [near];
}
