import { describe, expect, it } from "vitest";
import { isKnownTitle, titleNearness } from "./title-nearness.ts";

describe("how near two titles are", () => {
  it.each([
    ["Accountant", "Accountant", 1, 1],
    ["Staff Nurse", "Registered Nurse", 0.8, 1],
    ["Office Manager", "Office Administrator", 0.5, 1],
    ["Plumber", "Electrician", 0.4, 0.8],
    ["Software Engineer", "Electrician", 0, 0],
    ["Pastry Chef", "Database Administrator", 0, 0],
  ])("%s and %s", (a, b, least, most) => {
    expect(titleNearness(a, b)).toBeGreaterThanOrEqual(least);
    expect(titleNearness(a, b)).toBeLessThanOrEqual(most);
  });

  it("is the same both ways", () => {
    expect(titleNearness("Bus Driver", "Warehouse Clerk")).toBe(
      titleNearness("Warehouse Clerk", "Bus Driver"),
    );
  });

  it("does not rest on a head that stands in every trade", () => {
    expect(titleNearness("Engineer", "Senior Acoustics Engineer")).toBeLessThanOrEqual(0.4);
    expect(titleNearness("Warehouse Manager", "Nursing Manager")).toBeLessThan(0.5);
  });

  it("is more where the job is open to people of nearby trades", () => {
    const waiter = ["Waiter", "Customer Service Agent"] as const;
    expect(titleNearness(...waiter, "neighbours")).toBeGreaterThan(titleNearness(...waiter));
    const nurse = ["Registered Nurse", "Customer Service Agent"] as const;
    expect(titleNearness(...nurse, "neighbours")).toBe(titleNearness(...nurse));
  });

  it("is known of a title by its trade, whatever its head", () => {
    expect(isKnownTitle("Customer Service Wizard")).toBe(true);
    expect(isKnownTitle("Zzyx Qwv")).toBe(false);
  });
});
