import { describe, expect, it } from "vitest";
import { printNote } from "./escape.ts";
import { takeLanguage } from "./notes.ts";
import { tokensOf } from "./tokens.ts";

function taken(text: string) {
  const { tokens, language } = takeLanguage(tokensOf(text));
  return [tokens.map(({ raw }) => raw), language];
}

describe("the language of a file", () => {
  it("is English where no note says another one", () => {
    expect(taken("One.\n\nTwo.")).toEqual([["One.", "Two."], "en"]);
    expect(taken("")).toEqual([[], "en"]);
  });

  it("is that of the note, which is no line of the text", () => {
    expect(taken(`One.\n\n${printNote("language: pt-BR")}`)).toEqual([["One."], "pt-BR"]);
  });

  it("is that of the last note where several stand", () => {
    const notes = ["de", "fr"].map((tag) => printNote(`language: ${tag}`)).join("\n\n");
    expect(taken(notes)).toEqual([[], "fr"]);
  });

  it.each(["author: me", "language:", "language: two words", "language"])(
    "is not told by the note %j, which goes all the same",
    (note) => {
      expect(taken(`One.\n\n${printNote(note)}`)).toEqual([["One."], "en"]);
    },
  );

  it("is not taken from a heading or a bullet, which stay as they are", () => {
    const note = printNote("language: de");
    expect(taken(`# Ada ${note}\n- one ${note}`)).toEqual([[`Ada ${note}`, `one ${note}`], "en"]);
  });

  it("is taken off the end of a line of text, which stays", () => {
    const note = printNote("language: de");
    expect(taken(`One. ${note}`)).toEqual([[`One. ${note}`], "de"]);
  });
});
