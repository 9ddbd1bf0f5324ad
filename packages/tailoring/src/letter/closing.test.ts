import { answerEdits, emptyLetter, emptyResume, questionsOf, replayEdits } from "@savile/model";
import { expect, it } from "vitest";
import { inRegister } from "./register.ts";

/** As letters of an earlier release put it off: they stand in stored sessions. */
const plain = [
  "I am happy to talk about pay and my notice period and when I could start when we speak.",
  "As you ask about pay, I suggest that we settle that when we speak.",
];
const easy = plain.map((text) => inRegister({ text, factIds: [], reqIds: [] }, "easy").text);

it.each([...new Set([...plain, ...easy])])(
  "what puts pay off goes once it is stated: %s",
  (text) => {
    const paragraphs = [
      { id: "p1", text: "I apply." },
      { id: "p2", text: `${text} I would be glad to talk.` },
    ];
    const documents = { resume: emptyResume(), letter: { ...emptyLetter(), paragraphs } };
    const [question] = questionsOf({ answers: ["stating your expected salary"], warnings: [] });
    if (question === undefined) throw new Error("the posting asks nothing");
    const at = "2026-01-02T03:04:05.000Z";
    const edits = answerEdits(
      { documents, document: "cover_letter", at },
      question,
      "The pay I expect is 500 a week.",
    );
    const { letter } = replayEdits(documents, edits).documents;
    expect(letter.paragraphs.map((paragraph) => paragraph.text)).toEqual([
      "I apply.",
      "The pay I expect is 500 a week.",
      "I would be glad to talk.",
    ]);
  },
);
