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

function at(text: string, y: number) {
  return { ...plainLine(`t.${y}`, text, 0), page: 1, box: { x: 0, y, w: 50, h: 10 } };
}

test("words of the maker close a file at the foot of its last page, in whatever column", () => {
  const rest = ["Excel", "Word", "Go", "C"].map((text, row) => at(text, 100 + row * 20));
  const found = closingLines([at("Designed with Tarnpage", 700), ...rest]);
  expect([...found].map(({ text }) => text)).toEqual(["Designed with Tarnpage"]);
});
