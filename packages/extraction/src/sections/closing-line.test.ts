import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { closingLines, isClosing } from "./closing-line.ts";

test.each([
  "References available on request.",
  "References upon request",
  "Referenzen auf Anfrage",
  "Références sur demande",
  "Referencias a petición",
  "Referências a pedido",
  "Download CV",
  "© Tarn 2020",
])("%s closes a file", (text) => {
  expect(isClosing(text)).toBe(true);
});

test.each([
  "References",
  "Downloaded CV data of nine sites",
  "On request of the ward, kept references",
])("%s closes nothing", (text) => {
  expect(isClosing(text)).toBe(false);
});

test("words of the maker close a file only at its end", () => {
  const texts = ["Built with care", "Excel, Word", "Made with Tarnpage"];
  const lines = texts.map((text, index) => plainLine(`t.l${index + 1}`, text, 0));
  expect([...closingLines(lines)].map(({ text }) => text)).toEqual(["Made with Tarnpage"]);
});
