import { headPhrase } from "./head-phrase.ts";
import { contentCount, corePhrase } from "./phrases.ts";
import { isKnownHeading } from "./known-headings.ts";
import { opensWithVerb } from "./verb-openers.ts";
import type { Piece } from "./split-duties.ts";
import { isThing, opensWithQuality, opensWithTrait } from "./trait-words.ts";

const mostWords = 12;
const joins =
  /;\s*|,?\s*\b(?:including|such as),?(?: but (?:is |are )?not limited to,?|:)?\s+|,?\s+(?:and )?who\s+(?:(?:is|are|has|have|can|also)\s+)*|,\s*(?:and |or |but |as well as |with (?:the |an? )?)?|\s+(?:and|&|\+|but|as well as|with|plus)\s+/giu;
const finite = /\b(?:is|are|was|were|will|would|has|you|we|they|who|which|that)\b/i;
/** What hangs on the phrase before it: a place, a purpose, an example, another way to have it. */
const hanging =
  /^(?:(?:in|on|at|to|for|of|with|from|by|as|under|within|across|especially|particularly|mainly|mostly|ideally|preferably|including|such|like|e\.g|or|not|both|either|usually|often|even|then|plus|related|relevant|depending|based|located)\b|\p{L}+(?:ly|ed)\b)/iu;
const article = /^(?:(?:an?|the|some|have|has|be|is|are|also|very|highly|extremely) )+/i;
const opener =
  /^(?:(?:an? |the )?(?:strong |proven |good |excellent )?(?:able|ability|willing(?:ness)?|capable|comfortable|familiar(?:ity)?|experience|must|enjoys?|thrives?|can|passion(?:ate)?|attention to)\b)/i;

/** Whether a text begins a demand of its own: "able to drive", "an excellent phone manner". */
function beginsDemand(whole: string): boolean {
  const text = whole.slice(0, 120);
  const bare = text.replace(article, "");
  return opener.test(text) || opensWithTrait(bare) || opensWithQuality(bare);
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** "written" of "written and verbal skills": nothing by itself, it shares the noun behind. */
function needsNoun(left: string, rest: string): boolean {
  const bare = rest.replace(article, "");
  const [own = ""] = left.split(/[,;]/).slice(-1);
  if (contentCount(own) >= 2 && !/(?:al|ive|ic|en|oral|verbal)$/i.test(own.trim())) return false;
  if (/(?:tion|sation|ment|ship|ance|ence)$/i.test(own.trim())) return false;
  return opensWithTrait(bare) || contentCount(own) === 0 || !opensWithQuality(own.trim());
}

/** Whether a clause is a list of short things, or ends with a series of them. */
function isList(text: string): boolean {
  const plain = text
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/,? but (?:is |are )?not limited to,?/, ",");
  const parts = plain.split(/;\s*|,\s*(?:and |or )?|\s+(?:and|or|&)\s+(?=[^,;]*$)/);
  return parts.length >= 3 && parts.slice(1).every((part) => wordCount(part) <= 5);
}

/** "Capacity to stay calm and to lead": two things that are done. */
function isSecondDeed(left: string, rest: string): boolean {
  const verbs = /\bto \p{L}+/u.test(left) || opensWithVerb(left);
  return verbs && opensWithVerb(rest) && contentCount(left) >= 2 && contentCount(rest) >= 2;
}

/** "a record of care and an eye for detail": a determiner begins a thing of its own. */
const determined = /^(?:an?|the|your|some|full|own)\s\p{L}/iu;

/** "happy planning shifts and filling gaps": what is done twice behind how somebody is. */
function isSecondGerund(left: string, rest: string): boolean {
  const [first = ""] = rest.split(/\s/, 1);
  return first.endsWith("ing") && opensWithVerb(rest) && /\s\p{Ll}{3,}ing\s\p{L}/u.test(left);
}

const abbreviated = /\p{Lu}{2}|\d|\p{Ll}\p{Lu}/u;

