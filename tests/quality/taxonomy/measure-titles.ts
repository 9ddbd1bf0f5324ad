import { titleOf, titlesIn } from "@savile/taxonomy";
import type { Tables } from "@savile/taxonomy";
import type { ProseLabel, TitleLabel } from "./read-labels.ts";

/** A stretch of a text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Share of the longer one that two stretches have in common, 0 to 1. */
function overlap(a: Stretch, b: Stretch): number {
  const common = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return Math.max(0, common) / Math.max(a.end - a.start, b.end - b.start, 1);
}

/** Every place of a piece in a text. */
function placesOf(text: string, piece: string): Stretch[] {
  const found: Stretch[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) {
    found.push({ start: at, end: at + piece.length });
  }
  return found;
}

/** Titles of postings against what the tables see in them. */
export interface TitleFigures {
  readonly asked: number;
  /** A span covers at least half of the labelled words, and they at least half of it. */
  readonly recognised: number;
  /** The span is the labelled words, character for character. */
  readonly exact: number;
  /** The title names an occupation, by whichever way. */
  readonly named: number;
  readonly misses: readonly string[];
}

/** How many titles of postings are recognised by table alone. */
export function measureTitles(tables: Tables, labels: readonly TitleLabel[]): TitleFigures {
  let [recognised, exact, named] = [0, 0, 0];
  const misses: string[] = [];
  for (const { printed, core, text } of labels) {
    const start = text.indexOf(core);
    const wanted = { start, end: start + core.length };
    const spans = titlesIn(tables, text);
    // "Cook / Driver" is one label and two titles.
    const inside = spans.filter((span) => overlap(span, wanted) > 0);
    const seenWhole = {
      start: Math.min(...inside.map((span) => span.start)),
      end: Math.max(...inside.map((span) => span.end)),
    };
    const best = inside.length === 0 ? 0 : overlap(seenWhole, wanted);
    if (best === 1) exact += 1;
    if (titleOf(tables, printed).occupations.length > 0) named += 1;
    if (best >= 0.5) recognised += 1;
    else {
      const seen = spans.map((span) => text.slice(span.start, span.end)).join(" | ");
      misses.push(`${printed} -> ${seen || "nothing"}; wanted: ${core}`);
    }
  }
  return { asked: labels.length, recognised, exact, named, misses };
}

/** Titles in prose. */
export interface ProseFigures {
  readonly lines: number;
  /** Lines of the text in which a span touches no labelled title. */
  readonly falseLines: number;
  readonly labelled: number;
  readonly found: number;
  readonly falseHits: readonly string[];
  readonly misses: readonly string[];
}

/** What is taken for a title in prose, and which titles of it are missed. */
export function measureProse(tables: Tables, labels: readonly ProseLabel[]): ProseFigures {
  let [falseLines, labelled, found] = [0, 0, 0];
  const falseHits: string[] = [];
  const misses: string[] = [];
  for (const { text, titles } of labels) {
    const spans = titlesIn(tables, text);
    const wanted = titles.map((title) => ({ title, places: placesOf(text, title) }));
    const isWanted = (span: Stretch): boolean =>
      wanted.some(({ places }) => places.some((place) => overlap(place, span) > 0));
    const wrong = spans.filter((span) => !isWanted(span));
    if (wrong.length > 0) falseLines += 1;
    for (const { start, end } of wrong) falseHits.push(`${text.slice(start, end)} << ${text}`);
    for (const { title, places } of wanted) {
      labelled += 1;
      const isFound = places.some((place) => spans.some((span) => overlap(place, span) >= 0.5));
      if (isFound) found += 1;
      else misses.push(`${title} << ${text}`);
    }
  }
  return { lines: labels.length, falseLines, labelled, found, falseHits, misses };
}
