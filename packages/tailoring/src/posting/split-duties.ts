import { findTermsIn } from "../terms/find-terms.ts";
import { withoutLead } from "./duty-leads.ts";
import type { Led } from "./duty-leads.ts";
import { tellsWhen, withoutDangling } from "./hanging.ts";
import { contentCount } from "./phrases.ts";
import { seriesVerbs } from "./series-verbs.data.ts";
import { opensWithVerb } from "./verb-openers.ts";

/** A piece of a text with its place in it. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

interface Cut {
  readonly at: number;
  readonly join: string;
}

type Form = "base" | "third" | "gerund";

function formOf(text: string): Form {
  const word = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(text.trim())?.[1] ?? "";
  if (/ing$/i.test(word)) return "gerund";
  return /[^s]s$/i.test(word) ? "third" : "base";
}

function depthOf(text: string): number {
  return text.split("(").length - text.split(")").length;
}

/** Words that only a verb can stand before: "rake the paths", "mark out the beds". */
const object =
  /^\p{Ll}{3,} (?:(?:out|up|off|down|over|away|back|after) )?(?:the|an?|our|your|their|its|his|her|this|that|these|those|any|all|each|every|both|some|it|them|him|us)\s/u;

/** Whether a rest opens with something that is done in the form of the first deed of a series. */
function opensLike(rest: string, form: Form): boolean {
  if (opensWithVerb(rest)) return formOf(rest) === form;
  const [first = ""] = rest.split(/[\s,;]/, 1);
  if (form === "gerund") return /^\p{Ll}{2,}ing$/u.test(first);
  if (form === "third") return false;
  return formOf(rest) === "base" && (seriesVerbs.has(first) || object.test(rest));
}

/** Whether a rest begins a duty of its own, and is no noun that looks like a verb: "change orders". */
function beginsNext(rest: string, before: string, join: string, form: Form): boolean {
  if (!opensLike(rest, form) || contentCount(before) < 2) return false;
  if (/^\p{L}+\s*(?:[,.;]|$|(?:and|or)\b)/u.test(rest) && !join.startsWith(",")) return false;
  // "Recruit, schedule and train volunteers" is one duty.
  const last = /(?:^|,|\band)\s*(\p{L}+)$/u.exec(before)?.[1];
  if (last !== undefined && opensWithVerb(last)) return false;
  if (isLone(rest)) return false;
  const [term] = findTermsIn(rest);
  const noun = term !== undefined && term.start === 0 && /\s/.test(term.spelling);
  if (noun && form === "base" && !join.startsWith(",")) return false;
  return join.startsWith(",") || contentCount(rest.split(/[,;]/)[0] ?? "") >= 2;
}

/** "scaling, polishing": a word by itself that a comma follows. */
function isLone(rest: string): boolean {
  return /^\p{L}+\s*(?:[,.;]|$)/u.test(rest);
}

