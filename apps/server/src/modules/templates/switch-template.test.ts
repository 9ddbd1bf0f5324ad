import {
  pageSourceSchema,
  problemSchema,
  switchTemplateResponseSchema,
  upgradeSchema,
} from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { givePlan } from "../../testing/plans.ts";
import { newOwner } from "../../testing/sessions.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { get, post } from "../../testing/visitor.ts";

const service = await sharedService();
const { person, base } = await newOwner(service);

const read = (url: string) => get(service, url, person.headers);
const switchTo = (name: unknown) =>
  post(service, `${base}/switch-template`, { new_template: name }, person.write);

describe("switching the template", () => {
  it("to one of a larger plan is refused with what that plan costs and brings", async () => {
    const refused = await switchTo("executive");
    expect(refused.statusCode).toBe(403);
    const problem = problemSchema.parse(refused.json());
    expect(problem.error_code).toBe("template_locked");
    const offer = upgradeSchema.parse(problem.details);
    expect(offer).toMatchObject({
      item: "Senior Executive",
      tier_required: "professional",
      monthly_price: 19,
      current_tier: "free",
    });
    expect(offer.benefits.join()).toContain("40 applications a month");
    await givePlan(service, person);
  });

  it("keeps version, words and decisions, and counts the pages anew", async () => {
    const before = (await read(base)).json<{ tailoring: unknown; version: number }>();
    const answer = await switchTo("classic");
    expect(answer.statusCode).toBe(200);
    const switched = switchTemplateResponseSchema.parse(answer.json());
    expect(switched).toMatchObject({ template: "traditional", version: before.version });
    expect(switched.documents.resume).toContain("Mira Stolz");
    const after = (await read(base)).json<{ template: string; pages: { resume: number } }>();
    expect(after).toMatchObject({ template: "traditional", tailoring: before.tailoring });
    expect(after.pages).toEqual(switched.pages);
    const preview = await read(`${base}/preview/resume?format=pages`);
    const source = pageSourceSchema.parse(preview.json());
    expect(source.template).toBe("traditional");
    expect(source.pages.length).toBe(switched.pages.resume);
  });

  it("to one that does not exist is refused", async () => {
    for (const name of ["baroque", "", "__proto__"]) {
      expect((await switchTo(name)).json()).toMatchObject({ error_code: "template_unknown" });
    }
    expect((await switchTo(7)).statusCode).toBe(422);
  });
});
