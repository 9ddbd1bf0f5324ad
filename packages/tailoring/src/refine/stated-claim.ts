import type { Clause } from "./instruction.ts";
import type { Intent } from "./intent.ts";

const claim =
  /^(?:(?:say|state|claim|write|tell(?: them| the employer| the recruiter)?|mention|add|show|put(?: down| in)?|include|note|pretend|make it (?:look|sound|clear)|declare)(?: like| as if)? (?:that )?(?:i|i've|i'm|we|my)\b|(?:i|i've|i'm) (?:have|had|am|was|led|managed|built|know|speak|hold|also|can|did|worked))\s*(.*)$/;
const wanting =
  /^(?:give|get|hand) me (?:a |an |the |some |more )?(.*\b(?:degree|diploma|certificat\w+|licen[cs]e|master'?s?|bachelor'?s?|ph\.?d|mba|years?|experience|award|promotion|title)\b.*)$/;
const years =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\+? (?:more )?years?\b/;
/** What is said of how the documents look, and not of the person. */
const ofLooks = /\b(?:stand out|shorter|first|prominent|visible)\b/;
const adding = /\b(?:add|give|say|make|show|put|claim|state|experience)\b/;

/** The words of a request as they were written, from where these begin to its end. */
function asWritten({ text }: Clause, words: string): string {
  const start = words === "" ? -1 : text.toLowerCase().lastIndexOf(words);
  return start < 0 ? text : text.slice(start);
}

/** "say my team is the best": a verb of telling, and something that is said to be so. */
function asserts(said: string, words: string): boolean {
  return (
    /^(?:say|state|claim|write|tell|pretend)\b/.test(said) && /\b(?:is|are|was|were)\b/.test(words)
  );
}

/** "mention my licence" names a fact; "mention that I led ten people" states one. */
function ownStatement(clause: Clause, [whole, words = ""]: RegExpExecArray): string | undefined {
  const states =
    /\b(?:i|i've|i'm|we)\b/.test(whole) || years.test(words) || asserts(clause.said, words);
  return states ? asWritten(clause, words) : undefined;
}

/** "add five years of Java": a length of time, without a word of whose it is. */
function bareYears({ said, text }: Clause): string | undefined {
  return years.test(said) && adding.test(said) ? text : undefined;
}

function statementIn(clause: Clause): string | undefined {
  const wanted = wanting.exec(clause.said)?.[1];
  if (wanted !== undefined) return wanted;
  const found = claim.exec(clause.said);
  return found === null ? bareYears(clause) : ownStatement(clause, found);
}

/** What a request states of the person, which needs proof. */
export function statedClaim(clause: Clause): Intent | undefined {
  const stated = ofLooks.test(clause.said) ? undefined : statementIn(clause);
  return stated === undefined ? undefined : { do: "state", claim: stated };
}
