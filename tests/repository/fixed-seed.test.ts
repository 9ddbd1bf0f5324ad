import { readConfigureGlobal } from "fast-check";
import { expect, it } from "vitest";

it("properties draw the same cases on every run of the gate, and new ones in full", () => {
  const isFull = process.env["SAVILE_EFFORT"] === "full";
  expect(typeof readConfigureGlobal().seed).toBe(isFull ? "undefined" : "number");
});
