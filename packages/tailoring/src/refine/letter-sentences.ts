import { isPointText } from "@savile/model";
import type { Claim, RefinedLine, RefinedSentence } from "@savile/model";
import type { Bench } from "./bench.ts";

/** A paragraph of the letter in sentences, each with the facts that its claim names for it. */
export interface LetterParagraph {
  readonly path: string;
  readonly text: string;
  readonly sentences: readonly RefinedSentence[];
}

const ends = /[.!?]["')]?$/;

/** Clauses put together until they end a sentence. */
function sentencesOfClaim(claim: Claim, last: boolean): RefinedSentence[] {
  const found: RefinedSentence[] = [];
  let open: { text: string; factIds: string[] } | undefined;
  for (const { span, factIds } of claim.clauses) {
    const text = claim.text.slice(...span).trim();
    open =
      open === undefined
        ? { text, factIds: [...factIds] }
        : { text: `${open.text} ${text}`, factIds: [...open.factIds, ...factIds] };
    if (!ends.test(text)) continue;
    found.push(sentenceOf(open, claim));
    open = undefined;
  }
  if (open !== undefined) found.push(sentenceOf(open, claim));
  const end = found.at(-1);
  // What the person wrote in its place is no form: it states what it states.
  const closes = last && claim.by !== "user" && end !== undefined && end.factIds.length === 0;
  return closes ? [...found.slice(0, -1), { ...end, form: true }] : found;
}

function sentenceOf(open: { text: string; factIds: string[] }, claim: Claim): RefinedSentence {
  const factIds = [...new Set(open.factIds)];
  const sentence = { text: open.text, factIds, reqIds: [] };
  // What the engine wrote without a fact names the application and states nothing of the person.
  const isForm = claim.by === "form" || (claim.by === "embedded" && factIds.length === 0);
  if (isForm) return { ...sentence, form: true };
  return claim.evidence.posting.length === 0
    ? sentence
    : {
        ...sentence,
        posting: claim.evidence.posting.map(([from, to]): [number, number] => [from, to]),
      };
}

/** The body of the letter as the bench has it. */
export function letterParagraphs({ letter }: Bench): LetterParagraph[] {
  const claims = new Map(letter.claims.map((claim) => [claim.path, claim]));
  const { paragraphs } = letter.letter;
  return paragraphs.map(({ id, text }, index) => {
    const path = `body.${id}`;
    const claim = claims.get(path);
    const last = index === paragraphs.length - 1;
    const sentences = claim === undefined ? [] : sentencesOfClaim(claim, last);
    return { path, text, sentences };
  });
}

/** Sentences one behind the other; a point begins a line of its own. */
function joined(sentences: readonly RefinedSentence[]): string {
  return sentences.reduce(
    (text, one, at) =>
      at === 0 ? one.text : `${text}${isPointText(one.text) ? "\n" : " "}${one.text}`,
    "",
  );
}

/** A paragraph in other sentences; `null` takes it out. */
export function paragraphLine(
  paragraph: Pick<LetterParagraph, "path" | "text">,
  sentences: readonly RefinedSentence[] | null,
  reason: string,
): RefinedLine {
  const { path, text } = paragraph;
  if (sentences === null)
    return { path, before: text, after: null, rule: "letter", reason, evidence: [], reqIds: [] };
  const form = sentences.every((sentence) => sentence.form === true);
  return {
    path,
    before: text,
    after: joined(sentences),
    rule: form ? "form" : "letter",
    reason,
    evidence: [...new Set(sentences.flatMap((sentence) => sentence.factIds))],
    reqIds: [...new Set(sentences.flatMap((sentence) => sentence.reqIds))],
    sentences: [...sentences],
  };
}
