import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { titleScore } from "../entries/title.rules.ts";
import { placeScore } from "../fields/place.rules.ts";
import { fold, foldWords } from "../text-line/clean-text.ts";
import { linkWord } from "./word-fates.ts";

/** What a text is that was read as a title and is none. */
export type OddTitle = "number" | "glyph" | "preposition" | "name" | "place";

/** A title beside the name of the person. */
interface NamedTitle {
  readonly title: string;
  readonly name: string;
}

function readTitle(example: string): NamedTitle {
  const [title = "", name = ""] = example.split(" of the resume of ");
  return { title, name };
}

const surePlace = 0.9;

function sortedWords(text: string): string {
  return foldWords(text).split(" ").toSorted().join(" ");
}

/** Titles that no careful reader would print. A resume with one is not tailored before the person has looked. */
export const oddTitles: ChoosingBook<NamedTitle, OddTitle> = {
  name: "odd-titles",
  about: "What is a text that was read as a job title and cannot be one?",
  takes: "first",
  read: readTitle,
  rules: [
    {
      name: "digits-without-a-word",
      when: ({ title }) => /\d/.test(title) && !/\p{L}{2}/u.test(title),
      gives: "number",
      examples: ["7", "2019 - 2021", "(3)"],
      not: ["2nd Officer", "Level 3 Technician"],
    },
    {
      name: "no-word-at-all",
      when: ({ title }) =>
        !/[\p{L}\d]/u.test(title) || /^\P{L}*\p{Script=Latin}\P{L}*$/u.test(title),
      gives: "glyph",
      examples: ["•", "o", "–"],
      not: ["PA", "師", "IT"],
    },
    {
      name: "joining-words-alone",
      when: ({ title }) =>
        fold(title)
          .split(/\s+/u)
          .every((word) => linkWord.test(word)),
      gives: "preposition",
      examples: ["at", "at the", "bei"],
      not: ["Head of the House", "IT"],
    },
    {
      name: "name-of-the-person",
      when: ({ title, name }) => name !== "" && sortedWords(title) === sortedWords(name),
      gives: "name",
      examples: ["Ana Prado of the resume of Ana Prado", "PRADO, Ana of the resume of Ana Prado"],
      not: ["Ana Prado", "Gardener of the resume of Ana Prado"],
    },
    {
      name: "known-place",
      when: ({ title }) => placeScore(title) >= surePlace && titleScore(title) <= 0,
      gives: "place",
      examples: ["Austin, TX", "Berlin"],
      not: ["Chef, Berlin", "Austin Gardener"],
    },
  ],
};

/** What a title is that cannot be one; nothing for a title that may stand. */
export function oddTitle(title: string, name: string): OddTitle | undefined {
  return title === "" ? undefined : decide(oddTitles, { title, name })?.value;
}
