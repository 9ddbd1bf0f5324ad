import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const work = "- Plan the week\n- Check deliveries\n- Train new colleagues";

function asked(body: string): string[] {
  return parsePosting(`Shop Clerk at Orbit Books\n\n${body}`).requirements.map(({ text }) => text);
}

describe("a list below a heading of no known sense", () => {
  it("is asked for behind the work", () => {
    const list = "Excel\nBarcode scanners\nCash handling\nFrench";
    const found = asked(`Tasks\n${work}\n\nQuanda\n${list}`);
    expect(found).toEqual(expect.arrayContaining(["Excel", "Barcode scanners", "French"]));
    expect(found).not.toContain("Quanda");
  });

  it("is not asked for where most of it is given", () => {
    const list = "- Health insurance\n- Paid holidays\n- Free lunch on Fridays\n- Excel courses";
    expect(asked(`Tasks\n${work}\n\nQuanda\n${list}`)).toEqual([]);
  });

  it("is not asked for behind the demands unless things stand in it that can be asked for", () => {
    const list = "Casual clothes\nTrees around the house\nA library of ours\nLong walks";
    expect(asked(`Tasks\n${work}\n\nRequirements\n- Excel\n\nQuanda\n${list}`)).toEqual(["Excel"]);
  });

  it("is not asked for where it stands before the work, as labels with their values do", () => {
    const list = "Grade: B3\nTerm: Excel\nBand: French";
    expect(asked(`Quanda\n${list}\n\nTasks\n${work}`)).toEqual([]);
  });
});

describe("a sentence among demands", () => {
  it("asks for nothing where it tells of others", () => {
    const body = "Requirements\nGood French.\nHalf of the team has come back after a break.";
    expect(asked(body)).toEqual(["French"]);
  });

  it.each([
    "Canvassing will disqualify.",
    "Agencies, thanks but no.",
    "CVs with gaps are read like all others.",
    "If you have not heard from us within ten days, try again.",
  ])("is no demand where it speaks of applications: %s", (line) => {
    expect(asked(`Requirements\n- French\n- Excel\n${line}`)).toEqual(["French", "Excel"]);
  });
});
