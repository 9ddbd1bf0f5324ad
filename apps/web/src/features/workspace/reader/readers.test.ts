import type { ParserView } from "@savile/contracts";
import { expect, it } from "vitest";
import { othersOf, ownReaders } from "./readers.tsx";
import { systemRules } from "./system-rules.data.ts";

const view: ParserView = {
  format: "pdf",
  text: "Ana",
  fields: [
    { path: "name", label: "Name", intended: "Ana", recovered: "Ana", same: true },
    { path: "headline", label: "Headline", intended: "Chef", recovered: "", same: false },
  ],
  read_back: {
    format: "pdf",
    lines: 9,
    found: 9,
    inOrder: true,
    missing: [],
    pageCount: 1,
    tagged: true,
  },
};

it.each([
  ["pdf", ["pdf.js", "Our own parser"]],
  ["docx", ["Our reader of Word files", "Our own parser"]],
  ["txt", ["Our own parser"]],
] as const)("a %s file is read here by %j", (format, names) => {
  expect(ownReaders({ ...view, format }).map(({ name }) => name)).toEqual(names);
});

it("each reader tells what it found in this very file", () => {
  expect(ownReaders(view).map(({ said }) => said)).toEqual([
    "9 of 9 lines, in order",
    "1 of 2 values",
  ]);
});

it("programs of others stand with the weakest first, each for its format", () => {
  const readings = [
    { reader: "b", format: "pdf", right: 10, of: 10 },
    { reader: "a", format: "pdf", right: 7, of: 10 },
    { reader: "c", format: "docx", right: 1, of: 10 },
  ] as const;
  expect(othersOf(readings, "pdf").map(({ name, said }) => `${name} ${said}`)).toEqual([
    "a 70%",
    "b 100%",
  ]);
});

it("every rule names its primary source", () => {
  for (const { source } of systemRules) expect(new URL(source).protocol).toBe("https:");
});
