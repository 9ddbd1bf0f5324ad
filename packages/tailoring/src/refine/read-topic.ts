import type { NotUnderstood } from "./intent.ts";
import type { Clause } from "./instruction.ts";

const adjectives =
  "confident|humble|energetic|enthusiastic|modest|bold|passionate|likeable|likable|credible|convincing|attractive|interesting|unique|employable|competitive|hireable|impressive|exciting|dynamic";

const topics: readonly (readonly [RegExp, NonNullable<NotUnderstood["topic"]>])[] = [
  [
    /\b(?:in the style of|like (?:shakespeare|hemingway|a (?:poem|pirate|novel|story|poet|song|ceo|lawyer|robot|hiring manager))|style of|poem|rhym\w+|haiku)\b/,
    "style",
  ],
  [
    new RegExp(
      `^(?:make (?:me|it|this|my \\w+)|sound|let me)\\b.*\\b(?:${adjectives})\\b|^(?:be )?(?:more |less )(?:${adjectives})$`,
    ),
    "manner",
  ],
  [
    /\b(?:translat\w+|in (?:french|german|spanish|italian|english|portuguese|chinese|japanese|dutch)|auf deutsch|en fran[cç]ais|en espa[nñ]ol)\b/,
    "language",
  ],
  [
    /\b(?:font|colou?rs?|margins?|layout|template|design|bold|italic|icons?|logo|photo|picture|spacing|columns?|background|header image|pretty|beautiful|modern looking|paper size)\b/,
    "design",
  ],
  [
    /\b(?:send|e-?mail|submit|apply for|forward|share|post it|upload|print|download|save|(?:in|into|as|to) (?:a |an )?(?:pdf|word|docx|latex|html|google doc)(?: file| document)?)\b/,
    "sending",
  ],
  [/\b(?:spelling|typos?|grammar|british|american|comma|punctuation)\b/, "spelling"],
  [/^(?:what|who|why|how|when|where|which|is|are|do|does|did|should|will)\b/, "question"],
];

/** What a request is about that no rule can do, where that is known. */
export function topicOf({ said }: Clause): NotUnderstood["topic"] {
  return topics.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
