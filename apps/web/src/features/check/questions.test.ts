// @vitest-environment node
import type { Extraction, Finding } from "@savile/model";
import { expect, it } from "vitest";
import { sampleExtraction } from "../../testing/sample-session.ts";
import { findValue } from "./find-value.ts";
import { openFindings } from "./open-findings.ts";
import { orderStep, questionsOf, rightStep } from "./questions.ts";
import { readSections, valuesOf } from "./read-sections.ts";

function doubtful(...ids: readonly string[]): Extraction {
  const sample = sampleExtraction();
  const facts = sample.facts.map((fact) => ({
    ...fact,
    confidence: ids.includes(fact.id) ? 0.4 : 0.95,
  }));
  return { ...sample, facts };
}

it("asks first what costs most when it is wrong", () => {
  const extraction = doubtful("exp1.b1", "exp1.dates", "contact.email", "exp1.title");
  const asked = questionsOf(extraction, readSections(extraction)).map((one) =>
    one.kind === "value" ? one.value.address : one.kind,
  );
  expect(asked).toEqual(["contact.email", "exp1.title", "exp1.dates", "exp1.b1"]);
});

it("asks once for the order of title and company of all entries, and answers for all", () => {
  const one = doubtful("exp1.title", "exp1.company", "exp2.title", "exp2.company");
  const extraction: Extraction = {
    ...one,
    resume: {
      ...one.resume,
      experience: one.resume.experience.flatMap((job) => [job, { ...job, id: "exp2" }]),
    },
    facts: [...one.facts, ...one.facts.map((fact) => ({ ...fact, id: fact.id.replace("1", "2") }))],
    findings: [{ code: "order_tie", detail: "", lines: [] }],
  };
  const [first, ...rest] = questionsOf(extraction, readSections(extraction));
  expect(first).toMatchObject({ kind: "order", entries: ["exp1", "exp2"] });
  expect(rest).toEqual([]);
  expect(orderStep(["exp1"], true)).toEqual([
    { op: "swap", path: "exp1.title", to: "exp1.company" },
    { op: "confirm", path: "exp1.title" },
    { op: "confirm", path: "exp1.company" },
  ]);
});

it("takes a finding off the list once the person has settled it", () => {
  const sample = sampleExtraction();
  const findings = [
    { code: "no_name", detail: "No name.", lines: [] },
    { code: "hidden_text", detail: "Hidden.", lines: [] },
  ];
  const named = { ...sample, findings };
  const nameless = { ...named, resume: { ...sample.resume, name: "" } };
  expect(openFindings(named).map(({ group }) => group)).toEqual(["text"]);
  expect(openFindings(nameless).map(({ group }) => group)).toEqual(["values", "text"]);
});

it("finds the value under the pointer where a line holds several", () => {
  const sample = sampleExtraction();
  const values = valuesOf(readSections(sample));
  const at = (share: number | null) =>
    findValue(sample.lines, values, { line: "p1.l4", share })?.address;
  expect([at(null), at(0.1), at(0.5), at(0.95)]).toEqual([
    "exp1.title",
    "exp1.title",
    "exp1.company",
    "exp1.dates",
  ]);
  expect(findValue(sample.lines, values, { line: "p1.l7", share: 0.5 })).toBeUndefined();
});

function asked(code: string, path: string, text?: string): Finding {
  const finding = { code, detail: code, lines: [], path };
  return text === undefined ? finding : { ...finding, text };
}

it("asks before all else what the next step needs to know of jobs, each kind once", () => {
  const one = doubtful("exp1.title", "contact.email");
  const [job] = one.resume.experience;
  const extraction: Extraction = {
    ...one,
    resume: {
      ...one.resume,
      experience:
        job === undefined
          ? []
          : [
              { ...job, company: "" },
              { ...job, id: "exp2", company: "" },
            ],
    },
    findings: [
      asked("odd_title", "exp1.title", "Head Gardener"),
      asked("no_employer", "exp1.company"),
      asked("no_employer", "exp2.company"),
    ],
  };
  const questions = questionsOf(extraction, readSections(extraction));
  expect(
    questions.map((question) =>
      question.kind === "jobs" ? `${question.code} ${question.asked.length}` : question.kind,
    ),
  ).toEqual(["no_employer 2", "odd_title 1", "value"]);
  expect(questions.flatMap((one) => (one.kind === "jobs" ? rightStep(one.asked) : []))).toEqual([
    { op: "leave", what: "exp1.company" },
    { op: "leave", what: "exp2.company" },
    { op: "confirm", path: "exp1.title" },
  ]);
  expect(openFindings(extraction)).toEqual([]);
});
