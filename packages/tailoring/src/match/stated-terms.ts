import { askedTerms, readTerms } from "@savile/model";
import type { AskedTerm } from "@savile/model";
import type { Source, SourceLine } from "./source.ts";

/** What a resume itself states of pay or time, and where. */
export interface StatedTerm {
  readonly term: AskedTerm;
  readonly value: string;
  readonly address: string;
}

const money = "(?:salary|ctc|pay|package|remuneration|wages?|rate)";
const begins =
  "(?:notice|expected|desired|current|present|last|avail\\p{L}+|salary|earliest|start|joining)";
/** A value up to the end of its clause, or to the next label; a comma within a number ends nothing. */
const value = `(?<value>[\\p{L}\\p{N}£$€₹(][^;|]{0,48}?)(?=[.,;]?\\s+${begins}\\b|[.;|](?:\\s|$)|,\\s|\\s*$)`;
const mark = "\\s*(?::|\\s[–—-])\\s*";
const amount = "(?:\\d{1,2}|an?|one|two|three|four|five|six|eight|ten|twelve)";
const time = "(?:days?|weeks?|months?)";
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const day = `(?:(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?${month}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? \\d{4})?|\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|in ${amount} ${time})`;

const cues: Readonly<Record<AskedTerm, readonly RegExp[]>> = {
  "pay-now": [
    new RegExp(`(?:^|[.;]\\s)last drawn${mark}${value}`, "iu"),
    new RegExp(
      `\\b(?:current|present|last)(?: drawn)?(?: gross| monthly| annual)? ${money}${mark}${value}`,
      "iu",
    ),
  ],
  pay: [
    new RegExp(`(?:^|[.;]\\s)expected${mark}${value}`, "iu"),
    new RegExp(
      `\\b(?:expected|desired)(?: gross| monthly| annual)?(?: ${money})?${mark}${value}`,
      "iu",
    ),
    new RegExp(`\\b${money} (?:expectations?|expected|requirements?)${mark}${value}`, "iu"),
  ],
  notice: [
    new RegExp(`\\bnotice(?: period)?${mark}${value}`, "iu"),
    new RegExp(`\\b(?<value>${amount} ${time})['’]?s? notice\\b`, "iu"),
    new RegExp(`\\bnotice(?: period)? (?:is|of) (?<value>${amount} ${time})\\b`, "iu"),
  ],
  start: [
    /\b(?:can|could) (?:start|join|begin) (?<value>straight away|right away|at once|immediately|any time)\b/iu,
    /\bavailable\s?(?::|[–—-])?\s?(?<value>straight away|right away|at once|immediately)\b/iu,
    new RegExp(
      `\\bavailab(?:le|ility)${mark}(?<value>${amount} ${time} (?:after|from) (?:signing|offer|notice))`,
      "iu",
    ),
    new RegExp(
      `\\b(?:availab(?:le|ility)|earliest (?:start|joining)(?: date)?|(?:start|joining) date|(?:can|could) (?:start|join|begin)|free)(?:${mark}|\\s+)(?:from |on |to start )*(?<value>${day})(?![\\p{L}\\d])`,
      "iu",
    ),
  ],
};

/** "first team", "see the board": a label may stand before what is no pay and no time. */
const isAmount: Readonly<Record<"money" | "time", RegExp>> = {
  money: /\d{3}|[£$€₹]\s?\d|\d\s?(?:k|lpa|lakhs?|lacs?|%|per|an?|p)(?!\p{L})|negotia|market|hike/iu,
  time: /\d|\b(?:days?|weeks?|months?|none|negotia\p{L}*|immediate\p{L}*)\b/iu,
};
const kindOf: Readonly<Record<AskedTerm, "money" | "time" | undefined>> = {
  "pay-now": "money",
  pay: "money",
  notice: "time",
  // Its cues hold days and nothing else.
  start: undefined,
};

function isOfKind(term: AskedTerm, value: string): boolean {
  const kind = kindOf[term];
  return kind === undefined || isAmount[kind].test(value);
}

/** Where terms are stated: what was done at a job is none. */
function mayState({ place, text }: SourceLine): boolean {
  return place !== "role" && place !== "title" && place !== "contact" && text.length <= 600;
}

/** What a resume states of pay, notice and start, each as it stands there. */
export function statedTerms({ lines }: Source): StatedTerm[] {
  const places = lines.filter(mayState);
  return askedTerms.flatMap((term): StatedTerm[] => {
    for (const cue of cues[term])
      for (const { text, address } of places) {
        const found = cue.exec(text)?.groups?.["value"]?.trim();
        if (found !== undefined && isOfKind(term, found)) return [{ term, value: found, address }];
      }
    return [];
  });
}

/** Whether a text says nothing but what a resume states of pay and time, in the form of an answer. */
export function repeatsTerms(source: Source, text: string): boolean {
  const said = Object.entries(readTerms(text) ?? {});
  if (said.length === 0) return false;
  const own = statedTerms(source);
  return said.every(([term, value]) =>
    own.some((one) => one.term === term && one.value.toLowerCase() === value.toLowerCase()),
  );
}
