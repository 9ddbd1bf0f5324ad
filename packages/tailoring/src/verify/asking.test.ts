import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import type { ClaimPlace } from "./asking.ts";
import { questionsOf } from "./asking.ts";
import { askedFrom, signs } from "./asking.data.ts";

const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Net Mender",
      company: "Kestle Nets",
      start: "2014",
      end: "2016",
      bullets: [
        "Trained young menders in safe splicing with a fid and a mallet",
        "Helped the harbour nurse with the falls review",
        "Bought hemp and cotton rope from three local mills",
        "Cut torn nets from 14 a month to 5 by taping the hooks",
        "Checked every net on both sides",
      ],
    },
    {
      title: "Baker",
      company: "Tern Inn",
      start: "2010",
      end: "2013",
      bullets: ["Baked rye bread for forty guests"],
    },
  ],
});
const source = readSource(resume, factsOf(resume), "2026-11");

function asked(text: string, named = ["exp1"], place: ClaimPlace = "line"): string[] {
  return questionsOf(source, text, named, place).map(({ check }) => check);
}

describe("a claim that nothing objects to", () => {
  it.each([
    ["scope", "Bought hemp and cotton rope from three local mills single-handed"],
    ["absolute", "Bought hemp and cotton rope from three local mills, all of them organic"],
    ["outcome", "By training young menders in safe splicing I reduced falls"],
    ["causal", "Bought rope from local mills because of the falls review"],
    ["commingling", "Trained young menders in safe splicing with cotton rope"],
  ])("is asked about for %s", (check, text) => expect(asked(text)).toContain(check));

  it.each([
    "Trained young menders in safe splicing with a fid",
    "Cut torn nets from 14 to 5 by taping the hooks",
    "Checked every net on both sides",
    "Bought hemp and cotton rope, helped the nurse with the falls review",
    "Bought rope from three local mills every month",
  ])("stands where one line says all of it: %s", (text) => expect(asked(text)).toEqual([]));

  it("is asked about in prose where a name belongs to another line", () => {
    expect(asked("At Tern Inn I trained young menders in safe splicing", [], "prose")).toContain(
      "entity",
    );
    expect(asked("At Kestle Nets I trained young menders in safe splicing", [], "prose")).toEqual(
      [],
    );
    expect(asked("At Kestle Nets I trained young menders for two years", [], "prose")).toEqual([]);
  });

  it("is not asked where items of a list come from, nor about what no line says", () => {
    expect(asked("Splicing with a fid, cotton rope, rye bread", [], "list")).toEqual([]);
    expect(asked("Wholly other matters", [])).toEqual([]);
  });

  it("is asked about as a doubt, never refused", () => {
    const [found] = questionsOf(source, "Bought cotton rope myself", ["exp1"], "line");
    expect(found?.hard).toBe(false);
  });
});

describe("the signs", () => {
  it("count one or two points each, and two are asked", () => {
    expect(askedFrom).toBe(2);
    for (const { points } of Object.values(signs)) expect([1, 2]).toContain(points);
  });
});
