import { describe, expect, it } from "vitest";
import { articleFor, joinItems, joinList, lowerFirst } from "./phrases.ts";
import { openerOf, verbRank } from "./verbs.ts";

describe("the verb that opens a line", () => {
  it.each([
    ["Triaged up to 30 patients", "triage", "past"],
    ["Upsold wine to guests", "upsell", "past"],
    ["Taught grade 4", "teach", "past"],
    ["Reconciled accounts", "reconcile", "past"],
    ["Oversaw two shifts", "oversee", "past"],
    ["Manages a team", "manage", "third"],
    ["Plan lessons", "plan", "present"],
    ["Successfully negotiated contracts", "negotiate", "past"],
  ])("is found in %j", (text, base, form) => {
    expect(openerOf(text)).toMatchObject({ verb: { base }, form });
  });

  it.each([
    "Top performer in region",
    "Responsible for billing",
    "Front-line support for 300 users",
    "Member of the board",
    "Employee of the month",
  ])("is not seen in %j", (text) => {
    expect(openerOf(text)).toBeUndefined();
  });

  it("says how much of the work it claims", () => {
    expect(["help", "build", "lead"].map(verbRank)).toEqual([0, 1, 2]);
  });
});

describe("small words", () => {
  it.each([
    ["ICU nurse", "an"],
    ["university", "a"],
    ["hour", "an"],
    ["RN", "an"],
    ["Sales Associate", "a"],
    ["Electrician", "an"],
    ["MBA", "an"],
    ["M.Sc. in Geology", "an"],
    ["MSc in Geology", "an"],
    ["BSc in Geology", "a"],
    ["B.A. in History", "a"],
    ["A.A.S. in Nursing", "an"],
    ["MSc", "an"],
    ["NURSE", "a"],
    ["SALES ASSISTANT", "a"],
  ])("%s takes %s", (word, article) => {
    expect(articleFor(word)).toBe(article);
  });

  it('join things that hold commas or an "and" with semicolons', () => {
    expect(joinItems(["a"])).toBe("a");
    expect(joinItems(["a", "b", "c"])).toBe("a, b and c");
    expect(joinItems(["a, b", "c"])).toBe("a, b; and c");
    expect(joinItems(["a and b", "c", "d"])).toBe("a and b; c; and d");
  });

  it("join lists and keep names", () => {
    expect(joinList(["a", "b", "c"])).toBe("a, b, and c");
    expect(joinList(["a", "b"])).toBe("a and b");
    expect(lowerFirst("REST APIs")).toBe("REST APIs");
    expect(lowerFirst("Built it")).toBe("built it");
  });
});
