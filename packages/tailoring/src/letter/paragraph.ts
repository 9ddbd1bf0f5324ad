import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../input/draft.ts";
import { withStop, wordCount } from "../words/phrases.ts";
import { openerOf } from "../words/verbs.ts";
import { fill } from "./choose.ts";
import { firstThatStands, mayStand } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { doingPhrase, joinPhrases } from "./doing.ts";
import * as frames from "./frames.data.ts";
import { tellsOutcome } from "../write/outcomes.ts";
import { tell } from "./tell.ts";
import type { Told } from "./tell.ts";
import { canJoin, canJoinLoosely, didPhrase, factsOfLine } from "./told-lines.ts";

const mostWordsOfList = 36;
const connector = /\b(?:also|In addition)\b/;

/** A line that tells what came of the work, and not what the work was. */
function isOutcome(entry: RankedLine): boolean {
  const opener = openerOf(entry.line.text);
  if (opener === undefined) return false;
  if (tellsOutcome(entry.line.text)) return true;
  return entry.role.period.end === "present" && opener.form === "past";
}

interface Rest {
  readonly entry: RankedLine;
  readonly told: Told | undefined;
  readonly doing: string | undefined;
}

function restOf(entries: readonly RankedLine[]): Rest[] {
  return entries.map((entry) => ({
    entry,
    told: tell(entry),
    doing: isOutcome(entry) ? undefined : doingPhrase(entry),
  }));
}

/** Up to three lines that fit into one sentence as a list. */
function listed(rest: readonly Rest[]): Rest[] {
  const chosen: Rest[] = [];
  let words = 0;
  for (const part of rest) {
    if (part.doing === undefined || chosen.length === 3) continue;
    const more = wordCount(part.doing);
    const full = chosen.filter((other) => /,|\band\b|&/.test(other.doing ?? "")).length;
    const inner = /,|\band\b|&/.test(part.doing);
    if (words + more > mostWordsOfList || (inner && full > 0)) continue;
    chosen.push(part);
    words += more;
  }
  return chosen;
}

/** Several lines of a role as one sentence: "The work also includes checking loads and ...". */
function sidesSentence(
  context: LetterContext,
  parts: readonly Rest[],
  slot: string,
  connected: boolean,
): Sentence | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const all = first.entry.role.period.end === "present" ? frames.sidesCurrent : frames.sidesEnded;
  const list = joinPhrases(parts.map((part) => part.doing ?? ""));
  return firstThatStands(
    context,
    slot,
    all.filter(
      (frame) =>
        (!connected || !connector.test(frame)) && (parts.length > 1 || !frame.startsWith("Other")),
    ),
    (frame) => ({
      text: withStop(fill(frame, { list })),
      factIds: [...new Set(parts.flatMap((part) => factsOfLine(part.entry, false)))],
      reqIds: parts.flatMap((part) => part.entry.reqIds.slice(0, 1)),
    }),
  );
}

/** One line as a sentence: with one connector in a paragraph, else plain. */
function followUp(
  context: LetterContext,
  { entry, told }: Rest,
  slot: string,
  connected: boolean,
): Sentence | undefined {
  if (told === undefined) return undefined;
  const work = entry.role.paid && entry.role.org !== "";
  const all = work ? frames.followUps : frames.followUpsPlain;
  return firstThatStands(
    context,
    slot,
    connected ? ["I {did}."] : [...all, "I {did}."],
    (frame) => ({
      text: withStop(fill(frame, { did: didPhrase(told) })).replace(/\balso (am|was) /, "$1 also "),
      factIds: factsOfLine(entry, false),
      reqIds: entry.reqIds.slice(0, 1),
    }),
  );
}

/** Two lines as "I did this and did that" or "I did this, and I did that". */
function joined(
  context: LetterContext,
  first: Rest,
  second: Rest,
  connected: boolean,
): Sentence | undefined {
  if (first.told === undefined || second.told === undefined) return undefined;
  const open = connected ? "I" : "I also";
  const before = `${open} ${first.told.phrase}`;
  const close = canJoin(first.told, second.told, wordCount(before));
  if (first.told.was || (!close && !canJoinLoosely(first.told, second.told, wordCount(before))))
    return undefined;
  const lead = close ? before : `${before},`;
  const tail = withStop(close ? `and ${second.told.phrase}` : `and I ${second.told.phrase}`);
  const [own, other] = [factsOfLine(first.entry, false), factsOfLine(second.entry, false)];
  const sentence: Sentence = {
    text: `${lead} ${tail}`,
    factIds: [...new Set([...own, ...other])],
    reqIds: [...first.entry.reqIds.slice(0, 1), ...second.entry.reqIds.slice(0, 1)],
    parts: [
      { text: lead, factIds: own },
      { text: tail, factIds: other },
    ],
  };
  return mayStand(context, sentence) ? sentence : undefined;
}

/** Lines told one by one or in pairs. */
function toldSentences(
  context: LetterContext,
  parts: readonly Rest[],
  slot: string,
  before: boolean,
): Sentence[] {
  const sentences: Sentence[] = [];
  let connected = before;
  for (let at = 0; at < parts.length; at += 1) {
    const [first, second] = [parts[at], parts[at + 1]];
    if (first === undefined) break;
    const pair = second === undefined ? undefined : joined(context, first, second, connected);
    const sentence = pair ?? followUp(context, first, `${slot}.${at}`, connected);
    if (sentence === undefined) continue;
    if (pair !== undefined) at += 1;
    connected ||= connector.test(sentence.text);
    sentences.push(sentence);
  }
  return sentences;
}

/**
 * What follows the first sentence of a story: what else the work was, in one sentence where it can be
 * listed, and what came of it.
 */
export function moreOfRole(
  context: LetterContext,
  entries: readonly RankedLine[],
  slot: string,
  connected: boolean,
): Sentence[] {
  const rest = restOf(entries);
  const sides = listed(rest);
  const asList = sides.length >= 2 || (sides.length === 1 && sides[0]?.told === undefined);
  const list = asList ? sidesSentence(context, sides, `${slot}.sides`, connected) : undefined;
  const told = rest.filter((part) => list === undefined || !sides.includes(part));
  const linked = connected || (list !== undefined && connector.test(list.text));
  const ownLines = toldSentences(context, told, slot, linked);
  for (const { entry } of rest) context.told.add(entry.line.address);
  if (list === undefined) return ownLines;
  const outcomesLast =
    told.some((part) => isOutcome(part.entry)) || context.choose.pick(slot, 2) === 0;
  return outcomesLast ? [list, ...ownLines] : [...ownLines, list];
}
