import type { SourceCheck } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { matchesIn } from "../reading/patterns.ts";
import type { Source } from "../../match/source.ts";
import { weightOf } from "../alignment/weight.ts";

const since =
  /\bsince (?:(?:early|late|mid|spring|summer|autumn|fall|winter|\p{Lu}\p{L}+)[ -]){0,2}((?:19|20)\d\d)\b/giu;

/** Less than this says too little to be what began. */
const leastWeight = 0.4;

interface Beginning {
  readonly word: FrameWord;
  readonly year: number;
}

/** What a line tells of as begun in a year: the word right before "since", in the same piece of it. */
function beginningsIn(frame: Frame): Beginning[] {
  return matchesIn(frame.text, since).flatMap((found) => {
    const word = frame.words.findLast(({ end }) => end <= found.index);
    const isBeside = word !== undefined && frame.text.slice(word.end, found.index).trim() === "";
    return word !== undefined && isBeside && weightOf(word) >= leastWeight
      ? [{ word, year: Number(found[1]) }]
      : [];
  });
}

const known = new WeakMap<Source, readonly Beginning[]>();

function beginningsOf(source: Source): readonly Beginning[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = source.printed.flatMap(({ text }) => beginningsIn(frameOf(text)));
  known.set(source, made);
  return made;
}

/** So many words in common are enough to speak of the same thing. */
const fewestShared = 2;

/** Where no word stands right before "since": that of the line with which a claim shares most of its telling words. */
function nearestBeginnings(source: Source, claim: Frame): readonly { readonly year: number }[] {
  const roles = new Set(source.roles.filter(({ paid }) => paid).map(({ id }) => id));
  const telling = claim.words.filter((word) => !word.stop && weightOf(word) >= leastWeight);
  const shared = source.printed
    .filter(({ values }) => values.every(({ entry }) => !roles.has(entry ?? "")))
    .map(({ text }) => ({
      text,
      count: telling.filter(({ stem }) => frameOf(text).stems.has(stem)).length,
    }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  if (most < fewestShared) return [];
  return shared
    .filter(({ count }) => count === most)
    .flatMap(({ text }) => matchesIn(text, since).map((one) => ({ year: Number(one[1]) })));
}

/** What the resume says began in a year, told as begun before it: "remote since 2018" of "remote since 2021". */
export const checkSince: SourceCheck = (claim, { source, posting }) => {
  const [told] = matchesIn(claim.text, since);
  if (told === undefined || posting.text !== "") return [];
  const year = Number(told[1]);
  const piece = Math.max(0, claim.text.lastIndexOf(",", told.index));
  const stemsFrom = (from: number) =>
    new Set(claim.words.filter(({ start }) => start >= from).map(({ stem }) => stem));
  const all = beginningsOf(source).filter(({ word }) => stemsFrom(0).has(word.stem));
  const near = all.filter(({ word }) => stemsFrom(piece).has(word.stem));
  const found = near.length > 0 ? near : all;
  const own = found.length > 0 ? found : nearestBeginnings(source, claim);
  return own.length === 0 || own.some((one) => one.year <= year)
    ? []
    : [
        {
          hard: true,
          span: [told.index, told.index + told[0].length],
          detail: "Your resume says that this began later.",
        },
      ];
};
