import { coordinators, prepositions } from "../grammar/function-words.data.ts";
import { conjugate } from "../grammar/conjugate.ts";
import { readLine } from "../grammar/read-line.ts";
import { tokensOf } from "../grammar/tokens.ts";
import { classOf, pluralObject } from "../grammar/word-class.ts";
import { openerOf } from "../words/verbs.ts";
import type { Opener } from "../words/verbs.ts";

/** Verbs that are nouns as well, with the words that may follow where they are verbs. */
const verbsThatLean =
  /^(?:(?:looks|cares) for|works (?:with|as|in|on|for|across|alone|alongside)|reports to (?:the|a|an|two|three|both)|acts as|answers to|covers for|travels (?:to|between)|talks (?:to|with))\b/iu;

/** From so many steps on a word is a verb, though a dictionary knows the noun too: "takes", "cleans". */
const surelyVerb = 3;

function mayBeNoun({ verb }: Opener): boolean {
  const { noun, verbLead } = classOf(tokensOf(verb.base)[0]);
  return noun && verbLead < surelyVerb;
}

/** "Accounts payable coding": what follows describes, and no object comes. */
function isNamedWork(behind: string): boolean {
  const tokens = tokensOf(behind.trim());
  const { noun, adjective } = classOf(tokens[0]);
  // "Payable" is told behind its noun, and no dictionary says so.
  const isTold = adjective && (!noun || /[ai]ble$/u.test(tokens[0]?.lower ?? ""));
  return isTold && !pluralObject(tokens, 0);
}

function isSurelyDone(text: string): boolean {
  const opener = openerOf(text);
  return opener?.form === "third" && !classOf(tokensOf(opener.verb.base)[0]).noun;
}

/** Whether a word that may be a verb or a noun ("repairs", "plans") does something to what follows. */
function isDone(text: string, opener: Opener): boolean {
  // "Quotes, invoices and card payments": things in a row, unless the next of them is surely done.
  const [listed] = /^,\s+\S/u.exec(text.slice(opener.end)) ?? [];
  return listed === undefined
    ? isDoneToNext(text, opener)
    : isSurelyDone(text.slice(opener.end + listed.length - 1));
}

/** The same by the words right behind it. */
function isDoneToNext(text: string, opener: Opener): boolean {
  if (verbsThatLean.test(text)) return true;
  if (/^ (?:of|for)\b/u.test(text.slice(opener.end)))
    return !classOf(tokensOf(opener.verb.base)[0]).noun;
  if (!mayBeNoun(opener)) return true;
  const [, next = ""] = /^ ([\p{L}\p{N}$€£’'-]+)/u.exec(text.slice(opener.end)) ?? [];
  const word = next.toLowerCase();
  if (!coordinators.has(word)) return word !== "" && !prepositions.has(word);
  // "Checks and cleans the line" has two verbs, "designs and drawings for two schools" has none.
  const other = openerOf(text.slice(opener.end + next.length + 2));
  return other?.form === "third" && !mayBeNoun(other);
}

/** "Processes claims, checks the budget" as one writes of oneself; nothing else of a line changes. */
export function inFirstPerson(text: string): string {
  const opener = openerOf(text);
  if (opener?.form !== "third" || isNamedWork(text.slice(opener.end))) return text;
  if (!isDone(text, opener)) return text;
  // Where its grammar is in doubt, the verb that a part begins with is one all the same.
  return (
    conjugate(readLine(text), "base") ??
    text
      .split(/(?<=[,;]) /u)
      .map((part) =>
        ofOneself(part).replace(
          /(?<= and )\p{Ll}+s (?=(?:the|them|it|its|their|an?|all|each|every|any|new)\b)/gu,
          ofOneself,
        ),
      )
      .join(" ")
  );
}

function ofOneself(part: string): string {
  const opener = openerOf(part);
  return opener?.form === "third" && isDone(part, opener)
    ? `${opener.verb.base}${part.slice(opener.end)}`
    : part;
}
