import { expect, it } from "vitest";
import { readLine } from "../grammar/read-line.ts";
import { isRowOfThings } from "./row-of-things.ts";

it.each(["Branded content, two films", "Washing, dressing, meals"])(
  "a row of things whose first word could be a verb tells no deed: %s",
  (line) => {
    expect(isRowOfThings(readLine(line), true)).toBe(true);
  },
);

it.each(["Washed, dressed and fed 14 residents", "Wrote the reports for a grant"])(
  "a deed is no row of things: %s",
  (line) => {
    expect(isRowOfThings(readLine(line), false)).toBe(false);
  },
);
