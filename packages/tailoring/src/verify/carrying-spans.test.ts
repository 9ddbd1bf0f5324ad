import { describe, expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { carryingSpans } from "./carrying-spans.ts";

const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Dispatcher",
      company: "Larch Freight",
      start: "2019-02",
      end: "present",
      bullets: ["Planned routes for 45 lorries", "Repaired trailer brakes in the workshop"],
    },
  ],
});
const source = readSource(resume, factsOf(resume), "2026-11-01");
const ids = ["exp1.b1", "exp1.b2"];

function told(text: string) {
  return carryingSpans(source, text, ids).map(
    ({ span: [from, to], factId, quote, rule }) =>
      `${text.slice(from, to)} < ${quote} (${factId}, ${rule})`,
  );
}

describe("the words that carry a claim", () => {
  it("are those of the line, by figure, word and meaning", () => {
    expect(told("Organised itineraries for more than 40 lorries")).toEqual(
      expect.arrayContaining(["40 < 45 (exp1.b1, bound)", "lorries < lorries (exp1.b1, word)"]),
    );
  });

  it("come from as many lines as the claim draws on", () => {
    const addresses = carryingSpans(
      source,
      "Planned routes for lorries and repaired trailer brakes",
      ids,
    ).map(({ factId }) => factId);
    expect(new Set(addresses)).toEqual(new Set(ids));
  });

  it("follow the order of the claim", () => {
    const starts = carryingSpans(source, "For 45 lorries routes were planned", ids).map(
      ({ span }) => span[0],
    );
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it.each(["", "Sang in a choir"])("are none where no line carries anything: '%s'", (text) => {
    expect(carryingSpans(source, text, ids)).toEqual([]);
  });
});
