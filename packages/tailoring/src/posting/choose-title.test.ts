import { describe, expect, it } from "vitest";
import { chooseTitle } from "./choose-title.ts";
import { sectionsOf } from "./sections.ts";
import { segmentsOf } from "./segments.ts";

function chosen(text: string): string | undefined {
  const { placed, fields } = sectionsOf(segmentsOf(text));
  return chooseTitle(text, placed, fields)?.title;
}

describe("the title is chosen among all that it may be", () => {
  it("by what the rest of the text says again", () => {
    expect(
      chosen(
        "Talk to a job coach\nAcorn Mill\nNight Porter\n£13 an hour\nThe night porter opens the door.",
      ),
    ).toBe("Night Porter");
  });

  it("where it stands in a sentence only", () => {
    expect(chosen("Hi all,\n\nWe have to fill the post of Senior Planner by May.")).toBe(
      "Senior Planner",
    );
  });

  it("and not who writes, nor whom one reports to", () => {
    expect(chosen("Jo Ashby\nDevice Recruiter\n\nReports to: Head Chef")).toBeUndefined();
  });

  it("by who does it, also before the steps of the post", () => {
    const text = "ALDER COUNTY\nGIS Analyst I/II - Public Works & Assessor\nMaps for the county.";
    expect(chosen(text)).toBe("GIS Analyst I/II");
  });

  it("in doubt there is none", () => {
    expect(chosen("Welcome\nBread and more\nWe bake.")).toBeUndefined();
    expect(chosen("")).toBeUndefined();
  });
});
