import { expect, test } from "vitest";
import type { Chunk } from "../text-line/chunk.ts";
import { namePrivateUse } from "./name-private-use.ts";

function chunk(text: string, font: string): Chunk {
  return {
    text,
    font,
    x0: 0,
    x1: 10,
    y: 10,
    size: 10,
    bold: false,
    italic: false,
    colour: "#000000",
    mode: 0,
    angle: 0,
    order: 0,
    spaced: false,
  };
}

function named(...drawn: readonly (readonly [text: string, font: string])[]): string[] {
  const chunks = drawn.map(([text, font]) => chunk(text, font));
  namePrivateUse(chunks);
  return chunks.map((one) => one.text);
}

test("figures with descenders and small capitals of a font that writes are usual ones", () => {
  expect(
    named(["Leeds", "Serif"], ["\uf732\uf730\uf731\uf739", "Serif"], ["\uf645\uf644", "Serif"]),
  ).toEqual(["Leeds", "2019", "21"]);
  expect(named(["Smith", "Serif"], ["S\uf76d\uf769\uf774\uf768", "Serif"])).toEqual([
    "Smith",
    "Smith",
  ]);
});

test("signs of a font that writes nothing else stay as they are", () => {
  expect(named(["Leeds", "Serif"], ["\uf732", "T1"])).toEqual(["Leeds", "\uf732"]);
});

test("a font of signs that holds words is read by their bytes", () => {
  expect(named(["\uf04c\uf065\uf065\uf064\uf073", "T1"], ["\uf0b7", "T1"])).toEqual(["Leeds", "·"]);
  expect(named(["\uf0b7", "T2"])).toEqual(["\uf0b7"]);
});
