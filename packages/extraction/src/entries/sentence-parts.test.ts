import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { sentenceParts } from "./sentence-parts.ts";

function partsOf(...texts: string[]): string[] {
  const lines = texts.map((text, at) => plainLine(`t.l${at}`, text, 0));
  return sentenceParts(lines.map((line) => ({ line, from: 0 }))).map(
    ({ first, last, from = 0, to }) =>
      first === last
        ? first.text.slice(from, to)
        : `${first.text.slice(from)} ${last.text.slice(0, to)}`,
  );
}

test("each sentence of duties is a part, over the ends of lines too", () => {
  expect(
    partsOf("Matched 900 invoices. Paid twice", "a week. Moved statements to e-mail."),
  ).toEqual(["Matched 900 invoices.", "Paid twice a week.", "Moved statements to e-mail."]);
  expect(partsOf("Drove nine routes; took fares; checked the bus")).toEqual([
    "Drove nine routes",
    "took fares",
    "checked the bus",
  ]);
});

test("sentences that lean on each other stay together, and short forms end none", () => {
  expect(partsOf("Wrote the plan. It was taken over by the state.")).toHaveLength(1);
  expect(partsOf("Worked for Quill Ltd. Rye as well")).toHaveLength(1);
});
