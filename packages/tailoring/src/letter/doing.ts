import type { RankedLine } from "../plan/make-plan.ts";
import { foldText } from "@savile/taxonomy";
import { lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { openerOf, verbOf } from "../words/verbs.ts";
import { firstSentenceOf, namesWork, tell } from "./tell.ts";

const longest = 17;
const shortest = 2;

/** Nouns that name work and not a thing or a person. */
const activity =
  /(?:tion|sion|ment|ance|ence|sis|age|ery|[a-z]ing)s?$|^(?:design|repairs?|support|care|sales|checks?|counts?|inspections?|deliver(?:y|ies)|orders?|reviews?|tests?|audits?|research|control|upkeep|set-?up|service|advice|contact|payroll|records?|reports?|releases?|reconciliations?|visits?|surveys?|closings?|duties)$/i;

/** "Collection and preparation of soil samples", "Daily inspections of a truck": what the work was, as a noun. */
function nounPhrase(text: string): string | undefined {
  const words = text.split(/\s+/);
  if (/^(?:no|not|top|best|winner|member|main|first|key|employee|\d|[$€£])/i.test(text))
    return undefined;
  const stop = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:of|for|to|with|in|on|at|and|every|across|including|from|using)$/i.test(word),
  );
  const head = (stop < 0 ? words : words.slice(0, stop)).at(-1)?.replace(/[,;]$/, "") ?? "";
  const early = stop < 0 ? words.length <= 5 : stop <= 4;
  if (!early || !activity.test(head)) return undefined;
  const finite = words.slice(1).some((word) => {
    const known = verbOf(word.replace(/\W+$/, ""));
    return (
      known?.form === "past" &&
      known.verb.participle !== known.verb.past &&
      known.verb.past === word
    );
  });
  return finite ? undefined : lowerFirst(text);
}

/** Another verb of the same kind later in the phrase: it would need its own form. */
const laterVerb = /(?:,|,? (?:and|or|&)) ([\p{L}-]+)(?= (\S+))/gu;
/** Words that are as often a noun: "close entries and account reconciliations". */
const nounToo =
  /^(?:account|order|report|record|contact|support|research|design|program|market|budget|process|project|test|schedule|file|form|function|stock|store|supply|staff|plan|grade|sample|review|release|service|script|issue|question|answer|display|work|study|model|network|source|target|trade|type|chart|quote|document|present|experience|focus|position|place|power|water|plant|transport|travel|visit|vacuum|weld|board|book|bill|cash|check|claim|class|coach|code|cook|cost|engineer|exhibit|fit|gain|guide|host|input|label|lead|lift|load|mail|map|measure|mix|nurse|pack|paint|park|part|phone|pilot|police|price|print|produce|profile|promise|purchase|rate|request|reserve|return|sale|screen|seal|share|ship|shop|sign|sort|store|survey|team|time|tour|track|train|transfer|trip|tutor|use|value|view|volunteer|watch)$/i;
/** Participles that describe what follows: "related documents". */
const adjectives =
  /^(?:related|limited|assigned|detailed|required|needed|associated|advanced|automated|established|licensed|licenced|certified|approved|trained|experienced|qualified|skilled|completed|combined|dedicated|designated|specialized|specialised|targeted|tailored|integrated|improved|increased|reduced|mixed|printed|used|damaged|scheduled|planned|requested|desired|selected|specified|updated|finished|packaged|imported|inherited|aged|fixed|applied|extended)$/i;
const prepositionLike = /^(?:of|for|to|in|on|at|by|with|from|and|or|,)$/i;

/** A verb phrase in the gerund: "checking loads and collecting payment". */
function gerundPhrase(text: string): string | undefined {
  const opener = openerOf(text);
  if (opener === undefined || opener.start !== 0) return undefined;
  const { form, verb } = opener;
  if (form === "gerund") return lowerFirst(text);
  let safe = true;
  const rest = text.slice(opener.end).replace(laterVerb, (whole, word: string, next: string) => {
    const known = verbOf(word);
    if (known === undefined || known.form !== form || prepositionLike.test(next)) return whole;
    if (form === "past" ? adjectives.test(word) : nounToo.test(word)) {
      safe = false;
      return whole;
    }
    // "related documents", "limited supplies": a participle may stand before a noun.
    if (form === "past" && !/^(?:a|an|the|all|up|\d.*|new|their|our|its|[a-z]+s)$/i.test(next)) {
      safe = false;
      return whole;
    }
    return whole.replace(word, known.verb.gerund);
  });
  const open = /^(?:,|\s(?:and|&)\s)\s*[\p{L}-]+/u.exec(text.slice(opener.end));
  const second = open === null ? undefined : verbOf(/[\p{L}-]+$/u.exec(open[0])?.[0] ?? "");
  // "Label, date and rotate": every word of the list must be a verb that is known.
  if (open !== null && second?.form !== form) return undefined;
  return safe ? `${verb.gerund}${rest}` : undefined;
}

/**
 * What a line is about as it stands after "the work includes": "checking loads against invoices",
 * "daily inspections of a truck". `undefined` where the line cannot be put so.
 */
export function doingPhrase(entry: RankedLine): string | undefined {
  const { line } = entry;
  const text = withoutStop(firstSentenceOf(foldText(line.text)));
  const words = wordCount(text);
  if (
    words < shortest ||
    words > longest ||
    /https?:|[|•:;()]|\s[-–—]\s|\b(?:I|my|me)\b/.test(text)
  )
    return undefined;
  const opener = openerOf(text);
  if (namesWork(text) || opener === undefined) return nounPhrase(text);
  // "Adopted by three labs" is nothing that one does.
  return opener.form === "gerund" || tell(entry) !== undefined ? gerundPhrase(text) : undefined;
}

/** Two or three phrases as one list that can be told apart: commas and "and" inside a phrase push it to the end. */
export function joinPhrases(phrases: readonly string[]): string {
  const simple = phrases.filter((phrase) => !/,|\band\b|&/.test(phrase));
  const full = phrases.filter((phrase) => /,|\band\b|&/.test(phrase));
  const [first = "", second = "", third] = [...simple, ...full];
  if (phrases.length < 2) return first;
  if (full.length === 0)
    return third === undefined ? `${first} and ${second}` : `${first}, ${second} and ${third}`;
  return third === undefined
    ? `${first}, as well as ${second}`
    : `${first} and ${second}, as well as ${third}`;
}
