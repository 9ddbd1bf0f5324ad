import type { Claim } from "@savile/model";
import { describe, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { markOf, marksOf } from "./line-mark.ts";

const work = sampleWork();
const [first] = work.documents.resume.claims;

function claimOf(part: Partial<Claim>): Claim {
  if (first === undefined) throw new Error("the sample has claims");
  return { ...first, by: "embedded", verdict: "supported", rule: "copy", ...part };
}

describe("the mark of a line", () => {
  it.each([
    [{ rule: "copy" }, "copied"],
    [{ rule: "reorder" }, "copied"],
    [{ rule: "trim", text: "Other words" }, "reworded"],
    [{ rule: "rephrase", by: "llm", text: "Other words" }, "reworded"],
    [{ by: "user", verdict: "unsupported" }, "yours"],
    [{ by: "user" }, "yours"],
    [{ verdict: "weak" }, "asked"],
    [{ verdict: "unsupported" }, "asked"],
    [{ by: "form" }, null],
  ] as const)("of %o is %s", (part, mark) => {
    expect(markOf(work, claimOf(part))).toBe(mark);
  });

  it("of a point of the letter in the words of the file is that they are copied", () => {
    const [id = ""] = first?.evidence.factIds ?? [];
    const said = work.factOf.get(id)?.text ?? "";
    expect(markOf(work, claimOf({ rule: "letter", text: `• ${said}.` }))).toBe("copied");
    expect(markOf(work, claimOf({ rule: "letter", text: `I ${said}` }))).toBe("reworded");
  });

  it("is told for every line that states something, and for no other", () => {
    const claims = [claimOf({ path: "exp1.b1" }), claimOf({ path: "date", by: "form" })];
    expect([...marksOf(work, claims)]).toEqual([["exp1.b1", "copied"]]);
    expect(markOf(work, undefined)).toBeNull();
  });
});
