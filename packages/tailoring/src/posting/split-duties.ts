import { findTermsIn } from "../terms/find-terms.ts";
import { verbOf } from "../words/verbs.ts";
import { dutyVerbs } from "./duty-verbs.data.ts";
import { contentCount } from "./phrases.ts";

/** A piece of a text with its place in it. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/** Verbs that head a demand as nouns: "Experience in sales", "Interest in boats". */
const nounFirst: ReadonlySet<string> = new Set(
  "experience interest desire benefit access function focus command value master practice license be have license pass need require".split(
    " ",
  ),
);

function isBase(word: string): boolean {
  return dutyVerbs.has(word) || dutyVerbs.has(`${word}e`);
}

/** Whether a word is a verb of work: "plan", "plans", "planning", "carries", "writing". */
function isDutyVerb(word: string): boolean {
  if (dutyVerbs.has(word)) return true;
  const known = verbOf(word);
  if (known !== undefined && known.form !== "past" && !nounFirst.has(known.verb.base)) return true;
  if (word.endsWith("ing")) {
    const stem = word.slice(0, -3);
    return isBase(stem) || (stem.at(-1) === stem.at(-2) && dutyVerbs.has(stem.slice(0, -1)));
  }
  if (!word.endsWith("s")) return false;
  return (
    dutyVerbs.has(word.slice(0, -1)) ||
    (word.endsWith("es") && dutyVerbs.has(word.slice(0, -2))) ||
    (word.endsWith("ies") && dutyVerbs.has(`${word.slice(0, -3)}y`))
  );
}

interface Lead {
  readonly words: RegExp;
  /** What follows is a list of nouns as often as one of verbs. */
  readonly listed: boolean;
}

