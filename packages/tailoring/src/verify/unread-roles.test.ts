import { describe, expect, it } from "vitest";
import type { Fact } from "@savile/model";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { withUnreadRoles } from "./unread-roles.ts";

const resume = buildResume({
  name: "Ada Quill",
  summary: "Mended 40 nets a week",
  jobs: [{ title: "Baker", company: "Tern Inn", start: "2014", end: "2016", bullets: ["Baked"] }],
});
const texts = [
  "Ada Quill",
  "Kestle Nets, Port Orland",
  "Net Mender",
  "July 2019 - present",
  "Mended 40 nets a week",
  "Tern Inn",
];
const file = texts.map((text, index) => ({ id: `t.l${index}`, text }));
const places = new Map([
  ["name", "t.l0"],
  ["summary", "t.l4"],
  ["exp1.company", "t.l5"],
]);
const facts = factsOf(resume).map((fact): Fact => {
  const line = places.get(fact.id);
  return line === undefined ? fact : { ...fact, span: { start: 0, end: 1, lines: [line] } };
});
const source = readSource(resume, facts, "2026-11", file);

describe("a role from whose header nothing was read", () => {
  const { source: found, taken } = withUnreadRoles(source, facts, file);
  const role = found.roles.at(-1);

  it("is one, with the lines below it", () => {
    expect(found.roles).toHaveLength(2);
    expect(role).toMatchObject({ title: "Net Mender", org: "Kestle Nets, Port Orland" });
    expect(role?.period).toMatchObject({ start: "2019-07", end: "present" });
    expect(role?.lines.map(({ text }) => text)).toEqual(["Mended 40 nets a week"]);
    expect(role?.range?.open).toBe(true);
  });

  it("takes up its header and the lines below it", () => {
    expect([...taken]).toEqual(["t.l1", "t.l2", "t.l3", "t.l4"]);
  });

  it("has addresses of its own", () => {
    expect(new Set(found.lines.map(({ address }) => address)).size).toBe(found.lines.length);
  });

  it("is none without dates, without lines or without a file", () => {
    const undated = file.filter(({ id }) => id !== "t.l3");
    const bare = file.filter(({ id }) => id !== "t.l4");
    for (const lines of [undated, bare, []])
      expect(withUnreadRoles(source, facts, lines).source).toBe(source);
  });

  it("is none in what is hidden", () => {
    const hidden = file.map((line) => ({ ...line, hidden: "white" }));
    expect(withUnreadRoles(source, facts, hidden).source).toBe(source);
  });

  it("is one in what was taken for prose, with dates in front and its title below", () => {
    const more = [
      "== Jobs ==",
      "[Aug 2012 - Mar 2014]  Sable Net Loft, Orland",
      "Crane Operator II, night shift",
      "mended trawl nets",
    ].map((text, index) => ({ id: `t.m${index}`, text }));
    const prose = facts.map((fact): Fact => {
      const lines = ["t.l4", ...more.map(({ id }) => id)];
      return fact.id === "summary" ? { ...fact, span: { start: 0, end: 1, lines } } : fact;
    });
    const all = [...file.slice(0, 5), ...more, ...file.slice(5)];
    const last = withUnreadRoles(source, prose, all).source.roles.at(-1);
    expect(last).toMatchObject({
      org: "Sable Net Loft, Orland",
      title: "Crane Operator II, night shift",
    });
    expect(last?.period).toMatchObject({ start: "2012-08", end: "2014-03" });
  });

  it("has dates behind a row of dots, ends at a bare heading and leaves the sentence above alone", () => {
    const texts: readonly (readonly [string, string?])[] = [
      ["Sold the rest of the nets at the winter fair."],
      ["TERN RADIO, orland .............. jan 2010 - may 2012"],
      ["crane operator"],
      ["read the tides at six,", "+"],
      ["every day of the week"],
      ["wrote them up", "+"],
      ["school"],
      ["ba nets and ropes, orland college, 2009"],
    ];
    const more = texts.map(([text, bullet], index) => ({
      id: `t.n${index}`,
      text,
      ...(bullet === undefined ? {} : { bullet }),
    }));
    const prose = facts.map((fact): Fact => {
      const lines = ["t.l4", ...more.map(({ id }) => id)];
      return fact.id === "summary" ? { ...fact, span: { start: 0, end: 1, lines } } : fact;
    });
    const { source: whole } = withUnreadRoles(source, prose, [...file.slice(0, 5), ...more]);
    const last = whole.roles.at(-1);
    expect(last).toMatchObject({ org: "TERN RADIO, orland", title: "crane operator" });
    expect(last?.lines.map(({ text }) => text)).toEqual([
      "crane operator",
      "read the tides at six, every day of the week",
      "wrote them up",
    ]);
  });
});
