// @vitest-environment node
import { embeddedReasons } from "@savile/model";
import { expect, it } from "vitest";
import { makerOf, makerReason } from "./maker.ts";

it("names the model that wrote, and says that its lines were checked", () => {
  const made = { engine: "llm" as const, model: "Claude Sonnet 5.5", version: "1" };
  expect(makerOf(made)).toBe("written by Claude Sonnet 5.5");
  expect(makerReason(made)).toContain("checked each one against yours");
});

it.each(embeddedReasons)("names our own engine and says why: %s", (because) => {
  const made = { engine: "embedded" as const, because, version: "1" };
  expect(makerOf(made)).toBe("written by the Savile engine");
  expect(makerReason(made)).toMatch(/^[A-Z].*\.$/);
});
