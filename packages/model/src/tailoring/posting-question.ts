import type { Posting } from "./posting.ts";

/** What a posting wants stated of pay and time. */
export const askedTerms = ["pay-now", "pay", "notice", "start"] as const;
export type AskedTerm = (typeof askedTerms)[number];

/**
 * Something that a posting wants answered in the letter and only the person can tell, in the posting's own words. `id`
 * is the id of the paragraph that answers it, the same wherever the letter is made anew.
 */
export type PostingQuestion =
  | { readonly kind: "story"; readonly id: string; readonly text: string }
  | {
      readonly kind: "terms";
      readonly id: string;
      readonly text: string;
      readonly terms: readonly AskedTerm[];
    };

const money = "(?:salar(?:y|ies)|pay|wages?|rate|package|remuneration|compensation|ctc)";
const now = "(?:current|present|last(?: drawn)?|existing)";

const cues: Readonly<Record<AskedTerm, RegExp>> = {
  "pay-now": new RegExp(
    `\\b${now}\\b[^.;]{0,30}?\\b${money}\\b|\\b${money} history\\b|\\bsalary slips?\\b`,
    "iu",
  ),
  // What is earned now is another question, unless what is wished stands beside it.
  pay: new RegExp(`(?<!\\b${now} )\\b${money}\\b(?! history)`, "iu"),
  notice: /\bnotice\b/iu,
  start: /\bavailab\p{L}*|\bstart(?:ing)?\b|\bjoining (?:date|time)\b/iu,
};

/** Words by which a posting asks to be told something. */
const telling =
  /^(?:please |then |also )*(?:tell (?:us|me|\p{Lu}\p{Ll}+)|describe|explain|outline|address (?:the|each|your)|name (?:one|an?|your|the)|give (?:us |me )?(?:an?|one) example of|give an account of|says?)[\s,]/iu;
const ofTerms =
  /\b(?:your (?:salary|pay|wage|rate|notice|availab\p{L}+|expected)|salary|notice period|when you could start|your cv)\b/iu;

/** Whether something that a letter has to answer is to be told of, and is no paper, pay or date. */
export function isStory(answer: string): boolean {
  return (answer.endsWith("?") || telling.test(answer)) && !ofTerms.test(answer);
}

/** Ids of answers begin above those of the lines that a person adds anywhere else. */
const firstAnswerNumber = 2_000_000_000;

function numberOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return firstAnswerNumber + 1 + hash;
}

const termsId = `p${firstAnswerNumber}`;

/** Whether a paragraph answers a question of the posting. */
export function isAnswerId(id: string): boolean {
  return /^p\d{10,}$/.test(id) && Number(id.slice(1)) >= firstAnswerNumber;
}

/** What some demands of a posting want stated of pay and time. */
export function termsAsked(answers: readonly string[]): AskedTerm[] {
  const said = answers.filter((answer) => !isStory(answer));
  return askedTerms.filter((term) => said.some((answer) => cues[term].test(answer)));
}

/** What a posting wants answered in the letter; nothing where it wants no letter. */
export function questionsOf({
  answers = [],
  warnings,
}: Pick<Posting, "answers" | "warnings">): PostingQuestion[] {
  if (warnings.some(({ code }) => code === "no_letter")) return [];
  const stories = answers
    .filter(isStory)
    .map((text): PostingQuestion => ({ kind: "story", id: `p${numberOf(text)}`, text }));
  const terms = termsAsked(answers);
  const said = answers.filter((answer) => termsAsked([answer]).length > 0).join(", ");
  return terms.length === 0
    ? stories
    : [...stories, { kind: "terms", id: termsId, text: said, terms }];
}
