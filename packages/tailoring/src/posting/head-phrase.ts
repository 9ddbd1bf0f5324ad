import { numberWords } from "../text/number-words.data.ts";
import { contentCount } from "./phrases.ts";
import { isThing, opensWithQuality } from "./trait-words.ts";

const number = `(?:\\d+|${Object.keys(numberWords).join("|")})`;
const time =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|season)";

/** What is said of a thing that was named: "Improvisation matters more to us", "Budgeting doesn't scare you". */
const predicate =
  /,?\s(?:(?:is|are|was|were|does|do|did|would|will|could|should|can|has|have)(?:n['’]t|\snot)?\s|(?:is|are|does|do|would|wo|ca|could|should)n['’]t\b|(?:matters?|counts?)\s(?:more|most|for|as|just|to|a)\b|goes\s(?:without|a long)\b|go\s(?:without saying|a long)\b|(?:makes?|helps?|puts?|gets?|scares?)\s(?:me|us|you|you'd)\b|says more\b)/iu;
/** Where and when and for how long, and what else would do: none of it is what is asked for. */
const adjunct = new RegExp(
  [
    ",\\s(?:and |but |or )?(?:especially|particularly|in particular|above all|most of all|mainly|mostly|chiefly|if possible|where possible|if necessary|not least)\\b",
    ",?\\s(?:who|which|without|within|before|until|whatever|whenever|wherever|whichever|when|while|whilst|if|unless|because|since|though|although|rather than|so that|as per|as needed|at some point|even|preferably|ideally)\\b",
    "\\sor (?:an? |the )?(?:closely |other |any |some )?(?:\\p{L}+ )?(?:similar|comparable|equivalent|related|relevant)\\b",
    "\\sor (?:so|thereabouts)$",
    "\\sor (?:another|any other|some other|others?)\\b(?!\\s\\p{L}+$)",
    `,?\\s(?:about|around|roughly|some|for|up to|at least|over)\\s${number}\\s(?:\\p{L}+\\s)?(?:a|an|per|each|every|hours?|days?|nights?|weeks?|months?)\\b`,
    `\\s(?:in|during|from|by|on|over|every)\\s(?:the\\s)?${time}s?\\b`,
    "\\sfrom (?:the|an?|day)\\s",
    "\\s(?:once|twice)\\s(?:a|per|every)\\b",
  ].join("|"),
  "iu",
);
const preposition =
  /,?\s(?:in|to|for|at|on|from|by|with|under|across|between|through|during|into)\s/giu;

/** Words of meaning beyond which a phrase has lost its head among what hangs on it. */
const mostContent = 5;

/** Characters in which the head of a phrase stands. */
const longest = 300;

/** Words that say nothing without what they are of: "Experience within a laboratory". */
const bareTrait =
  /^(?:(?:some|good|previous|prior|proven|solid|strong|relevant|extensive|working|an?|the) )*(?:experience|knowledge|understanding|ability|background|skills?|familiarity|proficiency|expertise|interest|awareness|qualifications?|training)$/iu;

/** Whether what is left of a phrase still names something. */
function names(text: string): boolean {
  const count = contentCount(text);
  if (count === 0 || bareTrait.test(text.trim())) return false;
  return (
    count > 1 || isThing(text) || opensWithQuality(text.trim()) || /^\p{Lu}/u.test(text.trim())
  );
}

function upTo(text: string, end: RegExp): string {
  const at = end.exec(text)?.index;
  const left = at === undefined ? text : text.slice(0, at);
  return names(left) ? left : text;
}

/** "explain technical rules in plain language to upset customers": the last circumstances go first. */
function withoutCircumstances(text: string): string {
  const ends = [...text.slice(0, longest).matchAll(preposition)]
    .map(({ index }) => index)
    .toReversed();
  const fits = ends.find((at) => {
    const count = contentCount(text.slice(0, at));
    return count >= 2 && count <= mostContent;
  });
  return fits === undefined || contentCount(text) <= mostContent ? text : text.slice(0, fits);
}

/** A phrase without what is said of it and without when, for how long and what else would do. */
export function withoutSequel(text: string): string {
  return upTo(upTo(text, predicate), adjunct);
}

/** "(QQI level 8 or above)": what is said of the phrase before it. */
const remark = /\s\(([^()]*)\)?[\s.,;]*$/u;
/** Several names in parentheses are examples, of which one is enough. */
const examples = /[,/]|\bor (?!above|higher|better|more)|\b(?:e\.g|such as|like)\b/iu;

/** A phrase without the remark in parentheses at its end. */
function withoutRemark(text: string): string {
  const found = remark.exec(text);
  if (found === null || examples.test(found[1] ?? "")) return text;
  const left = text.slice(0, found.index);
  return names(left) ? left : text;
}

/** The shortest beginning of a phrase that names what is asked. */
export function headPhrase(text: string): string {
  return withoutRemark(withoutCircumstances(withoutSequel(text)));
}
