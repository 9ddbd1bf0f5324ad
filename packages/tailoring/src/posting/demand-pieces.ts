import { hangs, withoutDangling } from "./hanging.ts";
import { headPhrase } from "./head-phrase.ts";
import { contentCount, corePhrase } from "./phrases.ts";
import { isKnownHeading } from "./known-headings.ts";
import { opensWithVerb } from "./verb-openers.ts";
import type { Piece } from "./split-duties.ts";
import { isCut, wordCount } from "./seams.ts";
import { isThing, opensWithQuality } from "./trait-words.ts";

const mostWords = 12;
const joins =
  /;\s*|,?\s*\b(?:including|such as),?(?: but (?:is |are )?not limited to,?|:)?\s+|,?\s+(?:and )?who\s+(?:(?:is|are|has|have|can|also)\s+)*|,\s*(?:and |or |but |as well as |with (?:the |an? )?)?|\s+(?:and|&|\+|but|as well as|with|plus)\s+/giu;
/** Whether a clause is a list of short things, or ends with a series of them. */
function isList(text: string): boolean {
  const plain = text
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/,? but (?:is |are )?not limited to,?/, ",");
  const parts = plain.split(/;\s*|,\s*(?:and |or )?|\s+(?:and|or|&)\s+(?=[^,;]*$)/);
  return parts.length >= 3 && parts.slice(1).every((part) => wordCount(part) <= 5);
}

/** The demands that a clause joins by commas and "and", each with its place. */
function membersOf(text: string, led: string): Piece[] {
  const listed = isList(text);
  const members: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(joins)) {
    const end = found.index + found[0].length;
    const left = text.slice(from, found.index);
    if (!isCut({ join: found[0].trim(), left, rest: text.slice(end), listed, led })) continue;
    members.push({ text: left, start: from });
    from = end;
  }
  return joinLone([...members, { text: text.slice(from), start: from }], { text, listed });
}

/** Whether a member says by itself what is asked: two words, a name, "reliable", "documentation". */
function standsAlone(text: string): boolean {
  const { text: core } = corePhrase(text);
  const word = core.replace(/[^\p{L}\s-]/gu, "").trim();
  if (contentCount(core) >= 2 || isThing(word) || opensWithQuality(word)) return true;
  return /^\p{Lu}|\d/u.test(core) && !opensWithVerb(core);
}

/** "read, write" of "read, write and speak English": their object stands behind the last of them. */
function awaitsObject(text: string, last: string): boolean {
  const verbs = text.trim().split(/,\s*/);
  return (
    contentCount(last) >= 2 &&
    verbs.every((word) => /^\p{L}+$/u.test(word) && opensWithVerb(word) && !isThing(word))
  );
}

/** "pumps" in a series of things; "written" there shares the noun at its end. */
function isLoneThing(text: string): boolean {
  const word = text.trim();
  return /^\p{Ll}{4,}$/u.test(word) && !/(?:al|ive|ic|en|ous|ed|able|oral)$/.test(word);
}

/** Characters after which a piece is no lone word any more, whatever it says. */
const longestLone = 200;

/** "read and write English": a lone "read" belongs to what comes behind it. */
function joinLone(
  members: readonly Piece[],
  { text, listed }: { readonly text: string; readonly listed: boolean },
): Piece[] {
  const joined: Piece[] = [];
  const end = members.at(-1)?.text ?? "";
  let from: number | undefined;
  for (const member of members) {
    const start: number = from ?? member.start;
    const whole = text.slice(start, member.start + member.text.length);
    const alone = standsAlone(whole) || (listed && isLoneThing(whole));
    const closed = whole.length > longestLone || (alone && !awaitsObject(whole, end));
    from = closed ? undefined : start;
    if (from === undefined) joined.push({ text: whole, start });
  }
  const last = joined.at(-1);
  if (from === undefined) return joined;
  return last === undefined
    ? [{ text: text.slice(from), start: from }]
    : [...joined.slice(0, -1), { text: text.slice(last.start), start: last.start }];
}

