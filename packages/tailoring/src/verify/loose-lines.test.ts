import { describe, expect, it } from "vitest";
import type { Fact } from "@savile/model";
import type { FileLine } from "../match/printed.ts";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { withLooseLines } from "./loose-lines.ts";
import { withUnreadRoles } from "./unread-roles.ts";

const resume = buildResume({
  name: "Ada Quill",
  summary: "Nets since childhood",
  jobs: [
    { title: "Baker", company: "Tern Inn", start: "2014", end: "2016", bullets: ["Baked rye"] },
  ],
});

/** Lines of a file with the facts that they hold, and what becomes of them. */
function read(rows: readonly (readonly [text: string, fact?: string, role?: string])[]) {
  const file = rows.map(([text, , role], at): FileLine => ({
    id: `t.l${at}`,
    text,
    ...(role === undefined ? {} : { role }),
  }));
  const facts = factsOf(resume).map((fact): Fact => {
    const lines = rows.flatMap(([, id], at) => (id === fact.id ? [`t.l${at}`] : []));
    return lines.length === 0 ? fact : { ...fact, span: { start: 0, end: 1, lines } };
  });
  const source = readSource(resume, facts, "2026-11", file);
  return { source, whole: withLooseLines(withUnreadRoles(source, facts, file), facts, file) };
}

const job = [
  ["Ada Quill", "name"],
  ["Baker, Tern Inn", "exp1.title"],
  ["Baked rye", "exp1.b1"],
] as const;

describe("a line from which no value was made", () => {
  it("is a line of the role around it", () => {
    const { whole } = read([...job, ["Two helpers at harvest, paid by the day"]]);
    expect(whole.roles[0]?.lines.map(({ text }) => text)).toEqual([
      "Baked rye",
      "Two helpers at harvest, paid by the day",
    ]);
  });

  it("is an entry of its own below a heading", () => {
    const { whole } = read([
      ...job,
      ["Papers", "", "heading"],
      ["Forklift licence, ran out in 2020"],
      ["ba nets and ropes, orland college, 2009"],
    ]);
    expect(whole.roles[0]?.lines).toHaveLength(1);
    const own = whole.lines.filter(({ address }) => address.includes("loose"));
    expect(own.map(({ place, text }) => [place, text])).toEqual([
      ["activity", "Forklift licence, ran out in 2020"],
      ["credential", "ba nets and ropes, orland college, 2009"],
    ]);
    expect(new Set(own.map(({ entry }) => entry)).size).toBe(2);
    expect(whole.printed.map(({ text }) => text)).toContain("Forklift licence, ran out in 2020");
  });

  it("was prose only because the reading had lost its way", () => {
    const { whole } = read([
      ...job,
      ["Nets since childhood", "summary"],
      ["Sable Net Loft .......... 2010 - 2012", "summary"],
      ["mended nets at night", "summary"],
      ["Papers ==", "summary"],
      ["Forklift licence, ran out in 2020", "summary"],
    ]);
    expect(whole.byAddress.get("summary")?.text).toBe("Nets since childhood");
    expect(whole.roles.at(-1)?.lines.map(({ text }) => text)).toEqual(["mended nets at night"]);
    expect(whole.lines.at(-1)?.text).toBe("Forklift licence, ran out in 2020");
  });

  it("is none where every line holds a value, is hidden or says nothing", () => {
    const { source, whole } = read([...job, ["--"], ["ada@example.org"]]);
    expect(whole).toBe(source);
  });
});
