import { describe, expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { contextFor } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import { checkDetail } from "./detail.ts";

const resume = buildResume({
  name: "Ada Quill",
  jobs: [
    {
      title: "Workshop Assistant",
      company: "Larch Savings Freight",
      start: "2019",
      end: "present",
      bullets: ["Repaired vans and trailers for two depots", "Kept the log of fuel cards"],
    },
  ],
});
const source = readSource(resume, factsOf(resume), "2026-11-01");
const context = contextFor({ source, factIds: ["exp1.b1", "exp1.b2"], mode: "line" });

function answer(claim: string): string {
  const found = checkDetail(frameOf(claim), context);
  if (found.length === 0) return "carried";
  return found.some(({ hard }) => hard) ? "absent" : "asked";
}

describe("words that no line has", () => {
  it.each([
    ["Fixed vehicles and kept a record of fuel cards", "carried"],
    ["As workshop assistant, fixed trailers", "carried"],
    ["Performed repairs of vans", "carried"],
    ["Workshop Assistant in Ghent", "asked"],
    ["Repaired vans and tractors for two depots", "asked"],
    ["Painted vans and trailers for two depots", "asked"],
    ["Fixed trailers in Ghent with laser gauges", "asked"],
    ["Negotiated savings with insurers", "absent"],
    ["Taught evening classes in watercolour", "absent"],
  ])("'%s' is %s", (claim, verdict) => {
    expect(answer(claim)).toBe(verdict);
  });

  it("are named one by one", () => {
    const [found] = checkDetail(frameOf("Repaired vans and tractors for two depots"), context);
    expect(found?.detail).toContain('"tractors"');
  });
});
