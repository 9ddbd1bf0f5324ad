import { expect, test } from "vitest";
import type { Fact } from "@savile/model";
import { readSource } from "../../match/source.ts";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { verifyClaims } from "../verify-claims.ts";
import { printedHeader } from "./printed-header.ts";

const job = { start: "2014", end: "2016", bullets: ["Baked rye bread for 40 inns"] };
const resume = buildResume({
  name: "Ada Quill",
  jobs: [{ ...job, title: "Baker", company: "Garden & Yard" }],
});
const facts = factsOf(resume).map((fact): Fact => {
  const line = fact.id.startsWith("exp1.b") ? "t.l2" : "t.l1";
  return { ...fact, span: { start: 0, end: 1, lines: [line] } };
});
const lines = [
  { id: "t.l1", text: "Hazel & Thorn Ltd — Baker, Garden & Yard, 2014 - 2016" },
  { id: "t.l2", text: "Baked rye bread for 40 inns" },
];

test("a header is what the file prints, without its dates", () => {
  expect(printedHeader(readSource(resume, facts, "2026-11-21", lines), "exp1")).toBe(
    "Hazel & Thorn Ltd — Baker, Garden & Yard,  ",
  );
});

test("an employer that was read into no value supports a claim all the same", () => {
  const text = "At Hazel & Thorn I baked rye bread for 40 inns.";
  const claims = [{ id: "x", section: "letter", text }];
  const reasons = (file: typeof lines) =>
    verifyClaims({ resume, facts, lines: file, asOf: "2026-11", claims })[0]?.reasons.join();
  expect(reasons(lines)).not.toContain("entity");
  expect(reasons([])).toContain("entity");
});
