import type { CoverLetter } from "../tailoring/cover-letter.ts";
import type { Edit } from "../tailoring/edit.ts";
import { askedTerms } from "../tailoring/posting-question.ts";
import type { AskedTerm, PostingQuestion } from "../tailoring/posting-question.ts";
import { insertEdit, removeEdit, textEdit } from "./make-edit.ts";
import type { EditPlace } from "./make-edit.ts";

/** What is stated of pay and time, as far as it is. */
export type StatedTerms = Readonly<Partial<Record<AskedTerm, string>>>;

const leads: Readonly<Record<AskedTerm, string>> = {
  "pay-now": "My current pay is",
  pay: "The pay I expect is",
  notice: "My notice period is",
  start: "The earliest I can start is",
};

const inOrder = new RegExp(
  `^${askedTerms.map((term) => `(?:${leads[term]} (.+?)\\.(?: |$))?`).join("")}$`,
  "u",
);

/** The paragraph that states pay and time; each in the words of the person. */
export function sayTerms(stated: StatedTerms): string {
  return askedTerms
    .flatMap((term) => {
      const said = (stated[term] ?? "").trim().replace(/[.\s]+$/u, "");
      return said === "" ? [] : [`${leads[term]} ${said}.`];
    })
    .join(" ");
}

/** What a paragraph states of pay and time; `undefined` where the person worded it in another way. */
export function readTerms(paragraph: string): StatedTerms | undefined {
  const found = inOrder.exec(paragraph);
  if (found === null) return undefined;
  return Object.fromEntries(
    askedTerms.flatMap((term, at) => {
      const said = found[at + 1];
      return said === undefined ? [] : [[term, said]];
    }),
  );
}

/** How letters of an earlier release put off pay and time: they said that one would talk of them. */
const putsOff =
  /\s*(?:I(?: am|['’]m) happy to talk about [^.]{2,80} when we speak\.|As you ask about [^.]{2,80}, I suggest that we settle that when we speak\.)/gu;

/** The paragraph that answers a question; `undefined` as long as there is none. */
export function answerTo(letter: CoverLetter, { id }: PostingQuestion): string | undefined {
  return letter.paragraphs.find((paragraph) => paragraph.id === id)?.text;
}

/** Whether a letter answers a question: of pay and time all that is asked, unless the person worded it in another way. */
export function isAnswered(letter: CoverLetter, question: PostingQuestion): boolean {
  const said = answerTo(letter, question);
  if (said === undefined || question.kind === "story") return said !== undefined;
  const stated = readTerms(said);
  return stated === undefined || question.terms.every((term) => stated[term] !== undefined);
}

/** Takes out of a letter that pay and time can be talked of: they are stated. */
function withoutPuttingOff(place: EditPlace): Edit[] {
  return place.documents.letter.paragraphs.flatMap(({ id, text }): Edit[] => {
    const rest = text.replace(putsOff, "").trim();
    if (rest === text) return [];
    const made = rest === "" ? removeEdit(place, "body", id) : textEdit(place, `body.${id}`, rest);
    return made.ok ? [made.value] : [];
  });
}

/**
 * The edits that put the person's answer to a question of the posting into the letter, as a paragraph of its own before
 * the close; an empty one takes it out.
 */
export function answerEdits(place: EditPlace, question: PostingQuestion, answer: string): Edit[] {
  const { letter } = place.documents;
  const { id } = question;
  const text = answer.trim();
  const standing = answerTo(letter, question);
  if (text === (standing ?? "")) return [];
  if (standing !== undefined) {
    const made = text === "" ? removeEdit(place, "body", id) : textEdit(place, `body.${id}`, text);
    return made.ok ? [made.value] : [];
  }
  const ids = letter.paragraphs.map((paragraph) => paragraph.id);
  const made = insertEdit(place, "body", { id, text }, ids.at(-2) ?? ids.at(-1) ?? null);
  if (!made.ok) return [];
  return [made.value, ...(question.kind === "terms" ? withoutPuttingOff(place) : [])];
}
