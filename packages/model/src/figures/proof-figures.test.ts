import { describe, expect, it } from "vitest";
import type { Claim } from "../tailoring/claim.ts";
import { proofOfClaims, provenShare } from "./proof-figures.ts";

function claim(id: string, verdict: Claim["verdict"], by: Claim["by"] = "source"): Claim {
  return {
    id,
    path: id,
    text: id,
    evidence: { factIds: [], posting: [] },
    clauses: [],
    reqIds: [],
    by,
    rule: "copy",
    reason: "",
    verdict,
    issues: [],
  };
}

function proof(resume: Claim[], letter: Claim[] = []) {
  return proofOfClaims({ resume: { claims: resume }, cover_letter: { claims: letter } });
}

describe("the proof of both documents", () => {
  it("counts the lines that state something, and those that are proven", () => {
    const figures = proof(
      [claim("a", "supported"), claim("b", "weak")],
      [claim("c", "unsupported", "user"), claim("d", "supported", "llm")],
    );
    expect(figures).toMatchObject({ lines: 4, proven: 2 });
  });

  it("names the lines that are open, the resume's first, each with its document", () => {
    const { open } = proof([claim("b", "weak")], [claim("c", "unsupported")]);
    expect(open.map(({ kind, claim: { id } }) => [kind, id])).toEqual([
      ["resume", "b"],
      ["cover_letter", "c"],
    ]);
  });

  it("leaves out what is only form, proven or not", () => {
    const figures = proof([], [claim("date", "supported", "form"), claim("x", "weak", "form")]);
    expect(figures).toEqual({ lines: 0, proven: 0, open: [] });
  });

  it("is of nothing where nothing is stated", () => {
    expect(proof([])).toEqual({ lines: 0, proven: 0, open: [] });
  });
});

function share(lines: number, proven: number): number {
  return provenShare({ lines, proven, open: [] });
}

it("the share of proven lines is all only where all are proven", () => {
  expect(share(300, 299)).toBe(0.99);
  expect(share(3, 3)).toBe(1);
  expect(share(0, 0)).toBe(1);
  expect(share(4, 2)).toBe(0.5);
});
