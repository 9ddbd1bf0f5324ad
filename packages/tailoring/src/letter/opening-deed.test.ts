import { describe, expect, it } from "vitest";
import { buildResume } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";

const job = { title: "Restaurant Manager", company: "Salt & Co", start: "2022", end: "present" };
const others = [
  "Brought wage cost from 36% to 31% of revenue",
  "Trained eight waiters in wine service",
  "Wrote the rota of two bars each week",
];

/** The first paragraph of a letter of one who holds these lines. */
async function firstOf(line: string): Promise<string> {
  const posting = "Venue Manager at Pier\n\nReference: 51177\n\nRequirements\n- Rostering\n- Wine";
  const { letter } = await tailored(
    buildResume({ name: "A B", jobs: [{ ...job, bullets: [line, ...others] }] }),
    posting,
  );
  return letter.letter.paragraphs[0]?.text ?? "";
}

describe("what a letter opens on", () => {
  it("is the line nearest to the core of the post, without its bracket, and the reference", async () => {
    const text = await firstOf("Run a 95-seat restaurant with 22 staff (11 full time)");
    expect(text).toMatch(/where I run a 95-seat restaurant with 22 staff\./);
    expect(text).toContain("reference 51177");
  });

  it("is no line of which two halves stand side by side", async () => {
    const text = await firstOf("Run a restaurant with 22 staff, wage cost down to 31%");
    expect(text).not.toContain("22 staff, wage");
    expect(text).not.toContain("and wage cost down");
  });
});
