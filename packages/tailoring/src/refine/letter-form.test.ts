import { isPointText } from "@savile/model";
import { describe, expect, it } from "vitest";
import { tryInstruction } from "../testing/try-refinement.ts";

describe("another version of the letter", () => {
  it("tells in sentences what stood in points, and keeps an end", async () => {
    const { refined } = await tryInstruction("accountant", "Write the letter in sentences");
    expect(refined.outcome).toBe("applied");
    const after = refined.lines.flatMap(({ after: text }) => text ?? []);
    expect(after.some(isPointText)).toBe(false);
    expect(refined.lines.filter(({ before }) => before !== null && isPointText(before))).toSatisfy(
      (points: typeof refined.lines) =>
        points.length >= 2 &&
        points.every(({ after: text }) => text === null || !isPointText(text)),
    );
    const ends = refined.lines.filter(({ before }) => before?.includes("Thank you") === true);
    expect(ends.every(({ after: text }) => text?.includes("Thank you") === true)).toBe(true);
  });

  it("has nothing to do where the letter stands in points already", async () => {
    const { refined } = await tryInstruction("accountant", "Write the letter with bullet points");
    expect(refined.outcome).toBe("nothing_to_change");
  });
});
