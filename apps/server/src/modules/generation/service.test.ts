import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { followRun, newApplicant, readRun, startRun } from "../../testing/generation-calls.ts";
import { jobText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { api, get, post } from "../../testing/visitor.ts";

const service = await sharedService();
const person = await newApplicant(service);

describe("a run", () => {
  it("starts anew after its session was deleted, also under the same key", async () => {
    const key = { "idempotency-key": "again" };
    const first = await startRun(service, person, `${jobText} gone`, key);
    await followRun(service, person, first);
    const url = `${api}/generate/sessions/${first}`;
    const gone = await service.app.inject({ method: "DELETE", url, headers: person.write });
    expect(gone.json()).toEqual({ success: true });
    expect((await readRun(service, person, first)).statusCode).toBe(404);
    expect(await startRun(service, person, `${jobText} gone`, key)).not.toBe(first);
  });
});

describe("cancelling a run", () => {
  it("that waits ends it at once, and costs the one before nothing", async () => {
    const first = await startRun(service, person, `${jobText} before`);
    const second = await startRun(service, person, `${jobText} waiting`);
    const cancel = await post(service, `/generate/sessions/${second}/cancel`, {}, person.write);
    expect(cancel.json()).toEqual({ success: true });
    expect((await followRun(service, person, second)).list.at(-1)).toMatchObject({
      status: "cancelled",
      state: "ended",
    });
    expect((await readRun(service, person, second)).json()).toMatchObject({
      status: "cancelled",
      tailoring: null,
    });
    expect((await followRun(service, person, first)).list.at(-1)).toMatchObject({
      status: "succeeded",
    });
  });

  it("that has ended is refused", async () => {
    const id = await startRun(service, person, `${jobText} ended`);
    await followRun(service, person, id);
    const answer = await post(service, `/generate/sessions/${id}/cancel`, {}, person.write);
    expect(answer.json()).toMatchObject({ error_code: "already_finished" });
  });
});

describe("the list of sessions", () => {
  it("is newest first and holds what a list needs", async () => {
    const who = await newApplicant(service);
    const early = await startRun(service, who, `${jobText} early`);
    await followRun(service, who, early);
    await service.needs.database.query.execute(
      sql`update generation_sessions set created_at = created_at - interval '1 second'
        where id = ${early}`,
    );
    const id = await startRun(service, who, `${jobText} newest`);
    await followRun(service, who, id);
    const answer = await get(service, "/generate/sessions", who.headers);
    expect(answer.json().sessions).toHaveLength(2);
    expect(answer.json().sessions[0]).toMatchObject({
      session_id: id,
      job_title: "Account Manager",
      template: "modern",
      status: "succeeded",
    });
  });
});
