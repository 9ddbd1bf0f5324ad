import type { ClaimIssue, Leaf } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { analyse } from "../match/analyse.ts";
import { foldText, tokenise } from "@savile/taxonomy";
import { sentencesOf } from "../text/sentences.ts";
import { stopWords } from "../text/stop-words.data.ts";
import { courtesyWords } from "./courtesy.data.ts";
import { namingKinds } from "./naming-kinds.ts";
import { sameWords } from "./same-value.ts";

/** Words of a statement, and those among them that tell something. */
const fewestWords = 5;
const fewestTelling = 3;
/** Letters of a statement in a script that puts no blanks between words. */
const fewestLetters = 8;
/** Words of a name of something: of a degree, an award, a project. */
const fewestNaming = 3;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const ownSubject = /\b(?:I|we)\b/;
const letter = /[\p{L}\p{N}]/u;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** What joins to something before it and after it: nothing begins or ends with it. */
const joining = wordSet("and or but nor of than");
/** What leads to something after it: nothing ends with it. */
const leading = wordSet(
  "a an the my our your his her its their as to in on at for from by with without within into onto over under about between among through during before after via per across",
);
/** What belongs to something before it, where no new clause follows. */
const trailing = wordSet("to by with without within into onto per via from across than");

/** A text for comparing: folded, in lower case, without the stop at its end. */
function bare(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replace(/[.\s]+$/u, "")
    .trim();
}

function wordsOf(text: string): string[] {
  return tokenise(foldText(text)).map(({ lower }) => lower);
}

/** How many words somebody wrote: "double-check" and "Node.js" are one each, however words are compared. */
function writtenWords(text: string): number {
  return text.split(/\s+/).filter((piece) => letter.test(piece)).length;
}

/** Whether a text stops, or begins, in the middle of a word of a line that it is a part of. */
function cutsWord(line: string, text: string): boolean {
  const at = line.indexOf(text);
  if (at < 0) return false;
  return letter.test(line.charAt(at - 1)) || letter.test(line.charAt(at + text.length));
}

/** Whether a text breaks off, or begins in the middle of something. */
function isFragment(source: Source, text: string, words: readonly string[]): boolean {
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (joining.has(first) || joining.has(last) || leading.has(last)) return true;
  if (trailing.has(first) && !ownSubject.test(text)) return true;
  const own = bare(text);
  return source.lines.some((line) => cutsWord(bare(line.text), own));
}

/** Whether a text states so much that a file can carry it or not: a stump of a line does not. */
function isStatement(source: Source, text: string): boolean {
  const letters = text.match(unspaced)?.length ?? 0;
  if (letters >= fewestLetters) return true;
  const words = wordsOf(text);
  const telling = words.filter((word) => !stopWords.has(word));
  return (
    writtenWords(text) >= fewestWords &&
    telling.length >= fewestTelling &&
    !isFragment(source, text, words)
  );
}

const ofWork: ReadonlySet<SourceLine["place"]> = new Set(["prose", "role", "activity", "other"]);

/** Whether a line is the one of the source at its address, or one of the same entry, word for word. */
function isCopied(source: Source, { address, text, entry }: Leaf): boolean {
  const own = bare(text);
  return source.lines.some(
    (line) =>
      (line.address === address ||
        (line.entry === entry && entry !== undefined && line.kind === "bullet")) &&
      bare(line.text) === own,
  );
}

/** Whether a sentence stands in the source as it is. */
function isQuoted(source: Source, sentence: string): boolean {
  const own = bare(sentence);
  return source.lines.some(
    ({ place, kind, text }) =>
      ofWork.has(place) &&
      (kind === "bullet" || place === "prose") &&
      (bare(text) === own ||
        sentencesOf(text).some(({ start, end }) => bare(text.slice(start, end)) === own)),
  );
}

/** Whether a sentence of a letter is a whole one of nothing but thanks, wishes and greetings. */
export function isPleasantry(sentence: string): boolean {
  const words = wordsOf(sentence);
  return (
    words.length > 1 &&
    /[.!?]\s*$/u.test(sentence) &&
    words.every((word) => courtesyWords.has(word) || stopWords.has(word))
  );
}

const credentials: ReadonlySet<string> = new Set(["licence", "cert"]);

/** Whether a text is a credential by its whole name: "Notary public", "SHRM-CP certified". */
function isCredential(text: string): boolean {
  const own = foldText(text).trim();
  return analyse(text, false).hits.some(
    ({ term, start, end }) =>
      credentials.has(term.kind) &&
      start === 0 &&
      /^(?:\s+(?:certified|licensed|registered))?\.?$/i.test(own.slice(end)),
  );
}

