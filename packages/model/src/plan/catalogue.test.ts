import { describe, expect, it } from "vitest";
import { fileFormats } from "../layout/file-format.ts";
import { templateIds, templates } from "../layout/template.ts";
import { benefitsOf, formatName } from "./benefits.ts";
import { planCatalogue, planIds, planOfFormat, planOfTemplate, unlimited } from "./catalogue.ts";

const inOrder = planIds.map((plan) => planCatalogue[plan]);

describe("the catalogue of plans", () => {
  it("holds in each plan whatever the smaller one holds", () => {
    inOrder.slice(1).forEach((terms, index) => {
      const smaller = inOrder[index];
      expect(terms.templates).toEqual(expect.arrayContaining([...(smaller?.templates ?? [])]));
      expect(terms.formats).toEqual(expect.arrayContaining([...(smaller?.formats ?? [])]));
    });
  });

  it("allows as many refinements a month as generations times refinements of each", () => {
    for (const { generations, refinements, refinementsPerSession: each } of inOrder) {
      expect(refinements).toBe(each === unlimited ? unlimited : generations * each);
    }
  });

  it("holds every template and every format in the largest plan", () => {
    expect(planCatalogue.enterprise.templates.toSorted()).toEqual(templateIds.toSorted());
    expect(planCatalogue.enterprise.formats).toEqual(fileFormats);
  });
});

describe("the smallest plan", () => {
  it.each(templateIds)("for the template %s holds it, and none below does", (template) => {
    const at = planIds.indexOf(planOfTemplate(template));
    const holding = inOrder.map((terms) => terms.templates.includes(template));
    expect(holding.indexOf(true)).toBe(at);
  });

  it.each(fileFormats)("for %s files holds them, and none below does", (format) => {
    const at = planIds.indexOf(planOfFormat(format));
    const holding = inOrder.map((terms) => terms.formats.includes(format));
    expect(holding.indexOf(true)).toBe(at);
  });
});

describe("what a plan brings", () => {
  it("is told in the order in which people ask for it", () => {
    expect(benefitsOf("starter")).toEqual([
      "16 applications a month",
      "2 refinements per application",
      "40 downloads a month",
      "4 templates: Modern, Classic, Creative, Tech",
      "PDF, Word, plain text files",
    ]);
  });

  it("says Unlimited where there is no limit, and its extras last", () => {
    const benefits = benefitsOf("enterprise");
    expect(benefits[1]).toBe("Unlimited refinements per application");
    expect(benefits.slice(-2)).toEqual(["Analytics", "API access"]);
  });

  it("names every template that it holds by its first word", () => {
    const named = benefitsOf("enterprise").find((line) => line.includes("templates: ")) ?? "";
    for (const { name } of templates) expect(named).toContain(name.split(" ")[0]);
  });

  it("calls each format by a name of its own", () => {
    expect(new Set(fileFormats.map(formatName)).size).toBe(fileFormats.length);
  });
});
