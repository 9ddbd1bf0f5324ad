import { generateResponseSchema, sessionSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { generate, newApplicant, readRun } from "../../testing/generation-calls.ts";
import { sharedService } from "../../testing/shared-service.ts";

const service = await sharedService();
const person = await newApplicant(service);

describe("a run", () => {
  it("can be made from JSON Resume without an upload", async () => {
    const resume_data = {
      basics: { name: "Mira Stolz", email: "mira@example.test" },
      work: [
        {
          name: "Northwind Traders",
          position: "Account Manager",
          highlights: ["Grew revenue by 20%"],
        },
      ],
      skills: [{ name: "Tools", keywords: ["Salesforce", "Excel"] }],
    };
    const body = { upload_id: undefined, resume_data };
    const answer = await generate(service, person, body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      documents: { resume: expect.stringContaining("Northwind") },
    });
    const { session_id } = generateResponseSchema.parse(answer.json());
    const { extraction } = sessionSchema.parse((await readRun(service, person, session_id)).json());
    expect(extraction.facts.length).toBeGreaterThan(5);
    expect(extraction.facts.filter((fact) => fact.origin.by !== "user")).toEqual([]);
  });
});
