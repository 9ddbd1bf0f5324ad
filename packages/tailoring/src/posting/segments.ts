import { sentencesOf } from "../text/sentences.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { isFrame } from "./chrome.ts";
import { leadEnd } from "./heading-sense.ts";
import { fieldLabels, headings } from "./headings.data.ts";
import { lineOpeners } from "./openers.data.ts";

/** A line as it was meant: one bullet, heading or sentence of prose. Offsets are those of the match copy. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly bullet: boolean;
  /** Number of the pasted line that it stands on. */
  readonly line: number;
  /** Characters before it on that line. */
  readonly column: number;
}

const bulletMark =
  /[\uF0A7\uF0B7\uF0D8\uF0FC•●▪▫◦‣⁃∙■□►➤➢✓✔★*·–✅☑→➔➜»›>]|\p{Extended_Pictographic}/u;
const bulletStart =
  /^\s*(?:[\uF0A7\uF0B7\uF0D8\uF0FC•●▪▫◦‣⁃∙■□►➤➢✓✔★*·»›>\u2190-\u21ff\u25a0-\u25ff\u2700-\u27bf]\ufe0f?|\p{Extended_Pictographic}\ufe0f?|-{1,2}(?=\s|[A-Z])|\+\s|o\s(?=[A-Z])|\(?\d{1,2}[.)]\s+|\(?(?:[a-z]|[ivx]{2,4})\)\s+)\s*/u;

/** Pictograms and arrows behind the last word: "Must haves 👇". */
const decoration =
  /[\s\u2190-\u21ff\u2b00-\u2bff]*(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\s)*)+$/u;

const headingWords = [...Object.values(headings).flat(), ...Object.keys(fieldLabels)].sort(
  (a, b) => b.length - a.length,
);

/** Last words of headings: "Key ResponsibilitiesTaking calls". */
const headingEnds: ReadonlySet<string> = new Set(
  "responsibilities requirements qualifications skills duties benefits experience description".split(
    " ",
  ),
);

/** Heading phrases by their first letters; they may stand inside a line in capitals or with a colon. */
const labelsByStart = new Map<string, RegExp[]>();
for (const word of headingWords) {
  const start = word.slice(0, 3);
  const pattern = word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/ /g, "[ \\t]+");
  const known = labelsByStart.get(start) ?? [];
  known.push(new RegExp(pattern, "iuy"));
  labelsByStart.set(start, known);
}

/** The heading phrases of a line that begin with a capital, longest first at each place. */
function labelsIn(text: string): { index: number; label: string }[] {
  const found: { index: number; label: string }[] = [];
  let reached = 0;
  for (const { index } of text.matchAll(/\p{Lu}/gu)) {
    if (index < reached) continue;
    for (const pattern of labelsByStart.get(text.slice(index, index + 3).toLowerCase()) ?? []) {
      pattern.lastIndex = index;
      const label = pattern.exec(text)?.[0];
      if (label === undefined) continue;
      found.push({ index, label });
      reached = index + label.length;
      break;
    }
  }
  return found;
}

