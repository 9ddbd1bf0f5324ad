import { describe, expect, it } from "vitest";
import type { Fact } from "@savile/model";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { withHeaders } from "./headed-roles.ts";

const head = "2012 to 2018\tKESTLE NETS LTD, Orland";
const titles = "Net hand, from 2015 loft leader";
const file = [head, titles, "Mended 40 nets a week"].map((text, at) => ({ id: `t.l${at}`, text }));

function lineOf(id: string): string | undefined {
  if (id === "exp1.b1") return "t.l2";
  return id.startsWith("exp1") ? "t.l1" : undefined;
}

function read(start: string, end: string, lines = file) {
  const resume = buildResume({
    name: "Ada Quill",
    jobs: [
      { title: "Net hand", company: "loft leader", start, end, bullets: ["Mended 40 nets a week"] },
    ],
  });
  const facts = factsOf(resume).map((fact): Fact => {
    const line = lineOf(fact.id);
    return line === undefined ? fact : { ...fact, span: { start: 0, end: 1, lines: [line] } };
  });
  const source = readSource(resume, facts, "2026-11", lines);
  return { source, whole: withHeaders(source, facts, lines) };
}

describe("a role below a header from which nothing was read", () => {
  const { whole } = read("2015", "");

  it("has its employer and dates, and both titles", () => {
    expect(whole.roles[0]).toMatchObject({ org: "KESTLE NETS LTD, Orland", title: titles });
    expect(whole.roles[0]?.period).toMatchObject({ start: "2012", end: "2018" });
    expect(whole.byAddress.get("exp1.company")?.text).toBe("KESTLE NETS LTD, Orland");
    expect(whole.byAddress.get("exp1.title")?.text).toBe(titles);
  });

  it("prints the header, and keeps its lines", () => {
    expect(whole.printed.map(({ text }) => text)).toContain(head);
    expect(whole.roles[0]?.lines.map(({ text }) => text)).toEqual(["Mended 40 nets a week"]);
  });

  it("is left alone with dates of its own, outside of those or without a header", () => {
    const [dated, outside, bare] = [
      read("2015", "2017"),
      read("2010", ""),
      read("2015", "", file.slice(1)),
    ];
    for (const { source, whole: same } of [dated, outside, bare]) expect(same).toBe(source);
  });
});
