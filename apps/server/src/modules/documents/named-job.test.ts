import { afterAll, beforeAll, expect, it } from "vitest";
import { newOwner } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, uploadText } from "../../testing/visitor.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it("four jobs of one title and employer are downloaded under four names", async () => {
  const { person, base } = await newOwner(service, "enterprise");
  const upload_id = await uploadText(service, person, resumeText);
  const bases = [base];
  for (const place of ["Denver", "Boulder", "Denver."]) {
    const job_description = jobText.replace("Goods, Denver", `Goods, ${place}`);
    const body = { upload_id, job_description };
    const answer = await post(service, "/generate/generate", body, person.write);
    bases.push(`/generate/sessions/${answer.json<{ session_id: string }>().session_id}`);
  }
  const names = [];
  for (const session of bases) {
    const url = `${session}/download/txt?document_type=resume`;
    const { headers } = await get(service, url, person.headers);
    names.push(/filename="([^"]+)"/.exec(String(headers["content-disposition"]))?.[1]);
  }
  expect(names).toContain("Mira Stolz - Account Manager.txt");
  expect(new Set(names).size).toBe(4);
});
