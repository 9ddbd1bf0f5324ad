import type { Extraction, Fact, Trace } from "@savile/model";
import { describe, expect, it } from "vitest";
import { interpret } from "../extract/extract.ts";
import { plainLine } from "../text-line/line.ts";
import { untracedWords } from "../testing/check-promises.ts";
import { traceLines } from "./trace-lines.ts";

const today = "2026-11-01";

function readLines(texts: readonly string[]) {
  const lines = texts.map((text, index) => ({ ...plainLine(`t.l${index + 1}`, text, 0), gap: 1 }));
  return interpret({ format: "txt", pages: [], lines, aside: [], findings: [] }, { today });
}

const resume = [
  "Curriculum Vitae",
  "Tilda Marchbanks",
  "Phone: 020 7946 0123 tilda@example.org",
  "Experience",
  "Night Porter, Harbour Light Inn, 2019 - 2021 (2 years)",
  "Welcomed 40 guests after midnight",
  "Education",
  "Diploma in Tourism, Quayside College, 2018",
];

function said({ traces = [] }: Extraction, text: string): Trace | undefined {
  return traces.find((one) => one.text === text);
}

describe("the account of a file", () => {
  const found = readLines(resume);

  it("names the value of each date, number, contact and employer", () => {
    expect(said(found, "2019 - 2021")).toMatchObject({ kind: "date", at: "exp1.dates" });
    expect(said(found, "Harbour Light Inn")).toMatchObject({
      kind: "employer",
      at: "exp1.company",
    });
    expect(said(found, "tilda@example.org")).toMatchObject({
      kind: "contact",
      at: "contact.email",
    });
    expect(said(found, "40")).toMatchObject({ kind: "number", state: "placed" });
  });

  it("names the reason of what is left out", () => {
    expect(said(found, "Curriculum Vitae")).toMatchObject({ because: "document-word" });
    expect(said(found, "Phone")).toMatchObject({ because: "label" });
    expect(said(found, "2 years")).toMatchObject({ because: "duration" });
    expect(found.unplaced).toEqual([]);
  });

  it("keeps headings with their sections, and leaves out one with nothing below it", () => {
    expect(said(found, "Experience")).toMatchObject({ state: "placed", at: "heading" });
    const empty = readLines([...resume.slice(1, 6), "Education", "Languages", "German"]);
    expect(said(empty, "Education")).toMatchObject({ because: "heading" });
  });

  it("has each word once", () => {
    expect(untracedWords(found)).toEqual([]);
  });
});

const lines = (...texts: string[]) =>
  texts.map((text, index) => ({
    id: `l${index}`,
    text,
    block: 0,
    role: "paragraph" as const,
  }));

describe("a line that no value holds", () => {
  it.each([
    ["Fluent in rowing", "text"],
    ["Harbour Light Hotel Ltd", "employer"],
    ["May 2012 to June 2013", "date"],
    ["Call 020 7946 0123", "contact"],
    ["Room 1408", "number"],
  ])("is asked for whole: %s", (text, kind) => {
    expect(traceLines({ lines: lines(text), facts: [] }, { today })).toMatchObject([
      { line: "l0", kind, state: "asked" },
    ]);
  });

  it("says nothing without a word", () => {
    expect(traceLines({ lines: lines("•", "-----"), facts: [] }, { today })).toEqual([]);
  });
});

function held(text: string, of: string): Fact {
  const start = text.indexOf(of);
  return {
    id: "exp1.title",
    kind: "title",
    text: of,
    span: { start, end: start + of.length, lines: ["l0"] },
    confidence: 0.9,
    origin: { by: "extracted" },
  };
}

/** What becomes of a line beside a value that it holds. */
function rest(text: string, of: string): Trace[] {
  const traces = traceLines({ lines: lines(text), facts: [held(text, of)] }, { today });
  return traces.filter((one) => one.state !== "placed");
}

describe("what is left of a line", () => {
  it.each([
    ["Title: Baker", "Baker", "label"],
    ["Baker at", "Baker", "joining-word"],
    ["Baker (3 months)", "Baker", "duration"],
  ])("%s without %s is left out", (text, of, because) => {
    expect(rest(text, of)).toMatchObject([{ state: "left-out", because }]);
  });

  it.each([
    ["2015: Baker", "Baker", "date"],
    ["Sons & Daughters Ltd: Baker", "Baker", "employer"],
    ["Baker, N.C.", "Baker", "text"],
    ["Baker 7", "Baker", "number"],
  ])("%s without %s is asked for", (text, of, kind) => {
    expect(rest(text, of)).toMatchObject([{ state: "asked", kind }]);
  });

  it("is asked for where the value does not say what its place says", () => {
    const text = "Baker and Miller";
    const fact = { ...held(text, text), text: "Baker" };
    const traces = traceLines({ lines: lines(text), facts: [fact] }, { today });
    expect(traces.map((one) => [one.text, one.state])).toEqual([
      ["Baker", "placed"],
      ["and", "left-out"],
      ["Miller", "asked"],
    ]);
  });
});

function contact(text: string): Fact {
  const origin = { by: "extracted" } as const;
  return { id: "contact.linkedin", kind: "contact", text, confidence: 0.9, origin };
}

describe("an address", () => {
  it("is placed where the page or a link says it again", () => {
    const all = [
      ...lines("linkedin.com/in/tilda"),
      {
        id: "k1",
        text: "https://www.linkedin.com/in/tilda",
        block: 0,
        role: "link-target" as const,
      },
    ];
    const facts = [contact("https://www.linkedin.com/in/tilda")];
    const states = traceLines({ lines: all, facts }, { today }).map((one) => one.state);
    expect(states).toEqual(["placed", "placed"]);
  });

  it("behind words that say something else is left out", () => {
    const target = {
      id: "k1",
      text: "https://inn.example",
      block: 0,
      role: "link-target" as const,
    };
    expect(traceLines({ lines: [target], facts: [] }, { today })).toMatchObject([
      { state: "left-out", because: "link" },
    ]);
  });
});

/** The account of a text file, which has each of its words. */
function account(texts: readonly string[]): readonly Trace[] {
  const found = readLines(texts);
  expect(untracedWords(found)).toEqual([]);
  return found.traces ?? [];
}

describe("a file of nothing but numbers", () => {
  it.each([
    ["one line", ["1 ".repeat(50_000).trim()]],
    ["short lines", Array.from({ length: 400 }, () => "2019 - 2021 ".repeat(20).trim())],
    ["telephone numbers", [Array.from({ length: 5_000 }, (_, at) => `+1 (2${at}`).join(", ")]],
  ])("in %s is accounted for in few pieces", (_, texts) => {
    expect(account(texts).length).toBeLessThan(6_000);
  });

  it("is not what a long list of figures is: each of them is told", () => {
    const line = Array.from({ length: 300 }, (_, at) => `${at + 2} guests`).join(", ");
    const traces = account(["Tilda Marchbanks", "Summary", line]);
    expect(traces.filter(({ kind }) => kind === "number").length).toBe(300);
  });
});

it("a line of very many words takes little time", () => {
  const start = performance.now();
  traceLines({ lines: lines("1 a. b: 2015 ".repeat(5000)), facts: [] }, { today });
  expect(performance.now() - start).toBeLessThan(1500);
});
