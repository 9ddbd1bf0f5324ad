import { generateResponseSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { generate, newApplicant } from "../../testing/generation-calls.ts";
import { sharedService } from "../../testing/shared-service.ts";

const service = await sharedService();
const person = await newApplicant(service);

describe("a run", () => {
  it("answers with both documents when it is waited for", async () => {
    const answer = await generate(service, person);
    expect(answer.statusCode).toBe(200);
    const body = generateResponseSchema.parse(answer.json());
    expect(body.status).toBe("success");
    expect(body.documents?.resume).toContain("Mira Stolz");
    expect(body.documents?.cover_letter).toMatch(/account manager/i);
  });
});
