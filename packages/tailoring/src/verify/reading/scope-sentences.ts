import type { Source, SourceLine } from "../../match/source.ts";
import type { CheckContext } from "./context.ts";
import { frameOf } from "./frame.ts";
import type { Frame, FrameWord } from "./frame.ts";
import { isNeutral, saysWord } from "./words.ts";
import { rootOf } from "../../words/thesaurus.ts";

const ends = /(?<=[\p{Ll}\d)]{3}[.!?])\s+(?=\p{Lu})/u;

/** Sentences of a line; one of few words ("Company dropped it") speaks of the one before it. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(ends)) {
    const last = sentences.at(-1);
    if (last !== undefined && part.trim().split(/\s+/).length <= 4)
      sentences.splice(-1, 1, `${last} ${part}`);
    else sentences.push(part);
  }
  return sentences;
}

/** Sentences that a claim may be told of. */
export interface Scope {
  /** Those of the role, or of the whole resume where no role is known. */
  readonly own: readonly Frame[];
  /** Those of the whole resume. */
  readonly all: readonly Frame[];
}

function framesOf(lines: readonly SourceLine[]): Frame[] {
  return lines.flatMap((line) => sentencesOf(line.text).map(frameOf));
}

const known = new WeakMap<object, Scope>();

function wholeScope(source: Source): Scope {
  const before = known.get(source);
  if (before !== undefined) return before;
  const all = framesOf(
    source.lines.filter(
      (line) => line.place !== "contact" && line.place !== "title" && line.kind !== "dates",
    ),
  );
  const made = { own: all, all };
  known.set(source, made);
  return made;
}

/** The sentences that a claim may be told of. */
export function scopeFor({ source, role }: Pick<CheckContext, "source" | "role">): Scope {
  const before = known.get(role ?? source);
  if (before !== undefined) return before;
  const whole = wholeScope(source);
  const made = role === undefined ? whole : { own: framesOf(role.lines), all: whole.all };
  known.set(role ?? source, made);
  return made;
}

/** A word of a claim with the sentences that say it. */
export interface SaidWord {
  readonly word: FrameWord;
  readonly by: ReadonlySet<Frame>;
  /** How much it tells: 1, or less where it is an everyday word or stands for another. */
  readonly weight: number;
}

/** Sentences by the stems of their words, and by the roots. */
interface Sayers {
  readonly byStem: ReadonlyMap<string, ReadonlySet<Frame>>;
  readonly byRoot: ReadonlyMap<string, ReadonlySet<Frame>>;
}

const sayers = new WeakMap<readonly Frame[], Sayers>();

function note(by: Map<string, Set<Frame>>, key: string, one: Frame): void {
  by.set(key, (by.get(key) ?? new Set()).add(one));
}

function sayersIn(sentences: readonly Frame[]): Sayers {
  const before = sayers.get(sentences);
  if (before !== undefined) return before;
  const [byStem, byRoot] = [new Map<string, Set<Frame>>(), new Map<string, Set<Frame>>()];
  for (const one of sentences) {
    for (const word of one.words) {
      note(byStem, word.stem, one);
      note(byRoot, rootOf(word.lower), one);
    }
  }
  const made = { byStem, byRoot };
  sayers.set(sentences, made);
  return made;
}

function saying(word: FrameWord, sentences: readonly Frame[]): [readonly Frame[], number] {
  const { byStem, byRoot } = sayersIn(sentences);
  const [alike, rooted] = [byStem.get(word.stem), byRoot.get(rootOf(word.lower))];
  if (alike !== undefined || rooted !== undefined)
    return [sentences.filter((one) => alike?.has(one) === true || rooted?.has(one) === true), 1];
  return [sentences.filter((one) => saysWord(one, word)), 0.5];
}

function saidBy(word: FrameWord, sentences: readonly Frame[]): SaidWord {
  const [by, sure] = saying(word, sentences);
  return { word, by: new Set(by), weight: sure * (isNeutral(word.lower) ? 0.5 : 1) };
}

function coverage(said: readonly SaidWord[]): number {
  return said.reduce((sum, { by, weight }) => sum + (by.size > 0 ? weight : 0), 0);
}

/** A claim of which its role says little, and the resume more, may be held against the wrong role. */
function readSaid(claim: Frame, { own, all }: Scope): readonly SaidWord[] {
  const words = claim.words.filter((word) => !word.stop);
  const here = words.map((word) => saidBy(word, own));
  if (own === all) return here;
  const anywhere = words.map((word) => saidBy(word, all));
  if (coverage(here) < coverage(anywhere) * 0.75) return anywhere;
  return here.flatMap((said, at) => (said.by.size > 0 ? said : (anywhere[at] ?? said)));
}

const readings = new WeakMap<Frame, WeakMap<Scope, readonly SaidWord[]>>();

/** The telling words of a claim, each with the sentences that say it. */
export function saidWords(claim: Frame, scope: Scope): readonly SaidWord[] {
  const own = readings.get(claim) ?? new WeakMap<Scope, readonly SaidWord[]>();
  readings.set(claim, own);
  const before = own.get(scope);
  if (before !== undefined) return before;
  const made = readSaid(claim, scope);
  own.set(scope, made);
  return made;
}

/** The sentences with which a part of a claim shares most; several where they are about equal. */
export function nearestSentences(said: readonly SaidWord[]): Frame[] {
  const scores = new Map<Frame, number>();
  for (const { by, weight } of said)
    for (const one of by) scores.set(one, (scores.get(one) ?? 0) + weight / by.size);
  const most = Math.max(0, ...scores.values());
  return most === 0
    ? []
    : [...scores].filter(([, score]) => score >= most * 0.8).map(([sentence]) => sentence);
}

/** The part of a claim between marks and joins around a place; the whole where the part says too little. */
export function partAround(claim: Frame, at: number): readonly FrameWord[] {
  const cuts = [...claim.text.matchAll(/[,;:.()](?=\s|$)|\sand\s/g)].map(({ index }) => index);
  const from = Math.max(0, ...cuts.filter((cut) => cut < at));
  const to = Math.min(claim.text.length, ...cuts.filter((cut) => cut > at));
  const own = claim.words.filter((word) => word.start >= from && word.end <= to);
  const telling = own.filter((word) => !word.stop && !isNeutral(word.lower));
  return telling.length >= 2 ? own : claim.words;
}