/** Words in front of a duty that say who has it: "You will", "The Account Manager will", "Duties include". */
const leads: readonly Lead[] = [
  {
    words:
      /^(?:in addition,? )?(?:(?:in|for) this (?:role|position|job),? )?(?:as (?:an?|our|the)? ?[\p{L} -]{3,40}?,? )?(?:specifically,? )?(?:you|they|(?:the|our|each|this|an?) [\p{L}() -]{3,50}?|(?:the )?(?:incumbent|candidate|intern|employee))(?:'ll| will| shall)(?: also| further)?(?: be (?:responsible for|helping to|helping|asked to|expected to|required to)| help to| seek to)?\s+/iu,
    listed: false,
  },
  {
    words:
      /^[^.;]{0,70}?\b(?:is |are |we're )?(?:seeking|looking for|hiring|recruiting|seeks|needs?)\s+(?:an? |our next |the |someone|people|\p{Lu})[\p{L}\d/&(), -]{0,80}? (?:to|who (?:will|can))\s+/iu,
    listed: false,
  },
  {
    words:
      /^(?:(?:key |main |other |your |the |primary |essential )?(?:responsibilities|duties|tasks)(?: for this \p{L}+)? (?:will )?include(?:s|,? but (?:is|are) not limited to)?:?|(?:responsibilities|duties|tasks):)\s+/iu,
    listed: true,
  },
  {
    words:
      /^(?:(?:reporting (?:directly )?to|under the (?:general |direct )?(?:direction|supervision) of) [^,;.]{3,60},\s+)(?:(?:he or she|she or he|he\/she|they|this person)(?:'ll| will| shall)\s+)?(?:(?:the|our|this) [\p{L} -]{3,50}? (?:is|will be) responsible for\s+)?(?!(?:the|our|this|you)\b)/iu,
    listed: false,
  },
  {
    words: /^(?:the|our|this) [\p{L} -]{3,50}? (?:is|will be) responsible for\s+/iu,
    listed: false,
  },
  {
    words: /^as (?:an?|our|the) [\p{L} /-]{3,40}?,? you\s+(?!(?:are|have|will|must|can)\b)/iu,
    listed: false,
  },
  {
    words:
      /^(?:(?:you (?:are|will be) |you'll be |is |are )?responsible for|(?:the )?primary objective for [\p{L} ]{3,40} is to)\s+/iu,
    listed: false,
  },
];

/** Statements that tell of the employer or the job and name no work. */
const idle =
  /^(?:this is|there (?:is|are)|these|those|it is|it's|we(?:'re| are| have|'ve| offer| believe| love| value)|our |each \p{L}+ has|someone who|\p{L}+ (?:was|were) (?:founded|established)|if you|are you|hours|pay(?:ment)?(?: (?:is|range|rate|scale|depends|from)\b|:)|starting|benefits|schedule|must\b|you (?:are|love|like|enjoy|want|thrive)|what you|why\b)/iu;

/** "Hartwell Mill has kept families warm since 1988." */
const ofHistory =
  /\b(?:has|have) (?:\p{L}+ly )?(?:been|kept|served|grown|provided|helped|built|operated|delivered|proudly)\b[^.;]*\b(?:since|for (?:over|more than|nearly|almost)?\s?\d+ years)\b/iu;

/** Whether a statement tells of the employer instead of work to be done. */
export function isIdle(text: string): boolean {
  return (
    (idle.test(text) || ofHistory.test(text)) &&
    !/\b(?:responsible for|duties|you(?:'ll| will))\b/i.test(text)
  );
}

/** Whether a sentence of running text is an order: "Keep temperature logs." */
export function isOrder(text: string): boolean {
  return (
    opensWithVerb(text) &&
    formOf(text) === "base" &&
    !/^\p{L}+ \p{Lu}/u.test(text) &&
    !/\b(?:is|are|was|were|we|our|us|you|your)\b/i.test(text)
  );
}

/** Whether a line opens with something that is done. */
export function opensWithVerb(text: string): boolean {
  const [first = "", second = ""] =
    text
      .slice(0, 60)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (!/^\p{L}/u.test(text)) return false;
  return isDutyVerb(first.endsWith("ly") && !dutyVerbs.has(first) ? second : first);
}

/** "The Corporate Trainer designs and delivers ...". */
const thirdPerson =
  /^(?:The|Our|This) (?:\p{Lu}[\p{L}/-]*(?: (?:\p{Lu}[\p{L}/-]*|of|and))*(?: I{1,3})?) (?=\p{Ll}+s\b)/u;

function withoutLead(text: string): Piece & { readonly listed: boolean } {
  for (const { words, listed } of leads) {
    const start = words.exec(text)?.[0].length ?? 0;
    const rest = text.slice(start);
    if (start > 0 && (listed || !words.source.includes("seeking") || opensWithVerb(rest)))
      return { text: rest, start, listed };
  }
  const start = thirdPerson.exec(text)?.[0].length ?? 0;
  const own = start > 0 && opensWithVerb(text.slice(start));
  return own
    ? { text: text.slice(start), start, listed: false }
    : { text, start: 0, listed: false };
}

const ofPerson =
  /^(?:receive|discover|join|take pride|get|enjoy|have|be|love|earn|find|benefit)\b/i;

/** Whether a statement says what the person does: "You will ...", "The Compliance Analyst reviews ...". */
export function namesWork(text: string): boolean {
  const lead = withoutLead(text);
  return lead.start > 0 && opensWithVerb(lead.text) && !ofPerson.test(lead.text);
}

interface Cut {
  readonly at: number;
  readonly join: string;
}

/** Places where the next piece begins, with the join before it. */
function cutsOf(text: string, listed: boolean): Cut[] {
  const cuts: Cut[] = [];
  const parts = listed ? text.split(/,\s+/).length : 0;
  // "responsible for all field work, manages a crew": the first piece is a noun, the next ones are verbs.
  const form = opensWithVerb(text) || listed ? formOf(text) : "third";
  let from = 0;
  for (const found of text.matchAll(/;\s+(?:and\s+)?|,\s+(?:and\s+|or\s+)?|\s+and\s+/g)) {
    const [join] = found;
    const at = found.index + join.length;
    const rest = text.slice(at);
    const before = text.slice(from, found.index);
    if (depthOf(text.slice(0, at)) > 0) continue;
    const ends = listed && join.trim() === "and" && opensWithVerb(rest) && !rest.includes(",");
    const noun = parts >= 3 && (join.startsWith(",") || ends) && contentCount(before) >= 1;
    if (join.startsWith(";") || noun || beginsNext(rest, before, join, form)) {
      cuts.push({ at, join });
      from = at;
    }
  }
  // A series of verbs ends with "and"; commas alone part nouns.
  const closed = listed || cuts.some(({ join }) => /\band\b/.test(join));
  return closed ? cuts : cuts.filter(({ join }) => join.startsWith(";"));
}

function depthOf(text: string): number {
  return text.split("(").length - text.split(")").length;
}

/** Whether a rest begins a duty of its own, and is no noun that looks like a verb: "change orders". */
function beginsNext(rest: string, before: string, join: string, form: Form): boolean {
  if (!opensWithVerb(rest) || formOf(rest) !== form || contentCount(before) < 2) return false;
  if (/^\p{L}+\s*(?:[,.;]|$|(?:and|or)\b)/u.test(rest)) return false;
  // "Recruit, schedule and train volunteers" is one duty.
  const last = /(?:^|,|\band)\s*(\p{L}+)$/u.exec(before)?.[1];
  if (last !== undefined && opensWithVerb(last)) return false;
  const [term] = findTermsIn(rest);
  const noun = term !== undefined && term.start === 0 && /\s/.test(term.spelling);
  if (noun && form === "base" && join.trim() === "and") return false;
  return join.trim() !== "and" || contentCount(rest.split(/[,;]/)[0] ?? "") >= 2;
}

type Form = "base" | "third" | "gerund";

function formOf(text: string): Form {
  const word = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(text.trim())?.[1] ?? "";
  if (/ing$/i.test(word)) return "gerund";
  return /[^s]s$/i.test(word) ? "third" : "base";
}

/**
 * The duties that a statement names, each as a short line without the words that say who has it. The text
 * of a piece stands in the statement as it is.
 */
export function dutiesIn(statement: string): Piece[] {
  const lead = withoutLead(statement);
  const cuts = [{ at: 0, join: "" }, ...cutsOf(lead.text, lead.listed)];
  const pieces = cuts.map(({ at }, index): Piece => {
    const next = cuts[index + 1];
    const end = next === undefined ? lead.text.length : next.at - next.join.length;
    const text = lead.text.slice(at, end).replace(/[\s.;,:]+$/, "");
    return { text, start: lead.start + at };
  });
  return pieces.filter(
    (piece) =>
      contentCount(piece.text) >= 2 ||
      (piece.text !== "" && pieces.length > 1 && findTermsIn(piece.text).length > 0),
  );
}
