import { describe, expect, it } from "vitest";
import { openerOf } from "../words/verbs.ts";
import { tellsOwnWork } from "./own-work.ts";

function tells(text: string, others: readonly string[] = []): boolean {
  const opener = openerOf(text);
  const rest = others.flatMap((line) => openerOf(line) ?? []);
  return opener !== undefined && tellsOwnWork(text, opener, rest);
}

describe("a line that tells what was done with the work", () => {
  it.each([
    "Adopted by 3 major labs",
    "Research integrated into Azure Machine Learning",
    "Invited journal extension in a review of statistics",
    "Accepted poster at the state nursing conference",
    "Featured in the Tribune for a pastry menu",
    "Published in two trade magazines",
    "Design reviewed by the county engineer",
    "Recipe used in all four restaurants",
    "Work published in a quarterly for midwives",
    "Research prototype used by four farms",
    "Deployed to 40 classrooms in the district",
    "Widely adopted by dental offices",
    "Support for 300 users",
    "Design of bridges and culverts",
    "Paid internship with a roofing company",
    "Lead to fewer call-backs",
  ])("is not told in the first person: %j", (text) => {
    expect(tells(text)).toBe(false);
  });
});

describe("a line that tells what the person did", () => {
  it.each([
    "Worked with four engineers to add pipelines",
    "Participated in the on-call rotation",
    "Reported to the head nurse on staffing",
    "Invited 300 guests to the opening night",
    "Approved loan requests of up to $50,000",
    "Hired and trained six line cooks",
    "Trained apprentices in lockout/tagout",
    "Published three articles on soil health",
    "Reviewed monthly payroll for accuracy",
    "Review applications submitted by tenants",
    "Research case law for two partners",
    "Lead a crew of five roofers",
    "Design fences and gates for farms",
    "Meet with parents four times a year",
    "Automated invoice runs",
    "Trained in lockout/tagout",
    "Reviewed payroll for errors",
    "Spoke at a county fair about bees",
  ])("is told: %j", (text) => {
    expect(tells(text)).toBe(true);
  });
});

describe("a bare word among lines in the past", () => {
  const past = ["Wired two plants", "Replaced panels", "Trained apprentices"];
  it("is taken for a noun unless an object follows", () => {
    expect(tells("Support desk rota and manuals", past)).toBe(false);
    expect(tells("Support the night shift", past)).toBe(true);
  });
  it("is a verb where the other lines are in the present", () => {
    expect(tells("Support desk rota and manuals", ["Wire plants", "Replace panels"])).toBe(true);
  });
});
