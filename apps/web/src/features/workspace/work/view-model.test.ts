// @vitest-environment node
import { expect, it } from "vitest";
import { sampleJob, sampleSession } from "../../../testing/sample-session.ts";
import { coverageOf } from "@savile/model";
import { quoteOf, workOf } from "./view-model.ts";

it("has no workspace before there is a result", () => {
  expect(workOf({ ...sampleSession(), tailoring: null })).toBeNull();
  const work = workOf(sampleSession());
  expect(work?.documents.resume.claimOf.get("exp1.b1")?.text).toBe("Led six gardeners");
  expect(work?.documents.cover_letter.textOf.get("body.p1")).toBe("I led a team of six gardeners.");
});

it("calls a requirement met, partly met or missing by the strength of its evidence", () => {
  expect([1, 0.6, 0.3, 0].map(coverageOf)).toEqual(["met", "met", "partly", "missing"]);
});

it("quotes the line around a span", () => {
  expect(quoteOf(sampleJob, [35, 45])).toEqual({
    before: "You must have ",
    hit: "led a team",
    after: ".",
  });
});

it("shortens what stands far from the span, at word boundaries", () => {
  const long = `${"before ".repeat(40)}HIT${" after".repeat(40)}`;
  const quote = quoteOf(long, [280, 283]);
  expect(quote.hit).toBe("HIT");
  expect(quote.before).toMatch(/^… before /);
  expect(quote.after).toMatch(/ after …$/);
  expect(quote.before.length + quote.after.length).toBeLessThan(200);
});

it("quotes the first and the last word of a text", () => {
  expect(quoteOf("alpha beta", [0, 5])).toEqual({ before: "", hit: "alpha", after: " beta" });
  expect(quoteOf("alpha beta", [6, 10])).toEqual({ before: "alpha ", hit: "beta", after: "" });
});
