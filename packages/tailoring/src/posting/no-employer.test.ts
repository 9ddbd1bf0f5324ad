import { describe, expect, it } from "vitest";
import { withoutFalseEmployer } from "./no-employer.ts";

describe("an employer that is none", () => {
  it.each([
    ["Confidential", "Company: Confidential"],
    ["Clonakilty Road, Co.", "Clonakilty Road, Co. Cork"],
    ["Bergen", "Institute of Marine Research, Bergen, Norway"],
  ])("leaves %j out", (company, text) => {
    expect(withoutFalseEmployer({ company }, text)).toEqual({});
  });

  it("takes the house for the employer where street and house were taken for each other", () => {
    expect(
      withoutFalseEmployer(
        { company: "Clonakilty Road, Co.", location: "Fachtna's Private Hospital" },
        "",
      ),
    ).toEqual({ company: "Fachtna's Private Hospital", location: "Clonakilty Road, Co." });
  });

  it.each(["Ash Mill", "Bowerbird"])("keeps %j", (company) => {
    expect(withoutFalseEmployer({ company }, `Join ${company} today`)).toEqual({ company });
  });
});
