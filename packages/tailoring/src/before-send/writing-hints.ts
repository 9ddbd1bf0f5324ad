import type { Hint, HintCode } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { openerOf } from "../words/verbs.ts";

/** Lines of fewer words say too little, and those of more are read by nobody. */
const words = { fewest: 6, most: 30 } as const;
/** How many lines may open alike before a reader sees nothing else, and which share of all. */
const alike = { lines: 3, share: 1 / 3 } as const;
/** A value that was read with less than this is to be looked at. */
const unsureBelow = 0.5;

function wordCount({ text }: SourceLine): number {
  return text.split(/\s+/).length;
}

function openingOf({ text }: SourceLine): string {
  return (text.split(/\s+/)[0] ?? "").toLowerCase();
}

function alikeOpenings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(openingOf(line), (counts.get(openingOf(line)) ?? 0) + 1);
  const most = Math.max(alike.lines, Math.floor(lines.length * alike.share));
  return lines.filter((line) => (counts.get(openingOf(line)) ?? 0) > most);
}

function isPresent({ text }: SourceLine): boolean {
  const form = openerOf(text)?.form;
  return form === "present" || form === "third";
}

function presentOfPast(lines: readonly SourceLine[], { roles }: Source): readonly SourceLine[] {
  const ended = new Set(
    roles.filter(({ period }) => !["present", ""].includes(period.end)).map(({ id }) => id),
  );
  return lines.filter(
    (line) => line.entry !== undefined && ended.has(line.entry) && isPresent(line),
  );
}

type Finds = (lines: readonly SourceLine[], source: Source) => readonly SourceLine[];

const ofLines: readonly (readonly [HintCode, Finds])[] = [
  ["long-lines", (lines) => lines.filter((line) => wordCount(line) > words.most)],
  ["short-lines", (lines) => lines.filter((line) => wordCount(line) < words.fewest)],
  ["same-openings", alikeOpenings],
  ["pronouns", (lines) => lines.filter(({ text }) => /\b(?:I|my|me|we|our)\b/.test(text))],
  ["present-tense", presentOfPast],
];

/** Values that stand in the documents and were hardly read. */
function unsureReading({ lines, confidence }: Source): Hint {
  const unsure = lines.filter(({ address }) => (confidence.get(address) ?? 1) < unsureBelow);
  return {
    code: "unsure-reading",
    document: "resume",
    paths: unsure.map(({ address }) => address),
    of: lines.length,
  };
}

/** How the lines of a resume are written: long and short ones, those that open alike or stand in another tense. */
export function writingHints(source: Source): Hint[] {
  const lines = source.lines.filter(
    ({ kind, place }) => kind === "bullet" && (place === "role" || place === "activity"),
  );
  if (lines.length === 0) return [{ code: "no-lines", document: "resume", paths: [], of: 0 }];
  const hints = ofLines.map(([code, find]): Hint => {
    const paths = find(lines, source).map(({ address }) => address);
    return { code, document: "resume", paths, of: lines.length };
  });
  return [...hints, unsureReading(source)].filter(({ paths }) => paths.length > 0);
}
