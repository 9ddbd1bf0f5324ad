import { demandsOf, isPointText } from "@savile/model";
import type { RefinedLine, RefinedSentence } from "@savile/model";
import { writeLetter } from "../letter/write-letter.ts";
import { sentenceChecker } from "../write/write-resume.ts";
import { wordCount } from "../words/phrases.ts";
import { attemptOf, provenLines } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { letterParagraphs, paragraphLine } from "./letter-sentences.ts";
import type { LetterParagraph } from "./letter-sentences.ts";

/** A shorter letter keeps this share of its words, and never fewer than a letter needs. */
const keptShare = 0.72;
const fewestWords = 75;
const longest = { least: 290, most: 360 };

/** A sentence that points at the one before it cannot stand without it. */
const pointing =
  /^(?:There|That|This|These|Those|It|They|In that|In this|In the same|Alongside that|On other days|Another part of the job|While there|My work there|For that|I know that|Closest to that|I come to that|Of the other)\b/;
/** The duty on which the letter opens, and which the next sentence answers. */
const linking = /^(?:Your next|You want your next|Among the)\b/;

/** A sentence that may go. */
interface Expendable {
  readonly paragraph: number;
  readonly sentence: number;
  readonly words: number;
  /** Whether the sentence before it only leads over to it, and goes with it. */
  readonly isLinked: boolean;
}

function totalWords(paragraphs: readonly LetterParagraph[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + wordCount(paragraph.text), 0);
}

function isPointing(sentence: RefinedSentence | undefined): boolean {
  return sentence !== undefined && pointing.test(sentence.text);
}

/** How much a sentence does for the letter at its place. */
function valueAt(
  { paragraph, sentence }: Pick<Expendable, "paragraph" | "sentence">,
  proof: number,
): number {
  // A story of its own weighs more than one more line of the same.
  const story = sentence === 0 ? 0.5 : 0;
  // What the letter opens on is answered at once.
  const opening = paragraph === 0 ? 2 : 0;
  return proof + story + opening;
}

/** Sentences that may go, the least useful first: never the first of the letter nor its close. */
function expendable(bench: Bench, paragraphs: readonly LetterParagraph[]): Expendable[] {
  const utility = new Map(bench.plan.ranked.map((entry) => [entry.line.address, entry.utility]));
  const places = paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.flatMap((one, sentence) => {
      const opens = paragraph === 0 && sentence === 0;
      const next = sentences[sentence + 1] ?? paragraphs[paragraph + 1]?.sentences[0];
      if (opens || one.form === true || linking.test(one.text) || isPointing(next)) return [];
      const proof = Math.max(0, ...one.factIds.map((id) => utility.get(id) ?? 0));
      const isLinked = linking.test(sentences[sentence - 1]?.text ?? "");
      const place = { paragraph, sentence, words: wordCount(one.text), isLinked };
      return [{ ...place, value: valueAt(place, proof) }];
    }),
  );
  return places.sort(
    (a, b) => a.value - b.value || b.paragraph - a.paragraph || b.sentence - a.sentence,
  );
}

/** The sentences that go until the letter has so many words, as "paragraph.sentence", and the words left. */
function takeOut(bench: Bench, paragraphs: readonly LetterParagraph[], wish: number) {
  const gone = new Set<string>();
  const mostWhole = paragraphs.length - 3;
  const staying = (paragraph: number): number =>
    (paragraphs[paragraph]?.sentences ?? []).filter((_, at) => !gone.has(`${paragraph}.${at}`))
      .length;
  let left = totalWords(paragraphs);
  let whole = 0;
  for (const { paragraph, sentence, words, isLinked } of expendable(bench, paragraphs)) {
    if (left <= wish) break;
    if (staying(paragraph) <= (isLinked ? 2 : 1)) {
      const isMiddle = paragraph > 0 && paragraph < paragraphs.length - 1;
      if (!isMiddle || whole >= mostWhole) continue;
      whole += 1;
    }
    gone.add(`${paragraph}.${sentence}`);
    if (isLinked) gone.add(`${paragraph}.${sentence - 1}`);
    left -= words;
  }
  return { gone, left };
}

