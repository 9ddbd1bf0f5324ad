import { findTermsIn } from "../terms/find-terms.ts";
import { contentCount } from "./phrases.ts";
import { opensWithVerb } from "./verb-openers.ts";

/** A piece of a text with its place in it. */
export interface Piece {
  readonly text: string;
  readonly start: number;
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
      /^(?:in addition,? )?(?:(?:in|for) this (?:role|position|job),? )?(?:as (?:an?|our|the)? ?[\p{L} -]{3,40}?,? )?(?:specifically,? )?(?:you|they|(?:the|our|each|this|an?) [\p{L}() -]{3,50}?|(?:the )?(?:incumbent|candidate|intern|employee))(?:'ll|'d| will| shall| would)(?: also| further)?(?: be(?= \p{L}+ing\b)| be (?:responsible for|helping to|helping|asked to|expected to|required to)| help to| seek to)?\s+/iu,
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
    words:
      /^your (?:\p{L}+ ){0,2}(?:responsibility|task|role|job|mission|goal) (?:is|will be|would be) to\s+/iu,
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
