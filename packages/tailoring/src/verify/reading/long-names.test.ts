import { describe, expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { frameOf } from "./frame.ts";
import { isOtherForm, isSureForm } from "./long-names.ts";

const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Clerk",
      company: "Marrow & Finch",
      start: "2018",
      end: "2020",
      bullets: ["Kept the GTR for the harbour", "Member of the tide data board", "Course CPR, ED"],
    },
  ],
});
const source = readSource(resume, factsOf(resume), "2026-11");

function ask(text: string, part: string, capital = false): boolean[] {
  const from = text.indexOf(part);
  const span = [from, from + part.length] as const;
  const claim = frameOf(text);
  return [isOtherForm(source, claim, span), isSureForm(source, claim, span, capital)];
}

describe("a name of a resume in its other form", () => {
  it("is the words of letters that it prints, and sure in three words", () => {
    expect(ask("Kept the Global Tide Register", "Global")).toEqual([true, true]);
    expect(ask("Learnt cardiopulmonary resuscitation", "resuscitation")).toEqual([true, true]);
  });

  it("is in doubt in two words, or as letters", () => {
    expect(ask("Worked in the emergency department", "emergency")).toEqual([true, false]);
    expect(ask("Sat on the TDB", "TDB")).toEqual([true, false]);
  });

  it("is asked to be written as a name where its words are everyday ones", () => {
    expect(ask("Kept the Global Tide Register", "Global", true)).toEqual([true, true]);
    expect(ask("Globally traced registers", "Globally", true)).toEqual([true, false]);
  });

  it("is nothing else", () => {
    expect(ask("Kept the Northern Tide Register", "Northern")).toEqual([false, false]);
  });
});
