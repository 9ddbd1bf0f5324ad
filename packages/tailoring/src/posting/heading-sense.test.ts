import { describe, expect, it } from "vitest";
import { leadEnd, senseOf, senseOfLead, standsOver } from "./heading-sense.ts";
import { parsePosting } from "./parse-posting.ts";

describe("the sense of a heading", () => {
  it.each([
    ["The person", "required"],
    ["What we'd ask of you", "required"],
    ["Who we're after", "required"],
    ["What you'd have from us", "benefits"],
    ["What you can rely on", "benefits"],
    ["Your week", "duties"],
    ["Applying", "closing"],
    ["Where we come from", "about"],
  ])("%s", (words, section) => {
    expect(senseOf(words)).toBe(section);
  });

  it("is nothing where no word tells", () => {
    expect(senseOf("Longer version")).toBeUndefined();
  });
});

describe("words that lead a paragraph", () => {
  it.each([
    ["What the person will do:", "duties"],
    ["What I'm looking for.", "required"],
    ["Tasks:", "duties"],
  ])("%s", (words, section) => {
    expect(senseOfLead(words)).toBe(section);
  });

  it.each(["Budgeting doesn't scare you.", "You live in Pro Tools.", "We bake bread."])(
    "%s is a sentence",
    (words) => {
      expect(senseOfLead(words)).toBeUndefined();
    },
  );

  it("end behind their colon", () => {
    expect(leadEnd("What you would be doing: paying the staff")).toBe(24);
    expect(leadEnd("Reorganisations: you have done one")).toBeUndefined();
  });
});

function line(text: string, at: number) {
  return { text, bullet: false, line: at, column: 0, start: 0, end: text.length };
}

describe("a short line by itself", () => {
  const told = line("The mill has stood here since the war.", 0);
  const text = line("You can carry a sack up a ladder.", 4);

  it("is a heading over a text, below a blank line", () => {
    expect(standsOver(line("The person", 2), told, text)).toBe(true);
  });

  it("is none right below a sentence, over a list, or as a sentence", () => {
    expect(standsOver(line("The person", 1), told, text)).toBe(false);
    expect(standsOver(line("The person", 2), told, { ...text, bullet: true })).toBe(false);
    expect(standsOver(line("There is no form.", 2), told, text)).toBe(false);
  });
});

describe("a posting in prose under headings of its own", () => {
  const posting = parsePosting(`Head Miller

The mill has stood here since 1804.

The person

Chainsaw certificates are held, and so is a head for heights. Patience counts.

What you'd have from us

A cottage and flour.

Applying

Write to the miller.`);
  it("asks where the heading says so, and nowhere else", () => {
    const asked = posting.requirements.map(({ text }) => text).join(" | ");
    expect(asked).toContain("Patience");
    expect(asked).not.toMatch(/cottage|flour|miller/i);
  });
});
