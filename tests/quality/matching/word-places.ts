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

/** Places of the content words of a span; a paste may have glued its ends to other words. */
export function contentWithin(text: string, from: number, to: number): number[] {
  const inside = placedWords(text.slice(from, to));
  const content = inside.filter(({ key }) => !isStopWord(key));
  return (content.length > 0 ? content : inside).map(({ start }) => from + start);
}

function occurrences(text: string, part: string): number[] {
  const parts = part === "" ? [] : text.split(part);
  let at = -part.length;
  return parts.slice(0, -1).map((before) => (at += part.length + before.length));
}

/** The window that holds most of the words, for a label that leaves words out. */
function nearest(text: string, label: string): number[] {
  const asked = placedWords(label).map(({ key }) => key);
  const wanted = new Set(asked.filter((key) => !isStopWord(key)));
  const words = placedWords(text);
  let best: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const window = words.slice(at, at + asked.length + 8);
    const hits = window.filter(({ key }) => wanted.has(key)).map(({ start }) => start);
    if (hits.length > best.length) best = hits;
  }
  return best.length * 10 >= wanted.size * 6 ? best : [];
}

/** Places of the content words of a label, once for every time that the text says it. */
export function placesOf(text: string, label: string): number[][] {
  const runs = occurrences(text, label).map((at) => contentWithin(text, at, at + label.length));
  if (runs.length > 0) return runs;
  const near = nearest(text, label);
  return near.length === 0 ? [] : [near];
}
