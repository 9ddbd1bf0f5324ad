import { templatesResponseSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { sharedService } from "../../testing/shared-service.ts";
import { get, newPerson } from "../../testing/visitor.ts";

const service = await sharedService();
const person = await newPerson(service);

const read = (url: string) => get(service, url, person.headers);

describe("the templates", () => {
  it("are listed with the plan that each needs", async () => {
    const { templates } = templatesResponseSchema.parse((await read("/generate/templates")).json());
    const plans = templates.all_templates.map(({ id, tier_required }) => [id, tier_required]);
    expect(Object.fromEntries(plans)).toEqual({
      modern: "free",
      traditional: "starter",
      creative: "starter",
      tech: "starter",
      executive: "professional",
      academic: "enterprise",
    });
  });
});
