import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { withoutPlace } from "./placed-line.ts";

const line = "Rebuilt two kilns (gas and wood), cutting fuel by 30%";
const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Head Baker",
      company: "Ash Mill Ltd.",
      start: "2019-02",
      end: "2021-03",
      bullets: [line],
    },
  ],
});
const [role] = readSource(resume, factsOf(resume), "2026-11-01").roles;

describe("a line as a list shows it", () => {
  it.each([
    `• ${line}`,
    `• ${line} (Ash Mill Ltd.)`,
    `• ${line} (Head Baker, Ash Mill Ltd.)`,
    `${line} (Ash Mill Ltd)`,
  ])("is read without mark and role: %s", (text) => {
    expect(withoutPlace(text, role)).toBe(line);
  });

  it("keeps words behind it that name no role of its own", () => {
    const other = `${line} (Elm Mill)`;
    expect(withoutPlace(`• ${other}`, role)).toBe(other);
    expect(withoutPlace(`${line} (Ash Mill Ltd.)`, undefined)).toBe(`${line} (Ash Mill Ltd.)`);
  });
});