/** Length of the capitalised words before a label with a colon that belong to it: "Key Skill Requirements:". */
function headBefore(text: string, start: number, end: number): number {
  if (!/^[ \t]*:/.test(text.slice(end, end + 4))) return 0;
  const before = text.slice(Math.max(0, start - 60), start);
  return (
    /(?:(?:\p{Lu}(?:[\p{L}'-]*\p{L})?|of|and|the|for|&)[ \t]+){1,4}$/u
      .exec(before)?.[0]
      .replace(/^(?:of|and|the|for|&)[ \t]+/u, "").length ?? 0
  );
}

/** Places where a heading or label is glued into a line: before it, and after its colon or ellipsis. */
function labelBreaks(text: string): number[] {
  const breaks: number[] = [];
  for (const { index, label } of labelsIn(text)) {
    const end = index + label.length;
    const start = index - headBefore(text, index, end);
    const before = text.charAt(start - 1);
    const rest = text.slice(end, end + 8);
    if (/[A-Z0-9&/'-]/.test(before)) continue;
    const glued = /^\p{Lu}\p{Ll}+$/u.test(/^\p{L}+/u.exec(rest)?.[0] ?? "") && /\s/.test(label);
    const opening =
      start === text.length - text.trimStart().length &&
      (/^\p{Lu}\p{Ll}*(?:[ ,.;]|$)|^\p{Lu}{2,}/u.test(rest) ||
        /^ (?:You|We|The|Must|Ability|Minimum|A|An) /.test(rest)) &&
      /^(?:requirements|responsibilities|qualifications|duties|benefits|skills|description|summary)$/i.test(
        label,
      );
    const capitals = label === label.toUpperCase() && label.length > 5;
    const ended = /^[ \t]*(?::|\.{3,}|…)/.exec(rest);
    if (ended !== null) breaks.push(start, end + ended[0].length);
    else if (opening) breaks.push(end);
    else if (glued && /^$|\s/.test(before) && /\p{Ll}$/u.test(label)) breaks.push(start, end);
    else if (capitals && /^(?: {2,}|\s|[A-Z][a-z])/.test(rest) && /^$|\s|[a-z.)]/.test(before)) {
      breaks.push(start, end);
    }
  }
  return breaks;
}

function isKnownWhole(token: string): boolean {
  const hits = findTermsIn(token, { listed: true });
  return hits.some((hit) => hit.end - hit.start >= token.length - 1);
}

/** Places where two lines were pasted together without a blank: "companyResponsible", "CPTKnowledge". */
function glueBreaks(text: string): number[] {
  const breaks: number[] = [];
  for (const found of text.matchAll(/\S+/g)) {
    const token = found[0];
    if (token.length > 120 || !/[^\s(["'/-]\p{Lu}/u.test(token)) continue;
    for (const inner of token.matchAll(
      /([\p{Ll}\p{N}%)][.!?:;)…]{0,3})(?=\p{Lu})|(\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})|(\p{Lu}{2}[.!?:;)]{1,2})(?=\p{Lu}\p{Ll})/gu,
    )) {
      const at = inner.index + inner[0].length;
      const left = token.slice(0, at);
      const right = token.slice(at);
      if (isGlue(left, right, token)) breaks.push(found.index + at);
    }
  }
  for (const found of text.matchAll(
    /(?<=\p{Ll}{4})(?=\d{1,2}\s?\+?\s?(?:years?|yrs?)\b)|(?<=\p{Ll}{2}:)(?=\d)/gu,
  ))
    breaks.push(found.index);
  // "... background required Ability to adapt"
  for (const found of text.matchAll(
    /(?<=\b(?:required|preferred|essential|desired)\s)\p{Lu}\p{Ll}+/gu,
  ))
    if (lineOpeners.has(found[0])) breaks.push(found.index);
  return breaks;
}

function isGlue(left: string, right: string, token: string): boolean {
  if (left.endsWith(".") && /^(?:NET|Js|JS|Com|Org|IO)\b/.test(right)) return false;
  if (/^(?:\p{L}\.)+$/u.test(left)) return false;
  const punctuated = /[.!?:;)…]$/.test(left);
  const word = /[\p{L}]+[.!?:;)…]*$/u.exec(left)?.[0].replace(/[.!?:;)…]+$/, "") ?? "";
  const opener = /^[\p{Lu}][\p{Ll}]+/u.exec(right)?.[0] ?? "";
  if (punctuated) return (word.length >= 2 || /[)%\d][.!?:;]*$/.test(left)) && !isKnownWhole(token);
  if (isKnownWhole(token)) return false;
  if (/^\p{Ll}/u.test(word) && word.length >= 3) return true;
  // "RxWorks" is a name, "CPTKnowledge" is two lines.
  const named = /^\p{Lu}\p{Ll}{0,2}$/u.test(word);
  if (lineOpeners.has(opener) && word.length >= 2 && !named) return true;
  if (/^\p{Lu}\p{Ll}/u.test(word) && word.length >= 8 && opener.length >= 4) return true;
  if (headingEnds.has(word.toLowerCase()) && opener.length >= 3) return true;
  if (/^[\p{Lu}]{4,}/u.test(right) && word.length >= 4) return true;
  return word.length >= 2 && isKnownWhole(word) && isKnownWhole(opener);
}

function innerBullets(text: string): number[] {
  const breaks: number[] = [];
  for (const found of text.matchAll(
    /[\uF0A7\uF0B7\uF0D8\uF0FC•●▪▫◦‣⁃∙■□►➤➢✓✔]|(?<=\s\s)-(?=\s?\p{Lu})|(?<=[:.;\p{Ll}]\s?)--(?=\p{Lu})|(?<=[.:;\s]\s)\d{1,2}[.)]\t\s*(?=\p{Lu})|(?<=[:;])-(?=\p{Lu}\p{Ll})|(?<=\s)\*\s+(?=\p{Lu})|(?<=[.;:]\s?)[+-]\s+(?=[\p{Lu}#])|(?<=\((?:[Pp]referred|[Rr]equired|[Mm]andatory|[Ee]ssential|[Dd]esirable|[Oo]ptional)[^)]{0,30}\)\s)(?=\p{Lu})/gu,
  )) {
    breaks.push(found.index);
  }
  // "involve:-Planning-Data entry-Taking calls"
  const hyphens = [...text.matchAll(/(?<=[\p{Ll}:])-(?=\p{Lu}\p{Ll})/gu)].map(({ index }) => index);
  // "degree in law- Two years of experience- Driver's license"
  const ends = [...text.matchAll(/(?<=[\p{L}\d).:])[-*]\s+(?=\p{Lu})/gu)].map(({ index }) => index);
  // "meet clients Proven experience in sales", "scan projects1-2 years"
  const openers = [
    ...text.matchAll(
      /(?<=(?!\b(?:an?|the|and|or|of|with|in|by|our|your|have|has)\b)\b[\p{L}\d]{2,} )(?=(?:Ability to|Must (?:be|have)|Experience (?:in|with|of)|Knowledge of|Familiarity with|Proficien(?:t|cy) in|Proven \p{Ll}|Demonstrated \p{Ll}|Excellent \p{Ll}) )|(?<=\p{Ll}{3})(?=\d{1,2}\+?(?:-\d{1,2})? years\b)/gu,
    ),
  ].map(({ index }) => index);
  // "as needed.*Attend shows*Keep the log"
  const stars = [...text.matchAll(/(?<=\S|\s)\*+(?=\p{Lu}\p{Ll})/gu)].map(({ index }) => index);
  return [
    ...breaks,
    ...(hyphens.length >= 3 ? hyphens : []),
    ...(ends.length >= 2 ? ends : []),
    ...openers,
    ...(stars.length >= 2 ? stars : []),
  ];
}

function wideGaps(text: string): number[] {
  return [
    ...text.matchAll(
      /(?<![ \t])[ \t]{3,}(?=\S)|(?<=[\p{L}\p{N}/][\p{L}\p{N}]\)? ?|\t[ED] ?)\t\s*(?=\S)|(?<=[\p{L}.!?:)]) {2}(?=\p{Lu})/gu,
    ),
  ].map((found) => found.index + found[0].length);
}