/** The letter without its least useful sentences. */
export function shortenLetter(bench: Bench): Attempt {
  const paragraphs = letterParagraphs(bench);
  const words = totalWords(paragraphs);
  const wish = Math.max(fewestWords, Math.round(words * keptShare));
  const { gone, left } = takeOut(bench, paragraphs, wish);
  const lines = paragraphs.flatMap((one, index) => {
    const kept = one.sentences.filter((_, at) => !gone.has(`${index}.${at}`));
    if (kept.length === one.sentences.length) return [];
    return [
      paragraphLine(
        one,
        kept.length === 0 ? null : kept,
        "You asked for a shorter letter: what went serves this posting least.",
      ),
    ];
  });
  return attemptOf(
    bench,
    lines,
    () => `The letter has about ${left} words instead of ${words}.`,
    `The letter has ${words} words; without one of its sentences it would lose its thread.`,
  );
}

/** Sentences of a fuller letter that the letter does not have yet. */
function moreSentences(bench: Bench, told: ReadonlySet<string>): RefinedSentence[] {
  const { source, plan, posting } = bench;
  const { jobDescription } = bench.base;
  const terms = new Set(demandsOf(posting).flatMap((entry) => entry.canonical));
  const check = sentenceChecker(source, jobDescription, terms);
  const draft = writeLetter(source, plan, posting, jobDescription, check, longest);
  return draft.paragraphs.flat().flatMap((sentence) => {
    const news = sentence.factIds.some(
      (id) => /\.[bls]\d|^(?:edu|crt|lng|awd)/.test(id) && !told.has(id),
    );
    if (!news || sentence.form === true || check(sentence).verdict !== "supported") return [];
    const { text, factIds, reqIds, posting: spans } = sentence;
    return [
      {
        text,
        factIds: [...factIds],
        reqIds: [...reqIds],
        ...(spans === undefined
          ? {}
          : { posting: spans.map(([from, to]): [number, number] => [from, to]) }),
      },
    ];
  });
}

function entryOf(id: string): string {
  return id.split(".")[0] ?? "";
}

/** Where a sentence fits: behind those of the same role, else before the close. */
function placeOf(paragraphs: readonly LetterParagraph[], sentence: RefinedSentence): number {
  const roles = new Set(sentence.factIds.map(entryOf));
  const isPoint = isPointText(sentence.text);
  const at = paragraphs.findLastIndex(
    (paragraph) =>
      isPointText(paragraph.text) === isPoint &&
      paragraph.sentences.some((one) => one.factIds.some((id) => roles.has(entryOf(id)))),
  );
  if (at >= 0) return at;
  if (isPoint) return paragraphs.findLastIndex(({ text }) => isPointText(text));
  return pointing.test(sentence.text) ? -1 : paragraphs.length - 1;
}

/** Puts sentences into their paragraphs, before a closing form. */
export function withSentences(
  bench: Bench,
  added: readonly RefinedSentence[],
  reason: string,
): RefinedLine[] {
  const paragraphs = letterParagraphs(bench);
  const byPlace = new Map<number, RefinedSentence[]>();
  for (const sentence of added) {
    const at = placeOf(paragraphs, sentence);
    if (at >= 0) byPlace.set(at, [...(byPlace.get(at) ?? []), sentence]);
  }
  return paragraphs.flatMap((paragraph, index) => {
    const more = byPlace.get(index);
    if (more === undefined) return [];
    const close = paragraph.sentences.findIndex((sentence) => sentence.form === true);
    const at = close < 0 ? paragraph.sentences.length : close;
    const sentences = [
      ...paragraph.sentences.slice(0, at),
      ...more,
      ...paragraph.sentences.slice(at),
    ];
    return [paragraphLine(paragraph, sentences, reason)];
  });
}

/** The letter with more of what the resume can show. */
export function lengthenLetter(bench: Bench): Attempt {
  const paragraphs = letterParagraphs(bench);
  const words = totalWords(paragraphs);
  const told = new Set(
    paragraphs.flatMap((paragraph) => paragraph.sentences.flatMap((sentence) => sentence.factIds)),
  );
  const fresh: RefinedSentence[] = [];
  let total = words;
  for (const sentence of moreSentences(bench, told)) {
    if (total >= longest.most || fresh.length >= 4) break;
    fresh.push(sentence);
    total += wordCount(sentence.text);
  }
  const lines = withSentences(
    bench,
    fresh,
    "You asked for more in the letter; your resume shows this too.",
  );
  const proven = provenLines(bench, lines);
  return attemptOf(
    bench,
    proven,
    () => `The letter tells more of what your resume shows, about ${total} words in all.`,
    "The letter already tells what your resume can show for this posting.",
  );
}
