import { bookFaults } from "@savile/model";
import { expect, test } from "vitest";
import { tailoringBooks } from "./rule-books.ts";

test("every example of every book is decided by its own rule", () => {
  expect(tailoringBooks(bookFaults).flat()).toEqual([]);
});
