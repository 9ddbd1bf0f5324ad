import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../write/draft.ts";
import { withStop, wordCount } from "../write/phrases.ts";
import { fill } from "./choose.ts";
import { copiesPosting } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { followUps, followUpsPlain } from "./frames.data.ts";
import { factsOfLine, leadSentence } from "./lead.ts";
import { tell } from "./tell.ts";
import type { Told } from "./tell.ts";
import { canJoin, canJoinLoosely, didPhrase } from "./told-lines.ts";

const mostWordsOfParagraph = 88;
const mostLines = 4;

function take(
  context: LetterContext,
  role: string | undefined,
): { entry: RankedLine; told: Told } | undefined {
  for (const [index, entry] of context.stories.entries()) {
    const told = tell(entry);
    if (told === undefined || (role !== undefined && entry.role.id !== role)) continue;
    context.stories.splice(index, 1);
    return { entry, told };
  }
  return undefined;
}

/** A paragraph of evidence while it grows. */
export interface Paragraph {
  readonly sentences: Sentence[];
  /** The line of which the role is spoken now. */
  lead: RankedLine;
  lines: number;
  /** Whether "also", "there" or the like stands in it. */
  connected: boolean;
  /** The last line, while another may still be joined to it. */
  open: { readonly told: Told; readonly entry: RankedLine } | undefined;
}

/** One paragraph of evidence: a role, what was done there, and up to three more lines of it. */
export function evidenceParagraph(
  context: LetterContext,
  slot: string,
  before: RankedLine | undefined,
): Paragraph | undefined {
  for (;;) {
    const first = take(context, undefined);
    if (first === undefined) return undefined;
    const lead = leadSentence(context, first.entry, first.told, slot, before);
    if (lead === undefined) continue;
    const paragraph: Paragraph = {
      sentences: [lead],
      lead: first.entry,
      lines: 1,
      connected: false,
      open: first,
    };
    while (
      paragraph.lines < mostLines &&
      extendParagraph(context, paragraph, `${slot}.${paragraph.lines}`, mostWordsOfParagraph)
    );
    return paragraph;
  }
}

/** Another role in the same paragraph. */
export function addRole(
  context: LetterContext,
  paragraph: Paragraph,
  slot: string,
  most: number,
): boolean {
  const used = wordsIn(paragraph);
  const next = context.stories.find((entry) => tell(entry) !== undefined);
  if (next === undefined || used + wordCount(next.line.text) + 8 > most) return false;
  const first = take(context, undefined);
  if (first === undefined) return false;
  const lead = leadSentence(context, first.entry, first.told, slot, paragraph.lead);
  if (lead === undefined) return true;
  paragraph.sentences.push(lead);
  paragraph.lead = first.entry;
  paragraph.open = first;
  return true;
}

function wordsIn(paragraph: Paragraph): number {
  return paragraph.sentences.reduce((sum, sentence) => sum + wordCount(sentence.text), 0);
}

/** "At X, I tested pumps" and "wrote reports" as one sentence of two clauses. */
function joined(
  paragraph: Paragraph,
  last: Sentence,
  entry: RankedLine,
  told: Told,
): Sentence | undefined {
  const open = paragraph.open?.told;
  const bare = last.text.replace(/\.$/, "");
  if (open === undefined || !bare.endsWith(open.phrase)) return undefined;
  const close = canJoin(open, told, wordCount(bare));
  const loose = paragraph.sentences.length > 1 && canJoinLoosely(open, told, wordCount(bare));
  if (!close && !loose) return undefined;
  const lead = close ? bare : `${bare},`;
  const tail = withStop(close ? `and ${told.phrase}` : `and I ${told.phrase}`);
  const facts = factsOfLine(entry, false);
  return {
    ...last,
    text: `${lead} ${tail}`,
    factIds: [...new Set([...last.factIds, ...facts])],
    reqIds: [...new Set([...last.reqIds, ...entry.reqIds.slice(0, 1)])],
    parts: [
      { text: lead, factIds: last.factIds },
      { text: tail, factIds: facts },
    ],
  };
}

/** A further line as a sentence: with one connector in a paragraph, else plain. */
function following(
  context: LetterContext,
  paragraph: Paragraph,
  entry: RankedLine,
  told: Told,
  slot: string,
): Sentence {
  const work = entry.role.paid && entry.role.org !== "";
  const frames = work ? followUps : followUpsPlain;
  const usable = frames.filter(
    (frame) =>
      !frame.startsWith("In that role") || !/\brole\b/.test(paragraph.sentences[0]?.text ?? ""),
  );
  const frame = paragraph.connected ? "I {did}." : context.choose.frame(slot, usable);
  paragraph.connected = true;
  return {
    text: withStop(fill(frame, { did: didPhrase(told) })).replace(/\balso (am|was) /, "$1 also "),
    factIds: factsOfLine(entry, false),
    reqIds: entry.reqIds.slice(0, 1),
  };
}

/** Adds one more line of the same role, if one fits. */
export function extendParagraph(
  context: LetterContext,
  paragraph: Paragraph,
  slot: string,
  most: number,
): boolean {
  const { sentences, lead } = paragraph;
  const held = context.stories.find(
    (entry) => entry.role.id === lead.role.id && tell(entry) !== undefined,
  );
  if (held === undefined || wordCount(held.line.text) + 4 > most - wordsIn(paragraph)) return false;
  const next = take(context, lead.role.id);
  const last = sentences.at(-1);
  if (next === undefined || last === undefined) return false;
  const one = joined(paragraph, last, next.entry, next.told);
  if (one !== undefined && !copiesPosting(one.text, context.runs)) {
    sentences.splice(-1, 1, one);
    paragraph.lines += 1;
    paragraph.open = undefined;
    return true;
  }
  const sentence = following(context, paragraph, next.entry, next.told, slot);
  if (copiesPosting(sentence.text, context.runs)) return true;
  sentences.push(sentence);
  paragraph.lines += 1;
  paragraph.open = next;
  return true;
}
