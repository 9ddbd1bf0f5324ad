import type { NotUnderstood, Refusal } from "./intent.ts";

/** Why something is declined, in plain words. */
export const refusals: Readonly<Record<Refusal, string>> = {
  invent:
    "Nothing is invented or made larger than it was. Every line stays with what your file shows.",
  "hidden-text":
    "Hidden text and stuffed keywords are never written: readers find them, and they count against you.",
  "facts-stay":
    "Numbers, dates, employers and degrees stay as your file states them. If one was read wrongly, correct it on the page where you checked your file.",
  seniority:
    "A rank that you did not hold is not claimed. You can ask for lines that tell of leading people to come first.",
  numbers:
    "Numbers come from you: none is made up. You can ask for the lines with results to come first.",
  "role-stays": "Every job stays, so that your record has no holes that were not there.",
  "papers-stay": "What you studied and hold stays.",
  "contact-stays":
    "Contact details, pictures and references are not part of an instruction. Correct contact details on the page where you checked your file.",
  protected:
    "Age, family, origin, belief and health do not belong into an application, so nothing about them is added.",
  gap: "Your file states nothing about that time, so nothing is written about it. If you want to explain it, add a sentence to the letter in your own words.",
  salary:
    "What you want to earn does not stand in your file. If the posting asks for it, add it to the letter yourself.",
  employer:
    "Nothing is written about an employer beyond what the posting says, because it could not be proven. You can add a sentence of your own.",
  "not-your-words": "Nothing was added to what your file shows, so there is nothing to take back.",
};

const beyond: Readonly<Record<NonNullable<NotUnderstood["topic"]>, string>> = {
  language:
    "Translating needs a language model; without one the documents stay in the language of your file.",
  design: "How the pages look is chosen with the template, not with an instruction.",
  sending: "An instruction changes the documents; sending and downloading have their own buttons.",
  spelling:
    "Spelling and grammar are not corrected without a language model. You can edit each line yourself.",
  style: "Imitating a style needs a language model.",
  manner:
    "How a text feels is for a reader to judge. Without a language model you can ask for something that can be seen: warmer, more formal, shorter, stronger verbs, results first.",
  question: "An instruction changes the documents; it does not answer questions.",
};

/** What an instruction cannot do without a language model, by what it is about. */
export function cannot({ part, topic }: NotUnderstood): string {
  if (topic === null) return `"${shortened(part)}" was not understood.`;
  return beyond[topic];
}

function shortened(part: string): string {
  const letters = Array.from(part);
  return letters.length <= 80 ? part : `${letters.slice(0, 79).join("")}…`;
}