/** What joins deeds, with what may be told again before the next: "and to", ", you will". */
const joins =
  /(?:;\s+(?:(?:and|or|then)\s+)*|,\s+(?:(?:and|or|then)\s+)*|\s+(?:and|or)\s+(?:then\s+)?)(?:(?:to|you(?:'ll| will| also)?|will)\s+)?/g;

/** Places where a series of deeds goes on: "plan the week, order seed and chase late deliveries". */
function cutsOfDeeds(text: string, form: Form): Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (const found of text.matchAll(joins)) {
    const [join] = found;
    const at = found.index + join.length;
    const before = text.slice(from, found.index);
    if (depthOf(text.slice(0, at)) > 0) continue;
    // "Manage or supervise staff": an "or" parts deeds only where a comma has parted some before it.
    if (join.trim() === "or" && from === 0) continue;
    if (!join.startsWith(";") && !beginsNext(text.slice(at), before, join, form)) continue;
    cuts.push({ at, join });
    from = at;
  }
  return cuts;
}

/** "..., labels for new trees and talks with visitors": the last of a list behind its only "and". */
function isLastOf(join: string, before: string, rest: string): boolean {
  const last = join.trim() === "and" && !/,|\sand\s/.test(rest);
  return last && contentCount(before) > 1 && contentCount(rest) > 1;
}

/** Places where a list of nouns and deeds goes on: "Duties include stock, orders and training staff". */
function cutsOfList(text: string): Cut[] {
  const cuts: Cut[] = [];
  const form = formOf(text);
  if (text.split(/,\s+/).length < 3) return cutsOfDeeds(text, form);
  let from = 0;
  for (const found of text.matchAll(joins)) {
    const [join] = found;
    const at = found.index + join.length;
    const rest = text.slice(at);
    const before = text.slice(from, found.index);
    if (depthOf(text.slice(0, at)) > 0 || join.trim() === "or") continue;
    const next =
      (join.startsWith(",") && contentCount(before) >= 1) || isLastOf(join, before, rest);
    if (!join.startsWith(";") && !next && !beginsNext(rest, before, join, form)) continue;
    cuts.push({ at, join });
    from = at;
  }
  return cuts;
}

/** Places where the next piece begins, with the join before it. */
function cutsOf({ text, listed, deed }: Led): Cut[] {
  const form = deed || listed ? formOf(text) : "third";
  const deeds = cutsOfDeeds(text, form);
  // "running the board, looking after sets, props and tools": what is done parts the list, not the things.
  if (listed && (form !== "gerund" || deeds.length < 2)) return cutsOfList(text);
  // A series of verbs ends with "and", or it is long; a comma alone parts nouns.
  const closed =
    listed || deeds.length > 1 || deeds.some(({ join }) => /\b(?:and|or)\b/.test(join));
  return closed ? deeds : deeds.filter(({ join }) => join.startsWith(";"));
}

const finite = /\b(?:is|are|was|were|will|would|can|must|has|have|you|we|they|which|who|that)\b/i;
const mostWords = 9;

/** "Breeding, fresh cow checks, calf records": a line that lists what is done without a word that says so. */
function isBareList(text: string): boolean {
  const parts = text.replace(/\([^)]*\)/g, "").split(/,\s+/);
  if (parts.length < 3 || finite.test(text) || /[.;:]\s/.test(text)) return false;
  const short = parts.every((part) => part.split(/\s+/).length <= mostWords);
  const full = parts.filter((part) => contentCount(part) > 1).length * 2 > parts.length;
  if (!short || !full) return false;
  const gerunds = parts.filter((part) => formOf(part) === "gerund" && contentCount(part) > 1);
  return opensWithVerb(text) ? formOf(text) === "gerund" && gerunds.length > 1 : true;
}

/** Why something is done: it is none of what is done. */
const reason = /,?\s(?:so that|because|since|although|though|whereas)\b.*$/isu;

/** Whether a piece says what is done; in a list of several a lone word does. */
function saysWhat(text: string, pieces: number, listed: boolean): boolean {
  if (tellsWhen(text)) return false;
  if (contentCount(text) >= 2) return true;
  if (text === "" || pieces < 2) return false;
  return findTermsIn(text).length > 0 || (listed && pieces > 3 && contentCount(text) === 1);
}

/**
 * The duties that a statement names, each as a short line without the words that say who has it. The text
 * of a piece stands in the statement as it is.
 */
export function dutiesIn(statement: string): Piece[] {
  const found = withoutLead(statement);
  const lead = { ...found, listed: found.listed || (found.start === 0 && isBareList(statement)) };
  const cuts = [{ at: 0, join: "" }, ...cutsOf(lead)];
  const pieces = cuts.map(({ at }, index): Piece => {
    const next = cuts[index + 1];
    const end = next === undefined ? lead.text.length : next.at - next.join.length;
    const text = withoutDangling(
      lead.text
        .slice(at, end)
        .replace(reason, "")
        .replace(/[\s.;,:]+$/, ""),
    );
    return { text, start: lead.start + at };
  });
  return pieces.filter(({ text }) => saysWhat(text, pieces.length, lead.listed));
}