function tellingKey(text: string): string {
  const telling = wordsOf(text).filter((word) => !stopWords.has(word));
  return telling.length < 2 ? "" : telling.toSorted().join(" ");
}

/** Whether a text is a whole value of the source, in whatever order: "Basic Photoshop", "Photoshop (basic)". */
function isValue(source: Source, text: string): boolean {
  const own = tellingKey(text);
  return (
    own !== "" &&
    !wordsOf(text).some((word) => stopWords.has(word)) &&
    source.lines.some(
      (line) =>
        (line.place === "list" || line.place === "credential") && tellingKey(line.text) === own,
    )
  );
}

function saysEnough(source: Source, text: string): boolean {
  if (isStatement(source, text)) return true;
  return writtenWords(text) > 1 && (isCredential(text) || isValue(source, text));
}

/** Whether a line under an entry says enough to be proven. */
export function lineSaysEnough(source: Source, leaf: Leaf): boolean {
  return isCopied(source, leaf) || saysEnough(source, leaf.text);
}

/** Whether a sentence says enough to be proven. */
export function sentenceSaysEnough(source: Source, sentence: string): boolean {
  return isQuoted(source, sentence) || saysEnough(source, sentence);
}

/** Whether a headline holds a whole title, or another headline, of the source. */
export function headlineSaysEnough(source: Source, text: string): boolean {
  const own = ` ${wordsOf(text).join(" ")} `;
  return source.lines.some(
    ({ kind, address, text: known }) =>
      (kind === "title" || address === "headline") && own.includes(` ${wordsOf(known).join(" ")} `),
  );
}

/** Whether a text is the larger part of one line, from word to word. */
function isLargerPart(known: string, own: string): boolean {
  const telling = wordsOf(own).filter((word) => !stopWords.has(word));
  return (
    telling.length > 1 &&
    known.includes(own) &&
    !cutsWord(known, own) &&
    2 * wordsOf(own).length > wordsOf(known).length
  );
}

/**
 * Whether a name (of a degree, an award, a project) is a whole one, or the larger part of one. In the place
 * of a known one it may be told in other words; a new one must be one that the source has.
 */
export function nameSaysEnough(source: Source, text: string, isKnown: boolean): boolean {
  const words = wordsOf(text);
  const known = source.lines.filter(({ kind }) => namingKinds.has(kind));
  return (
    words.length > 0 &&
    (isCredential(text) ||
      known.some((line) => sameWords(line.text, text)) ||
      (!isFragment(source, text, words) &&
        ((isKnown && words.length >= fewestNaming) ||
          known.some((line) => isLargerPart(bare(line.text), bare(text))))))
  );
}

/** Whether a skill is the name of something known, with nothing left over. */
export function skillSaysEnough(source: Source, text: string): boolean {
  if (source.lines.some((line) => line.kind === "skill" && sameWords(line.text, text))) return true;
  const { hits } = analyse(text, true);
  return (
    hits.length > 0 &&
    tokenise(foldText(text)).every(({ start, end }) =>
      hits.some((hit) => hit.start <= start && end <= hit.end),
    )
  );
}

/** Whether own words for the text at an address of the resume or the letter say enough to be proven. */
export function ownSaysEnough(source: Source, address: string, text: string): boolean {
  if (address === "headline") return headlineSaysEnough(source, text);
  if (/^(?:skl|cmp)/.test(address)) return skillSaysEnough(source, text);
  if (/^(?:summary$|body\.)/.test(address)) {
    return sentencesOf(text).every(({ start, end }) => {
      const sentence = text.slice(start, end);
      return (
        sentenceSaysEnough(source, sentence) ||
        (address.startsWith("body.") && isPleasantry(sentence))
      );
    });
  }
  const [entry = ""] = address.split(".");
  return lineSaysEnough(source, { address, text, kind: "bullet", entry });
}

const check = "substance";

/** What is said of a text that holds nothing to verify: it is the person's own, and nothing is wrong with it. */
export function saysTooLittle(text: string): ClaimIssue {
  return {
    check,
    hard: false,
    span: [0, text.length],
    detail: "This says too little to be found in your resume.",
  };
}

/** Whether an objection is only that a text says too little. */
export function isTooLittle(issue: ClaimIssue): boolean {
  return issue.check === check;
}
