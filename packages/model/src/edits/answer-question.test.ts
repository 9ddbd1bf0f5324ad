import { describe, expect, it } from "vitest";
import { questionsOf } from "../tailoring/posting-question.ts";
import type { PostingQuestion } from "../tailoring/posting-question.ts";
import { at } from "../testing/any-edits.ts";
import { sample } from "../testing/sample-documents.ts";
import type { Documents } from "../tailoring/edit.ts";
import { answerEdits, answerTo, readTerms, sayTerms } from "./answer-question.ts";
import { replayEdits } from "./replay-edits.ts";

const answers = ["tell us about a mistake", "stating your expected salary and notice period"];
const [story, terms] = questionsOf({ answers, warnings: [] });

function letterOf(...texts: string[]): Documents {
  const paragraphs = texts.map((text, index) => ({ id: `p${index + 1}`, text }));
  return { ...sample, letter: { ...sample.letter, paragraphs } };
}

function answered(documents: Documents, question: PostingQuestion | undefined, answer: string) {
  if (question === undefined) throw new Error("the posting asks nothing");
  const edits = answerEdits({ documents, document: "cover_letter", at }, question, answer);
  return replayEdits(documents, edits).documents;
}

function textsOf({ letter }: Documents): string[] {
  return letter.paragraphs.map(({ text }) => text);
}

const letter = letterOf("I apply.", "I led a shop.", "I would be glad to talk.");

describe("the answer to a question of the posting", () => {
  it("is a paragraph of its own before the close, as it was written", () => {
    const next = answered(letter, story, " I once paid a bill twice.\n");
    expect(textsOf(next)).toEqual([
      "I apply.",
      "I led a shop.",
      "I once paid a bill twice.",
      "I would be glad to talk.",
    ]);
    expect(story && answerTo(next.letter, story)).toBe("I once paid a bill twice.");
  });

  it("is written anew in its place, and taken out when it is emptied", () => {
    const once = answered(letter, story, "I once paid a bill twice.");
    const anew = answered(once, story, "I once paid a bill twice, and found it.");
    expect(textsOf(anew)[2]).toBe("I once paid a bill twice, and found it.");
    expect(textsOf(answered(anew, story, " "))).toEqual(textsOf(letter));
  });

  it("is no edit where nothing changes", () => {
    expect(answered(letter, story, "  ")).toBe(letter);
    const once = answered(letter, story, "Twice.");
    expect(answered(once, story, "Twice.")).toBe(once);
  });

  it("finds its place in a letter of one paragraph, and in an empty one", () => {
    expect(textsOf(answered(letterOf("I apply."), story, "Twice."))).toEqual([
      "I apply.",
      "Twice.",
    ]);
    expect(textsOf(answered(letterOf(), story, "Twice."))).toEqual(["Twice."]);
  });

  it("about pay and time takes away the sentence that put them off, and nothing else", () => {
    const off = letterOf(
      "I apply. I am happy to talk about what you plan.",
      "I'm happy to talk about pay and my notice period when we speak. Thank you.",
    );
    const said = sayTerms({ pay: "£34,000", notice: "one month" });
    expect(textsOf(answered(off, terms, said))).toEqual([
      "I apply. I am happy to talk about what you plan.",
      "The pay I expect is £34,000. My notice period is one month.",
      "Thank you.",
    ]);
    const alone = letterOf(
      "I apply.",
      "As you ask about pay, I suggest that we settle that when we speak.",
      "Thank you.",
    );
    expect(textsOf(answered(alone, terms, said))).toHaveLength(3);
    expect(textsOf(answered(off, story, "Twice."))).toContain(textsOf(off)[1]);
  });
});

describe("what is stated of pay and time", () => {
  it.each([
    {},
    { pay: "£34,000" },
    { "pay-now": "Rs. 9.5 lakh", pay: "Rs. 12 lakh", notice: "60 days", start: "1 March" },
    { notice: "two weeks", start: "on Monday" },
  ])("is said in sentences and read from them again: %j", (stated) => {
    expect(readTerms(sayTerms(stated))).toEqual(stated);
  });

  it("leaves out what is blank, and sets one full stop", () => {
    expect(sayTerms({ pay: " ", notice: "one month. " })).toBe("My notice period is one month.");
  });

  it("is not read from words of another kind", () => {
    expect(readTerms("I would take what you pay.")).toBeUndefined();
  });
});
