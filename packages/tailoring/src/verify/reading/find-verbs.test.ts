import { describe, expect, it } from "vitest";
import { isDoneByOther, verbsOf } from "./find-verbs.ts";
import { frameOf } from "./frame.ts";

function doneByOther(text: string): string[] {
  const frame = frameOf(text);
  return frame.words.filter((_, index) => isDoneByOther(frame, index)).map(({ lower }) => lower);
}

describe("a doer behind a participle", () => {
  it.each([
    ["Rebuilt the garden, led by the head gardener", ["led"]],
    ["Installed pumps (led by M. Kovac)", ["led"]],
    ["The audit, chaired by our finance manager, closed", ["chaired"]],
    ["Raised output, helped by a new press", []],
    ["Shipped by the end of May", []],
    ["Costs reduced by a third", []],
    ["Led by example", []],
  ])("'%s'", (text, verbs) => {
    expect(doneByOther(text)).toEqual(verbs);
  });
});

describe("the verbs of a text", () => {
  it("are not the headings of what stands in brackets", () => {
    const bases = verbsOf(frameOf("Helped install pumps (lead: M. Kovac)")).map(({ base }) => base);
    expect(bases).not.toContain("lead");
  });

  it("go on behind a word of today", () => {
    const bases = verbsOf(frameOf("I pruned trees and now plan the watering")).map(
      ({ base }) => base,
    );
    expect(bases).toEqual(["prune", "plan"]);
  });
});
