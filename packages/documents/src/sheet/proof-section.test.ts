import type { ProofRow } from "@savile/model";
import { describe, expect, it } from "vitest";
import { printText } from "../text/print-text.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { printedLines, sheetOf } from "./printed-lines.ts";

const proof: readonly ProofRow[] = [
  {
    reqId: "r1",
    asked: "Payroll",
    level: "required",
    coverage: "met",
    factId: "exp1.b1",
    line: "Ran the payroll of 80 staff",
    figure: "80 staff",
    when: "2019 - 2024",
  },
  { reqId: "r2", asked: "Welding", level: "required", coverage: "missing" },
];
const resume = realisticResume();
const document = { kind: "resume", resume, proof } as const;

describe("the table of proof in a file", () => {
  it("is a last section at the top of a page, with what is shown and nothing that is missing", () => {
    const last = sheetOf(document).sections.at(-1);
    expect(last).toMatchObject({
      breakBefore: true,
      heading: { text: "Proof for Each Requirement" },
    });
    expect(last?.blocks).toHaveLength(1);
    expect(printText(document)).toContain(
      "Payroll | 2019 - 2024\n80 staff\n- Ran the payroll of 80 staff",
    );
    expect(printText(document)).not.toContain("Welding");
  });

  it("stands in the list of lines by which files are read back, under no address", () => {
    const lines = printedLines(document).slice(-5);
    expect(lines.map(({ text }) => text)).toContain("Ran the payroll of 80 staff");
    expect(new Set(lines.map(({ address }) => address))).toEqual(new Set([""]));
  });

  it("is not there where there is nothing to show", () => {
    const bare = { ...document, proof: proof.slice(1) };
    expect(printText(bare)).toBe(printText({ kind: "resume", resume }));
  });
});
