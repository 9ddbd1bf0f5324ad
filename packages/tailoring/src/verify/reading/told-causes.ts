import { titleNouns } from "@savile/taxonomy/lexicon";
import { verbOf } from "../../words/verbs.ts";
import { groupNouns } from "./agency.data.ts";
import { changesIn } from "./changes-of-number.ts";
import { fall, rise, success } from "./change-words.data.ts";
import { beforeEffect, behindEffect, bringsAbout, participle } from "./causal-verbs.data.ts";
import { linkIn } from "./links.ts";
import type { Link } from "./links.ts";
import { matchesIn } from "./patterns.ts";
import { isAgent } from "./words.ts";

/** Whether a text tells that something rose, fell or came out well. */
export function tellsOfChange(text: string): boolean {
  return (
    [fall, rise, success].some((words) => matchesIn(text, words).length > 0) ||
    changesIn(text).length > 0
  );
}

/** Closed class: a subject that is the person, or stands for something told before. */
const pronoun = /^(?:i|we|he|she|they|it|this|that|who|which|you)$/iu;
const mostBeforeVerb = 14;

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
}

/** Whether a subject is somebody, or stands for something told before. */
function isSomebody(words: readonly string[]): boolean {
  const [first = ""] = words;
  const last = words.at(-1)?.toLowerCase() ?? "";
  if (pronoun.test(last) || (pronoun.test(first) && words.length < 4)) return true;
  return verbOf(first)?.form !== "gerund" && (groupNouns.has(last) || titleNouns.has(last));
}

/** Whether what stands before a verb is a thing or a deed that can bring something about, and no person. */
function isCause(subject: string): boolean {
  const words = wordsOf(subject);
  const [first = ""] = words;
  if (words.length === 0 || words.length > mostBeforeVerb) return false;
  // "Wrote notes and cut", "Quietly cut": no subject stands before the verb.
  if (/[;:]|,\s|\sand\s*$/.test(subject) || words.at(-1)?.endsWith("ly") === true) return false;
  return verbOf(first)?.form !== "past" && !isSomebody(words);
}

/** "Moving the drawings to CAD brought complaints down", "My articles cut call times". */
function subjectLinks(text: string): Link[] {
  const found = matchesIn(text, bringsAbout).find(
    ({ index }) => index > 0 && isCause(text.slice(0, index)),
  );
  if (found === undefined || !tellsOfChange(text.slice(found.index))) return [];
  const cause = [0, found.index] as const;
  return [{ cause, effect: [found.index, text.length], manner: false }];
}

/** "together with the owner", "with two colleagues": those who did it, not what brought it about. */
function isCompany(cause: string): boolean {
  const piece = cause.split(/,|\s(?:in|at|of|for|on|to|by|who|from)\s/u)[0] ?? "";
  const last = wordsOf(piece).at(-1)?.toLowerCase() ?? "";
  return groupNouns.has(last) || isAgent(last) || /^\p{Lu}\p{L}+$/u.test(piece.trim());
}

/** "Sales rose with online orders", "Downtime halved once I had brought in routers". */
function meansLinks(text: string): Link[] {
  const behind = matchesIn(text, behindEffect).flatMap((found): Link[] => {
    const [from, to] = [found.index, found.index + found[0].length];
    const cause = text.slice(to);
    const before = text.slice(0, from);
    if (/\b(?:together|along|jointly)$/iu.test(before) || isCompany(cause)) return [];
    const end = to + (cause.split(/[,;]\s/u)[0] ?? "").length;
    return tellsOfChange(before) ? [{ cause: [to, end], effect: [0, from], manner: false }] : [];
  });
  const first = beforeEffect.exec(text)?.[0];
  if (first === undefined || isCompany(first.replace(/^\S+\s/u, ""))) return behind;
  const rest = text.slice(first.length);
  return tellsOfChange(rest)
    ? [...behind, { cause: [0, first.length], effect: [first.length, text.length], manner: false }]
    : behind;
}

/** "Painted the boards, lifting sales". */
function participleLinks(text: string): Link[] {
  return matchesIn(text, participle).flatMap(({ index }): Link[] => {
    const rest = text.slice(index + 1);
    const isEffect = tellsOfChange(rest.split(/[,;]\s/u)[0] ?? "");
    return isEffect && index > 0
      ? [{ cause: [0, index], effect: [index + 1, text.length], manner: false }]
      : [];
  });
}

/**
 * The causes and effects that a text joins, in so many words or by its grammar: a deed or a thing as the subject of
 * what changed, a means or an earlier event beside a change, a participle behind a comma.
 */
export function causesIn(text: string): readonly Link[] {
  const link = linkIn(text);
  if (link !== undefined) return [link];
  return [...participleLinks(text), ...subjectLinks(text), ...meansLinks(text)];
}
