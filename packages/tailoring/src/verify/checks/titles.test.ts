import { describe, expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { objectionsOf } from "../../testing/objections-of.ts";
import { contextFor } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import { checkTitle } from "./titles.ts";

const lines = ["Glazed bowls with an older colleague", "Trained one apprentice"];

describe("a title", () => {
  it.each([
    ["Glazed bowls as supervisor", ["blocked"]],
    ["Supervisor for glazing", ["blocked"]],
    ["Glazed bowls with an older colleague as supervisor", []],
  ])("that nobody gave the person is another's or a lie: %s", (claim, found) => {
    expect(objectionsOf(checkTitle, lines, claim)).toEqual(found);
  });

  it("is no word of a thing in a list", () => {
    const resume = buildResume({
      name: "Ada Quill",
      jobs: [],
      skills: ["Kiln Food Processor", "Excel"],
    });
    const source = readSource(resume, factsOf(resume), "2026-11");
    const factIds = source.lines.map(({ address }) => address);
    const context = contextFor({ source, factIds, mode: "prose" });
    expect(checkTitle(frameOf("Kiln Food Processor and Excel"), context)).toEqual([]);
    expect(checkTitle(frameOf("Kiln Master Processor and Excel"), context)).not.toEqual([]);
  });
});
