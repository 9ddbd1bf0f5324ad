import { describe, expect, it } from "vitest";
import { frameOf } from "./frame.ts";
import { misfitOf, titlesIn, titlesOfLine } from "./title-phrase.ts";

function claimed(text: string): string[] {
  return titlesIn(frameOf(text)).map(({ words }) => words.map((word) => word.text).join(" "));
}

function misfit(text: string, held: string): string | undefined {
  const [title] = titlesIn(frameOf(text));
  return title === undefined ? "none" : misfitOf(title, titlesOfLine(held));
}

describe("the titles that a claim gives the person", () => {
  it.each([
    ["Kiln manager, 2014 to 2016", ["Kiln manager"]],
    ["Former harbour pilot and deckhand", ["harbour pilot"]],
    ["Research chemist for the dye team", ["Research chemist"]],
    ["As deputy curator I wrote the labels", ["deputy curator"]],
    ["Loom technician", ["Loom technician"]],
    ["As Assistant Kiln Manager I", ["Assistant Kiln Manager"]],
    ["As an apprentice baker I", ["apprentice baker"]],
  ])("stand at its head or after 'as': %s", (text, titles) => {
    expect(claimed(text)).toEqual(titles);
  });

  it.each([
    "Assisted my Kiln Manager",
    "Sander work on floors",
    "Associate of Applied Science",
    "Member of the committee that picked a baker",
    "Loom Technician Identification Card",
    "Supervised the night porter, two shifts",
  ])("are not those of others, nor parts of names: %s", (text) => {
    expect(claimed(text)).toEqual([]);
  });
});

describe("a claimed title", () => {
  it.each([
    ["Kiln manager, 2014", "Assistant Kiln Manager", "diminished"],
    ["Registrar, Orland Museum", "Assistant Registrar, then Registrar", undefined],
    ["Assistant kiln manager, 2014", "Assistant Kiln Manager", undefined],
    ["Harbour pilot, 2014", "Deckhand", "noun"],
    ["Stood in for the foreman, 2014", "Welder", "none"],
    ["Foreman, 2014", "Stood in for the foreman four days", "noun"],
    ["Head coach, 2014", "Rowing club: assistant coach, two seasons", "diminished"],
    ["Assistant coach, 2014", "Rowing club: assistant coach, two seasons", undefined],
    ["Apprentice, 2014", "Welder", undefined],
    ["Kiln manager, 2014", "Kiln Supervisor", "noun"],
    ["Kiln supervisor, 2014", "Kiln Lead", undefined],
  ])("must be held with what makes it smaller: %s of %s", (text, held, expected) => {
    expect(misfit(text, held)).toBe(expected);
  });
});
