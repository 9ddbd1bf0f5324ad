import { expect, test } from "vitest";
import { wordTable } from "./word-table.ts";

const table = wordTable({ one: 1 });

test("a table has its own words", () => {
  expect(table["one"]).toBe(1);
});

test.each(["constructor", "valueOf", "toString", "hasOwnProperty", "__proto__"])(
  "a table has no %s",
  (word) => {
    expect(table[word]).toBeUndefined();
    expect(word in table).toBe(false);
  },
);
