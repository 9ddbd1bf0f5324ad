import { expect, it } from "vitest";
import { memo } from "./memo.ts";

it("asks once for each key, and again for another asker", () => {
  const asked: string[] = [];
  const ask = (text: string) => {
    asked.push(text);
    return text.length;
  };
  const length = memo(ask, (text) => text.toLowerCase());
  expect([length("Acorn"), length("ACORN"), length("mill")]).toEqual([5, 5, 4]);
  expect(asked).toEqual(["Acorn", "mill"]);
  expect(memo(ask, String)("Acorn")).toBe(5);
  expect(asked).toEqual(["Acorn", "mill", "Acorn"]);
});
