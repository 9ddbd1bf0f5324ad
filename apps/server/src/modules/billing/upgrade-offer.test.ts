import { benefitsOf } from "@savile/model";
import { describe, expect, it } from "vitest";
import { refuseFormat, refuseTemplate, refuseUse } from "./upgrade-offer.ts";

describe("the offer of a larger plan", () => {
  it("is the smallest plan that holds the template, with its price and what it brings", () => {
    const refusal = refuseTemplate("executive", { plan: "starter" });
    expect(refusal.code).toBe("template_locked");
    expect(refusal.details).toEqual({
      item: "Senior Executive",
      tier_required: "professional",
      display_name: "Professional",
      monthly_price: 19,
      current_tier: "starter",
      current_display_name: "Starter",
      benefits: benefitsOf("professional"),
    });
  });

  it("is the smallest plan that holds the format, which has its name of sentences", () => {
    const refusal = refuseFormat("docx", { plan: "free" });
    expect(refusal.code).toBe("format_locked");
    expect(refusal.details).toMatchObject({ item: "Word", tier_required: "starter" });
    const larger = refuseFormat("json", { plan: "free" });
    expect(larger.details).toMatchObject({ item: "JSON Resume", tier_required: "professional" });
  });

  it("is the next plan where a limit is reached, and names what ran out", () => {
    const downloads = refuseUse("download_limit_exceeded", { plan: "professional" });
    expect(downloads.code).toBe("download_limit_exceeded");
    expect(downloads.details).toMatchObject({ item: "Downloads", display_name: "Premium" });
    const runs = refuseUse("limit_exceeded", { plan: "free" }, "Generations");
    expect(runs.details).toMatchObject({ item: "Generations", tier_required: "starter" });
  });

  it("is left out where there is no larger plan", () => {
    expect(refuseUse("limit_exceeded", { plan: "enterprise" }).details).toBeUndefined();
  });
});
