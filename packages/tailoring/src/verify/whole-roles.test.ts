import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { wholeRoles } from "./whole-roles.ts";

type Job = Parameters<typeof buildResume>[0]["jobs"] extends readonly (infer One)[] | undefined
  ? One
  : never;

const plain = { start: "2014", end: "2016", bullets: ["Baked rye bread for 40 inns"] };

function told(jobs: readonly Job[]): [string, string[]][] {
  const resume = buildResume({ name: "Ada Quill", jobs });
  const source = wholeRoles(readSource(resume, factsOf(resume), "2026-11"));
  return source.roles.map(({ id, lines }) => [id, lines.map(({ text }) => text)]);
}

describe("a role that was read in pieces", () => {
  it("has the rest below a second header again", () => {
    const head = { ...plain, title: "Clerk", company: "Orland Dye Works", bullets: [] };
    const rest = { ...plain, title: "", company: "", start: "2012" };
    const [role, ...others] = told([head, rest]);
    expect(role?.[0]).toBe("exp1");
    expect(role?.[1]).toContain("Baked rye bread for 40 inns");
    expect(others).toEqual([]);
  });

  it("has the lines below a title that stands below its header", () => {
    const head = { ...plain, title: "Nantwich", company: "Orland Dye Works", bullets: [] };
    const rest = { ...plain, title: "Dyer, then Night Leader", company: "", start: "2015" };
    const [role, ...others] = told([head, rest]);
    expect(role?.[1]).toContain("Baked rye bread for 40 inns");
    expect(others).toEqual([]);
  });

  it("has the line again that was taken for a header", () => {
    const line = { ...plain, title: "", company: "Helped write the new form for ovens" };
    const [role, ...others] = told([{ ...plain, title: "Baker", company: "Tern Inn" }, line]);
    expect(role?.[1].some((text) => text.startsWith("Helped write the new form"))).toBe(true);
    expect(others).toEqual([]);
  });

  it("has the engagements in its time", () => {
    const own = {
      ...plain,
      title: "Freelance",
      company: "Baker",
      start: "2014-01",
      end: "2020-01",
    };
    const night = {
      ...plain,
      title: "Baker",
      company: "Hazel Inn",
      start: "2015-01",
      end: "2015-06",
    };
    expect(told([{ ...own, bullets: [] }, night]).map(([id]) => id)).toEqual(["exp1"]);
    expect(told([own, night]).map(([id]) => id)).toEqual(["exp1", "exp2"]);
  });

  it("keeps what it is read as else", () => {
    const jobs = [
      { ...plain, title: "Baker", company: "Tern Inn" },
      { ...plain, title: "", company: "Orland Dye Works" },
    ];
    expect(told(jobs).map(([id]) => id)).toEqual(["exp1", "exp2"]);
  });
});
