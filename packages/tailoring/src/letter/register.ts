import type { Posting } from "@savile/model";
import type { Sentence } from "../input/draft.ts";

/** How a letter speaks: as a court does, as an office does, as a small team does. */
export type Register = "formal" | "plain" | "easy";

/** The register of a letter, from the posting's own tone. */
export function registerOf(posting: Posting): Register {
  if (posting.formality >= 0.6) return "formal";
  return posting.formality <= 0.35 ? "easy" : "plain";
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bI am (?!responsible)/g, "I'm "],
  [/\bI have (been|worked|done|also)\b/g, "I've $1"],
];

function contracted(text: string): string {
  return contractions.reduce((said, [long, short]) => said.replace(long, short), text);
}

/** A sentence in the register of the letter: only an easy one says "I'm". */
export function inRegister(sentence: Sentence, register: Register): Sentence {
  if (register !== "easy") return sentence;
  const { parts } = sentence;
  return {
    ...sentence,
    text: contracted(sentence.text),
    ...(parts === undefined
      ? {}
      : { parts: parts.map((part) => ({ ...part, text: contracted(part.text) })) }),
  };
}
