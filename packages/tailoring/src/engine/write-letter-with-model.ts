import type { Wordings } from "@savile/model";
import type { LetterDraft } from "../letter/write-letter.ts";
import type { Sentence } from "../input/draft.ts";
import { sentencesOf } from "../text/sentences.ts";
import { wordCount } from "../words/phrases.ts";
import { judgeParagraph } from "./judge-letter.ts";
import type { JudgedParagraph, LetterJudgeInput } from "./judge-letter.ts";
import type { Proposal, Refused } from "./proposal.ts";

/** Words that a letter must have, close included; a short life may have less to tell, but not much less. */
const least = 150;
const most = 320;

function wordsOf(paragraphs: readonly (readonly Sentence[])[]): number {
  return paragraphs.flat().reduce((sum, sentence) => sum + wordCount(sentence.text), 0);
}

/** What became of the paragraphs that were proposed. */
export interface LetterOutcome {
  /** The letter with the paragraphs that stand; `undefined` where too little of them does. */
  readonly draft: LetterDraft | undefined;
  readonly refused: readonly Refused[];
  /** Sentences that were proposed, and those of them that the letter holds. */
  readonly wordings: Wordings;
}

/** The close of a letter: a form that states nothing. */
function closeOf(own: LetterDraft): Sentence[] {
  const last = own.paragraphs.at(-1)?.at(-1);
  return last?.form === true ? [last] : [];
}

/** Of the same paragraph the second wording, where it brought more that stands. */
function betterOf(first: JudgedParagraph, second: JudgedParagraph | undefined): JudgedParagraph {
  return second !== undefined && wordsOf([second.sentences]) >= wordsOf([first.sentences])
    ? second
    : first;
}

/**
 * A letter of the paragraphs proposed, without the sentences that nothing carries, with the head and the
 * close of our own. `repaired` are second wordings of some of them.
 */
export function letterOf(
  own: LetterDraft,
  proposals: readonly Proposal[],
  repaired: readonly Proposal[],
  input: LetterJudgeInput,
): LetterOutcome {
  const again = new Map(repaired.map((entry) => [entry.slot, judgeParagraph(entry, input)]));
  const judged = proposals
    .map((proposal) => betterOf(judgeParagraph(proposal, input), again.get(proposal.slot)))
    .toSorted((a, b) => a.slot.localeCompare(b.slot, "en"));
  const refused = judged.flatMap((entry) => entry.refused ?? []);
  const said = new Set<string>();
  const bodies = judged
    .map((entry) =>
      entry.sentences.filter(({ text }) => {
        const twice = said.has(text);
        said.add(text);
        return !twice;
      }),
    )
    .filter((list) => list.length > 0);
  const [opening] = judged;
  // A letter that does not begin with what it is about begins with our own paragraph.
  const begun = opening?.slot === "body.p1" && opening.sentences.length > 0;
  const start = begun ? [] : own.paragraphs.slice(0, 1);
  const paragraphs = [...start, ...bodies, closeOf(own)].filter((list) => list.length > 0);
  const words = wordsOf(paragraphs);
  const enough = Math.min(least, wordsOf(own.paragraphs));
  const stands = bodies.length >= 2 - start.length && words >= enough && words <= most;
  const offered = proposals.reduce((sum, { text }) => sum + sentencesOf(text).length, 0);
  const kept = stands ? bodies.flat().length : 0;
  return {
    draft: stands ? { ...own, paragraphs } : undefined,
    refused,
    wordings: { offered: Math.max(offered, kept), kept },
  };
}