const subclause =
  /(?<!\s)\s*[,;:(–-]?\s*\b(?:is|are|was|were|will|would|has|you|we|they|who|which|that|because|so that|such that|whilst|while|i\.e\.?)\b.*$/isu;
const head = /^.*?\b(?:is|are|was|were|will|would|you|we|they|who|which|that)\b\s*/isu;

/** What is left of a piece without the clause that hangs on it. */
function withoutClause(piece: Piece): Piece {
  const kept = piece.text.replace(subclause, "");
  if (contentCount(kept) >= 2 || (contentCount(kept) === 1 && opensWithQuality(kept)))
    return { text: kept, start: piece.start };
  const lead = head.exec(piece.text)?.[0].length ?? 0;
  const rest = piece.text.slice(lead).replace(subclause, "");
  if (contentCount(rest) === 0) return { text: kept, start: piece.start };
  return { text: rest, start: piece.start + lead };
}

/** The first words of a long piece, up to a place where it can end. */
function shortened(text: string): string {
  const words = [...text.matchAll(/\S+/g)];
  const last = words[mostWords];
  if (last === undefined) return text;
  const kept = text.slice(0, last.index);
  const end = [...kept.matchAll(/[,(]|\s(?:and|or|in|with|to|for|of|on|by|as|from|using)\s/gi)].at(
    -1,
  );
  return end !== undefined && wordCount(kept.slice(0, end.index)) >= 4
    ? kept.slice(0, end.index)
    : kept;
}

/** A phrase that was cut short without the part behind its last comma, if that leans on what was cut. */
function withoutLeaning(text: string, whole: string): string {
  const at = text.lastIndexOf(", ");
  const cut = text.length < whole.trim().length && at > 0 && hangs(text.slice(at + 2));
  return cut && contentCount(text.slice(0, at)) > 0 ? text.slice(0, at) : text;
}

function trimmed(piece: Piece): Piece {
  const core = corePhrase(piece.text);
  const text = withoutDangling(withoutLeaning(shortened(headPhrase(core.text)), core.text));
  return { text: text.replace(/[.!?·•*]+$/, ""), start: piece.start + core.start };
}

const soughtAs =
  /\b(?:seeking|looking for|searching for|hiring|in search of|suits?)\s+(?:an?|the)\s+((?:[\p{Ll}-]+(?:,\s(?:and\s)?|\s(?:and\s)?)){1,6}?)(?=\p{Lu}|individual|person|candidate|someone|professional|developer|manager|leader)/u;

/** Qualities that say nothing of a person. */
const praise = /^(?:experienced|talented|skilled|qualified|suitable|additional|excellent|current)$/;

/** What "a driven and reliable Clerk" has to be. */
export function soughtQualities(clause: string): Piece[] {
  const found = soughtAs.exec(clause);
  if (found?.[1] === undefined) return [];
  const at = found.index + found[0].length - found[1].length;
  const words = [...found[1].matchAll(/[\p{Ll}-]+/gu)].filter(([word]) => word !== "and");
  if (!words.every(([word]) => opensWithQuality(word) || word.endsWith("ly"))) return [];
  return words
    .filter(([word]) => opensWithQuality(word) && !praise.test(word))
    .map((word) => ({ text: word[0], start: at + word.index }));
}

function piecesOf(text: string, base: number, led = ""): Piece[] {
  return membersOf(text, led).map((member) => {
    const piece = trimmed(withoutClause({ text: member.text, start: base + member.start }));
    const lead = piece.text.length - piece.text.trimStart().length;
    return { text: piece.text.trim(), start: piece.start + lead };
  });
}

/** Why something is asked, and what would be without it. */
export const reason =
  /,?\s(?:(?:so that|because|although|though|whereas|otherwise)\b|since (?:the|we|our|this|most|much|you|it|they|many|some|all|there)\b|(?<=,\s)as (?:the|we|our|this|most|much|you|it|they|many|some|all|there)\b).*$/isu;
/** "Data-driven: you check the numbers": behind the colon it is told again in a sentence. */
const toldAgain =
  /^([^:]{3,60}):\s+(?:you|we|it|they|there|this|that|our|the|i)\b[^:]*\s(?:is|are|was|were|have|has|do|does|will|would|can|check|need|want)\b.*$|^([^:]{3,60}):\s+(?:you(?:'re|'ve|'ll)?|we(?:'re|'ve)?|it's|there's)\s.*$/isu;

/** A clause without its reasons and without the sentence that tells it again. */
function withoutReasons(clause: string): string {
  const found = toldAgain.exec(clause);
  const told = found?.[1] ?? found?.[2];
  const own = told === undefined || isKnownHeading(told) ? clause : told;
  const rest = own.replace(reason, "");
  return contentCount(rest) === 0 ? own : rest;
}

/** The demands of a clause as phrases that a person would recognise, each with its place in the clause. */
export function demandPieces(whole: string): Piece[] {
  const clause = withoutReasons(whole);
  const label = /^(?:[\p{Lu}][^:.;]{2,50}):\s+/u.exec(clause)?.[0].length ?? 0;
  const core = corePhrase(clause.slice(label));
  const base = label + core.start;
  const sought = soughtQualities(clause);
  const last = sought.at(-1);
  const led = /\b(\p{Ll}+)\s*$/u.exec(clause.slice(0, base))?.[1] ?? "";
  if (last === undefined) return piecesOf(core.text, base, led);
  // "A dependable Cook with a season on the line": what stands behind the title is asked as well.
  const behind = last.start + last.text.length;
  const tail = /\b(?:with|who|that)\s+(?:(?:is|are|has|have|can)\s+)?/iu.exec(clause.slice(behind));
  if (tail === null) return sought;
  const from = behind + tail.index + tail[0].length;
  return [...sought, ...piecesOf(clause.slice(from), from)];
}
