import type { Words } from "@savile/taxonomy";
import type { Fault } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";

type Form = "past" | "base" | "other";

/** The form of a word that can only be a verb, or mostly is one. */
function formOf(words: Words, token: TaggedToken): Form | undefined {
  const { tags, verbs } = token;
  if (["prep", "name", "num", "det", "adv"].some((tag) => tags.has(tag)) || verbs.length === 0)
    return undefined;
  const isNoun = tags.has("n.s") || tags.has("n.p");
  const asVerb = Math.max(...verbs.map((verb) => words.frequency(verb, "verb")));
  const asNoun = Math.max(
    0,
    ...words.lemmas(token.low, "noun").map((one) => words.frequency(one, "noun")),
  );
  if (isNoun && asNoun >= asVerb) return undefined;
  if (tags.has("v.d")) return "past";
  if (tags.has("v.b")) return "base";
  return tags.has("v.s") || tags.has("v.g") ? "other" : undefined;
}

const objectOpeners = [
  "det",
  "det.s",
  "det.p",
  "poss",
  "num",
  "n.p",
  "n.s",
  "adj",
  "name",
  "pr.o",
  "v.g",
];

/** Whether an object begins at a word, which a noun before it would not have. */
function opensObject(token: TaggedToken | undefined): boolean {
  return (
    token !== undefined &&
    objectOpeners.some((tag) => token.tags.has(tag)) &&
    !token.tags.has("prep")
  );
}

interface Head {
  readonly form: Form;
  readonly token: TaggedToken;
  readonly isLast: boolean;
}

/** Places where a verb of the row may stand: first, behind "I", and behind each comma or "and". */
function isPlace(tokens: readonly TaggedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return true;
  return before.text === "I" || before.low === "and" || before.tags.has("comma");
}

/** The verbs of a row of deeds, each with its object. */
function headsOf(words: Words, tokens: readonly TaggedToken[]): Head[] {
  return tokens.flatMap((token, at) => {
    const form =
      isPlace(tokens, at) && opensObject(tokens[at + 1]) ? formOf(words, token) : undefined;
    return form === undefined ? [] : [{ form, token, isLast: tokens[at - 1]?.low === "and" }];
  });
}

const told =
  /^(?:who|which|that|when|while|if|because|where|to|is|are|was|were|am|be|been|can|will|would|could|should|may|must|now|still|currently|help|helped|let|made|make|by|before|after|since|so|how|what|whose|as)$/;

/** Whether a text is nothing but a row of deeds: one clause, told by "I" or as a line. */
function isRow(words: Words, tokens: readonly TaggedToken[]): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.some(({ low, tags }) => told.test(low) || tags.has("joint")))
    return false;
  return first.text === "I" || formOf(words, first) === "past";
}

/** The one deed of a row that is in another form than all others. */
function oddOf(heads: readonly Head[]): Head | undefined {
  const [leading, ...others] = heads;
  if (!heads.some((head) => head.isLast)) return undefined;
  const [odd, second] = others.filter((head) => head.form !== leading?.form);
  return second === undefined && (heads.length > 2 || odd?.form !== "past") ? odd : undefined;
}

/** One deed of a row in another form than all others: "planned routes, briefed drivers and check logs". */
export function parallelFaults(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  if (!isRow(words, tokens)) return [];
  const odd = oddOf(headsOf(words, tokens));
  return odd === undefined ? [] : [{ kind: "unconjugated-conjunct", span: odd.token.text }];
}
