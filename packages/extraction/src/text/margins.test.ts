import { expect, test } from "vitest";
import { marginRows } from "./margins.ts";

const rows = (...texts: string[]) => texts.map((text) => ({ runs: [{ text }] }));

test.each([
  [["Ada Byron", "ada@example.org"]],
  [["Ada Byron | +44 20 7946 0018"]],
  [["0171 / 23 45 67"]],
])("%j say how to reach her and are read once", (texts) => {
  expect(marginRows(rows(...texts, ...texts))).toEqual(rows(...texts));
});

test.each([[["Confidential"]], [["Page 1 of 2"]], [["CV 2026-11-29"]], [["2019 – 2024"]], [[""]]])(
  "%j say nothing of a person",
  (texts) => {
    expect(marginRows(rows(...texts))).toEqual([]);
  },
);
