import { analyticsSchema } from "@savile/contracts";
import { sample } from "@savile/model";
import { and, eq } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generationSessions } from "../../db/schema.ts";
import { planOf } from "../../testing/buyer.ts";
import { givePlan } from "../../testing/plans.ts";
import { makeSession } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, newPerson, post, refusalOf, upload } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const numbersOf = async (who: Person) =>
  analyticsSchema.parse((await get(service, "/analytics", who.headers)).json());

const posting = (n: number) =>
  `Account Manager at Harbour Goods ${n}, Denver\n\nRequirements\n- 5+ years of account management\n- Salesforce and Kubernetes`;

describe("the own numbers", () => {
  it("are those of the account's own finished runs", async () => {
    const other = await newPerson(service);
    await givePlan(service, other);
    await makeSession(service, other);
    const person = await newPerson(service);
    await givePlan(service, person);
    expect(await numbersOf(person)).toMatchObject({ applications: 0, outcomes: { value: null } });
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4, 5]) {
      ids.push((await makeSession(service, person, { posting: posting(n) })).session_id);
    }
    const [first = ""] = ids;
    await service.app.inject({
      method: "GET",
      url: `/api/v1/generate/sessions/${first}/download/pdf?document_type=resume`,
      headers: person.headers,
    });
    const { query } = service.needs.database;
    const own = and(
      eq(generationSessions.accountId, person.accountId),
      eq(generationSessions.id, first),
    );
    await query
      .update(generationSessions)
      .set({ applicationState: "interview", ownTitle: "=1+1" })
      .where(own);
    const numbers = await numbersOf(person);
    expect(numbers.applications).toBe(5);
    expect(numbers.by_week.value?.at(-1)?.applications).toBe(5);
    expect(numbers.missing.value).toContainEqual({ term: "Kubernetes", postings: 5 });
    expect(numbers.outcomes.value).toContainEqual({ state: "interview", applications: 1 });
    expect(numbers.to_first_download).toEqual({ applications: 1, reason: "too_few", value: null });
    const csv = await get(service, "/analytics?format=csv", person.headers);
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(csv.headers["content-disposition"]).toContain("savile-applications.csv");
    const lines = csv.body.trim().split("\r\n");
    expect(lines).toHaveLength(6);
    const row = lines.find((line) => line.includes("=1+1"));
    expect(row).toContain(",'=1+1,");
    expect(row).toMatch(/,interview,\d{4}-/);
  });

  it("leave the sample out", async () => {
    const person = await newPerson(service);
    const bytes = readFileSync(
      new URL(`../../../../web/public/sample/${sample.fileName}`, import.meta.url),
    );
    const file = { bytes, name: sample.fileName, type: "application/pdf" };
    const sent = await upload(service, person, [file]);
    const upload_id = sent.json<{ upload_id: string }>().upload_id;
    const body = { upload_id, job_description: sample.posting };
    const run = await post(service, "/generate/generate", body, person.write);
    expect(run.statusCode).toBe(200);
    expect((await numbersOf(person)).applications).toBe(0);
    const own = { upload_id, job_description: posting(1) };
    expect((await post(service, "/generate/generate", own, person.write)).statusCode).toBe(200);
    expect((await numbersOf(person)).applications).toBe(1);
  });

  it("refuse a question that they do not know", async () => {
    const person = await newPerson(service);
    expect((await get(service, "/analytics?format=xlsx", person.headers)).statusCode).toBe(422);
  });
});

describe("where a service is for many", () => {
  it("belong to the plans that name them", async () => {
    const shop = await startTestService({ worker: false, settings: { instantOffLoopback: true } });
    try {
      const person = await newPerson(shop);
      const ask = (format = "json") => get(shop, `/analytics?format=${format}`, person.headers);
      const isTold = async () => (await planOf(shop, person)).features.analytics;
      expect(await refusalOf(ask())).toBe("403 analytics_locked");
      expect(await isTold()).toBe(false);
      await givePlan(shop, person, "starter");
      expect(await refusalOf(ask("csv"))).toBe("403 analytics_locked");
      for (const plan of ["professional", "enterprise"] as const) {
        await givePlan(shop, person, plan);
        expect((await ask()).statusCode).toBe(200);
        expect(await isTold()).toBe(true);
      }
    } finally {
      await shop.close();
    }
  });
});
