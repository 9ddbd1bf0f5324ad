import { problemSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { sendAs } from "../../testing/account-calls.ts";
import { sharedAdmin, sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";

const service = await sharedService();
const admin = await sharedAdmin();
const person = await newPerson(service);

const code = (answer: { json(): unknown }) => problemSchema.parse(answer.json()).error_code;

function simulate(body: unknown) {
  return sendAs(service, admin, "POST", "/admin/test/usage-limits", body);
}

describe("a simulated plan", () => {
  it("has the limits of the catalogue and the same sample usage each time", async () => {
    const body = { simulated_tier: "Starter", usage_type: "generations" };
    const first = await simulate(body);
    expect(first.json()).toMatchObject({
      tier: "starter",
      limits: { generations_limit: 16, refinements_limit: 32, downloads_limit: 40 },
      exports: ["pdf", "docx", "txt"],
    });
    expect((await simulate(body)).json()).toEqual(first.json());
    const other = await simulate({ ...body, user_id: person.accountId });
    expect(other.json<{ usage: object }>().usage).not.toEqual(
      first.json<{ usage: object }>().usage,
    );
  });

  it("takes premium for the largest one, and lifts limits where that is asked for", async () => {
    const premium = await simulate({ simulated_tier: "premium", admin_override: true });
    expect(premium.json()).toMatchObject({ tier: "enterprise", limits: { generations_limit: -1 } });
  });

  it("of another name or for nobody is refused with the text of the page", async () => {
    const odd = await simulate({ simulated_tier: "gold" });
    expect(problemSchema.parse(odd.json()).detail).toBe(
      "Please enter a valid tier: free, starter, professional, or premium.",
    );
    const nobody = await simulate({ simulated_tier: "free", user_id: "nobody" });
    expect(code(nobody)).toBe("user_not_found");
  });
});