function sentenceBreaks(text: string): number[] {
  return sentencesOf(text).map((sentence) => sentence.start);
}

/** Splits one pasted line where it holds more than one line of the original. */
function breaksOf(text: string): number[] {
  if (text.length < 40 && !bulletMark.test(text)) return [...labelBreaks(text), ...wideGaps(text)];
  const lead = leadEnd(text);
  return [
    ...(lead === undefined ? [] : [lead]),
    ...labelBreaks(text),
    ...glueBreaks(text),
    ...innerBullets(text),
    ...wideGaps(text),
    ...sentenceBreaks(text),
  ];
}

/** The lines of a pasted posting as they were before the paste glued them. */
export function segmentsOf(copy: string): Segment[] {
  const segments: Segment[] = [];
  let offset = 0;
  for (const [line, text] of copy.split("\n").entries()) {
    if (isFrame(text)) {
      offset += text.length + 1;
      continue;
    }
    const cuts = [...new Set([0, ...breaksOf(text), text.length])].sort((a, b) => a - b);
    for (const [index, from] of cuts.entries()) {
      const piece = text.slice(from, cuts[index + 1] ?? text.length);
      const mark = bulletStart.exec(piece)?.[0].length ?? 0;
      const body = piece.slice(mark);
      const lead = mark + body.length - body.trimStart().length;
      const trimmed = body.replace(decoration, "").trim();
      if (trimmed === "" || !/[\p{L}\p{N}]/u.test(trimmed)) continue;
      const start = offset + from + lead;
      const end = start + trimmed.length;
      const column = start - offset;
      segments.push({ start, end, text: trimmed, bullet: mark > 0, line, column });
    }
    offset += text.length + 1;
  }
  return segments;
}
