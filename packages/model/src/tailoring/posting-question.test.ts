import { describe, expect, it } from "vitest";
import { isAnswerId, isStory, questionsOf, termsAsked } from "./posting-question.ts";

function asked(...answers: string[]) {
  return questionsOf({ answers, warnings: [] });
}

describe("what a posting wants answered", () => {
  it("is what is to be told, each by itself, and pay and time together", () => {
    const [story, terms, ...others] = asked(
      "tell us about a mistake that you found",
      "stating current and expected salary",
      "send your CV",
      "your notice period",
    );
    expect(story).toMatchObject({ kind: "story", text: "tell us about a mistake that you found" });
    expect(terms).toMatchObject({
      kind: "terms",
      terms: ["pay-now", "pay", "notice"],
      text: "stating current and expected salary, your notice period",
    });
    expect(others).toEqual([]);
  });

  it("is nothing where only papers are wanted, or no letter at all", () => {
    expect(asked("send your CV", "a cover letter", "the reference")).toEqual([]);
    expect(questionsOf({ warnings: [] })).toEqual([]);
    const warnings = [{ code: "no_letter", detail: "No letters please." }];
    expect(questionsOf({ answers: ["tell us about a mistake"], warnings })).toEqual([]);
  });

  it("keeps the id of its answer, which is that of no other line", () => {
    const [first] = asked("tell us about a mistake");
    const [again, other] = asked("tell us about a mistake", "tell us about a find");
    expect(again?.id).toBe(first?.id);
    expect(other?.id).not.toBe(first?.id);
    expect([first, other].map((one) => isAnswerId(one?.id ?? ""))).toEqual([true, true]);
    expect(["p1", "p10004", "p1999999999", "b2000000000"].filter(isAnswerId)).toEqual([]);
  });
});

it.each([
  ["state your current package", ["pay-now"]],
  ["stating your salary expectations", ["pay"]],
  ["your salary history", ["pay-now"]],
  ["include your hourly rate", ["pay"]],
  ["current and desired pay and when you can start", ["pay-now", "pay", "start"]],
  ["your availability", ["start"]],
  ["tell us about a pay error that you found", []],
  ["send references", []],
])("of pay and time %s asks for %j", (text, terms) => {
  expect(termsAsked([text])).toEqual(terms);
});

it("knows a question by its mark or its first words", () => {
  expect(isStory("What does a good home mean to you?")).toBe(true);
  expect(isStory("tell us, in a page, how you would begin")).toBe(true);
  expect(isStory("name one piece of your work")).toBe(true);
  expect(isStory("tell us your notice period")).toBe(false);
  expect(isStory("a cover letter")).toBe(false);
});