/** "Karl Fischer and GC": names of which one at least is no word. */
function areNames(left: string, rest: string): boolean {
  const own = left.split(/,\s*/).at(-1)?.trim() ?? "";
  const [next = ""] = rest.split(/[,;(]/, 1);
  const named = /^\p{Lu}/u.test(own) && /^\p{Lu}|^\d/u.test(next);
  return named && wordCount(own) <= 3 && [own, next].some((name) => abbreviated.test(name));
}

/** A place where a clause may fall apart: the words before and behind a join. */
interface Seam {
  readonly join: string;
  readonly left: string;
  readonly rest: string;
  readonly listed: boolean;
}

function isSeries({ left, rest }: Seam): boolean {
  const next = rest.split(/[,;]/, 1)[0] ?? "";
  return wordCount(left) <= 3 && wordCount(next) <= 3 && rest.length > next.length;
}

/** ", and good judgement": the last of several. */
function isLastOf({ join, rest }: Seam): boolean {
  return / (?:and|or)$/.test(join) && wordCount(rest) <= 6 && !finite.test(rest);
}

/** Characters within which the words lie that decide on a join. */
const near = 120;

/** "Feeling for style, steady nerves": two phrases side by side, neither of which is a sentence. */
function areTwoPhrases({ left, rest }: Seam): boolean {
  if (left.length > near || rest.length > near) return false;
  const short = wordCount(left) <= 6 && wordCount(rest) <= 6 && contentCount(rest) >= 2;
  const plain = !finite.test(left) && !finite.test(rest) && !hanging.test(rest);
  return short && plain && contentCount(left) >= 2 && !/\b(?:and|or)\b/.test(rest);
}

function cutsAtComma(seam: Seam): boolean {
  const { left, rest, listed } = seam;
  if (areTwoPhrases(seam)) return true;
  if (listed || isSeries(seam) || (opensWithVerb(left) && opensWithVerb(rest))) return true;
  const short = wordCount(left) <= 3 && opensWithQuality(left.trim().replace(article, ""));
  return short || isLastOf(seam) || (beginsDemand(rest) && contentCount(left) > 0);
}

/** Words with which "with" belongs together: "experience with", "working with". */
const takesWith =
  /\b(?:experienced?|familiar|familiarity|comfortable|work|working|deal\w*|along|up)$/i;

function cutsAtWith({ left, rest }: Seam): boolean {
  return opensWithTrait(rest.replace(article, "")) && !takesWith.test(left);
}

function beginsThing(left: string, whole: string): boolean {
  const rest = whole.slice(0, near);
  const another = determined.test(rest) && contentCount(left) > 0 && contentCount(rest) > 1;
  return another || isSecondGerund(left, rest) || areNames(left, rest);
}

const linking =
  /\b(?:of|in|with|to|for|on|at|from|by|about|between|within|using|and|or|as|under|into|across|through)\b/i;

/** "web deployment and server configuration": two bare phrases, each with a head and what describes it. */
function areBarePhrases(left: string, whole: string): boolean {
  const [rest = ""] = whole.slice(0, near).split(/[,;(]|\s(?:and|or)\s/i, 1);
  const own = left.split(/[,;]/).at(-1) ?? "";
  if (linking.test(corePhrase(own).text) || linking.test(rest.split(/\s+/).slice(0, 2).join(" ")))
    return false;
  const bare = [own, rest].every((text) => !finite.test(text) && contentCount(text) >= 2);
  return bare && !opensWithVerb(corePhrase(own).text) && !opensWithVerb(rest);
}

function cutsAtAnd({ left, rest, listed }: Seam): boolean {
  if (beginsThing(left, rest) || areBarePhrases(left, rest)) return true;
  const ends = listed && !/[,;]/.test(rest) && wordCount(rest) <= 5 && contentCount(left) > 0;
  return ends || isSecondDeed(left, rest) || (beginsDemand(rest) && !needsNoun(left, rest));
}

function isCut(seam: Seam): boolean {
  const { join, left } = seam;
  if (depthOf(left) > 0) return false;
  if (join.startsWith(";") || /\bwho\b/i.test(join)) return true;
  if (/including|such as/i.test(join)) return contentCount(left) > 0;
  if (join.startsWith(",")) return cutsAtComma(seam);
  return /with/i.test(join) ? cutsAtWith(seam) : cutsAtAnd(seam);
}

function depthOf(text: string): number {
  return text.split("(").length - text.split(")").length;
}

/** The demands that a clause joins by commas and "and", each with its place. */
function membersOf(text: string): Piece[] {
  const listed = isList(text);
  const members: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(joins)) {
    const end = found.index + found[0].length;
    const left = text.slice(from, found.index);
    if (!isCut({ join: found[0].trim(), left, rest: text.slice(end), listed })) continue;
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

const dangling =
  /[\s,;:(–-]+$|(?:^|\s+)(?:and|or|but|if|in|of|with|to|for|the|an?|as|by|on|your|our|their|its)$/iu;

function trimmed(piece: Piece): Piece {
  const core = corePhrase(piece.text);
  let text = shortened(headPhrase(core.text));
  while (dangling.test(text)) text = text.replace(dangling, "");
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

function piecesOf(text: string, base: number): Piece[] {
  return membersOf(text).map((member) => {
    const piece = trimmed(withoutClause({ text: member.text, start: base + member.start }));
    const lead = piece.text.length - piece.text.trimStart().length;
    return { text: piece.text.trim(), start: piece.start + lead };
  });
}

/** Why something is asked, and what would be without it. */
const reason = /,?\s(?:so that|because|since|although|though|whereas|otherwise)\b.*$/isu;
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
  if (last === undefined) return piecesOf(core.text, base);
  // "A dependable Cook with a season on the line": what stands behind the title is asked as well.
  const behind = last.start + last.text.length;
  const tail = /\b(?:with|who|that)\s+(?:(?:is|are|has|have|can)\s+)?/iu.exec(clause.slice(behind));
  if (tail === null) return sought;
  const from = behind + tail.index + tail[0].length;
  return [...sought, ...piecesOf(clause.slice(from), from)];
}
