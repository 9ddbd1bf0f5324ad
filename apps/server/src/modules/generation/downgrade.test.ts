import { problemSchema, subscriptionResponseSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givePlan } from "../../testing/plans.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { removeGrant } from "../billing/grants.ts";
import { chargeUsage, holdUsage } from "../usage/usage.ts";

let service: TestService;
let person: Person;
beforeAll(async () => {
  service = await startTestService();
  person = await signIn(service);
});
afterAll(() => service.close());

async function useGenerations(count: number): Promise<void> {
  const { accountId } = person;
  for (let turn = 0; turn < count; turn += 1) {
    const subject = `earlier-${turn}`;
    await service.needs.database.transaction(async (queries) => {
      const use = { accountId, kind: "generation" as const, subject, now: service.clock.now() };
      expect((await holdUsage(queries, use)).ok).toBe(true);
      await chargeUsage(queries, accountId, subject);
    });
  }
}

async function generate() {
  const upload = await uploadText(service, person, resumeText);
  const body = { upload_id: upload, job_description: `${jobText}\nApply by Friday.` };
  return post(service, "/generate/generate", body, person.write);
}

async function codeOf(answer: Promise<{ statusCode: number; json: () => unknown }>) {
  const { statusCode, json } = await answer;
  return `${statusCode} ${problemSchema.parse(json()).error_code}`;
}

describe("P25: a plan that ends with more used than the smaller one has", () => {
  it("keeps everything readable, changes nothing in a locked template, and goes on in the next month", async () => {
    await givePlan(service, person, "starter");
    const made = await makeSession(service, person, { template: "tech" });
    const url = `/generate/sessions/${made.session_id}`;
    const file = `${url}/download/pdf?document_type=resume`;
    expect((await get(service, file, person.headers)).statusCode).toBe(200);
    await useGenerations(7);
    await removeGrant(service.needs.database.query, person.accountId);

    const opened = await readSession(service, person, made.session_id);
    expect(opened).toMatchObject({ read_only: true, template: "tech", status: "succeeded" });
    expect(resultOf(opened)).toEqual(resultOf(made));
    for (const look of [file, `${url}/preview/resume?format=pages`, `${url}/documents`])
      expect((await get(service, look, person.headers)).statusCode).toBe(200);

    const base = { base_version: 1 };
    const edit = {
      document_type: "resume",
      field_path: "name",
      old_value: resultOf(made).resume.resume.name,
      new_value: "Another Name",
      timestamp: "2026-03-02T10:00:00.000Z",
    };
    const writes: [string, object][] = [
      ["/changes", { ...base, decisions: [] }],
      ["/edits", { ...base, edits: [edit] }],
      ["/direct-update", { document_type: "resume", content: "# Another Name" }],
      ["/gaps", { ...base, answer: { gapId: "gap.r1", canonical: "sql", answer: "no" } }],
      ["/refine", { suggestions: "shorter" }],
    ];
    for (const [call, body] of writes)
      expect([call, await codeOf(post(service, `${url}${call}`, body, person.write))]).toEqual([
        call,
        "403 session_read_only",
      ]);
    expect((await readSession(service, person, made.session_id)).version).toBe(1);

    const told = subscriptionResponseSchema.parse(
      (await get(service, "/generate/user/subscription", person.headers)).json(),
    );
    expect(told.usage).toMatchObject({ generations_used: 8, generations_limit: 4 });
    expect(await codeOf(generate())).toBe("403 limit_exceeded");
    service.clock.pass(30 * 24 * 60 * 60_000);
    const again = await signIn(service, "jane@example.test");
    person = again;
    expect((await generate()).statusCode).toBe(200);

    const unlock = { new_template: "modern" };
    await post(service, `${url}/switch-template`, unlock, person.write);
    const free = await readSession(service, person, made.session_id);
    expect(free).toMatchObject({ read_only: false, template: "modern" });
    expect(
      (await post(service, `${url}/changes`, { ...base, decisions: [] }, person.write)).statusCode,
    ).toBe(200);
  });
});
