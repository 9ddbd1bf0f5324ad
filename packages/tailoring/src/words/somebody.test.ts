import { describe, expect, it } from "vitest";
import { namesSomebody } from "./somebody.ts";

describe("a title", () => {
  it.each(["Baker", "Staff Nurse", "Head of Development", "Charge Nurse, Cardiovascular ICU"])(
    "names somebody: %s",
    (title) => {
      expect(namesSomebody(title)).toBe(true);
    },
  );

  it.each(["Ltd", "Customer Service", "Jobs in Bengaluru", ""])("names nobody: %s", (title) => {
    expect(namesSomebody(title)).toBe(false);
  });
});
