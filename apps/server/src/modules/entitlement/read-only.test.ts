import { describe, expect, it } from "vitest";
import { sharedService } from "../../testing/shared-service.ts";
import { makeSession } from "../../testing/sessions.ts";
import { newPerson } from "../../testing/visitor.ts";
import { givePlan } from "../../testing/plans.ts";
import { removeGrant } from "../billing/grants.ts";
import { checkSessionWritable, isReadOnly } from "./read-only.ts";

const service = await sharedService();
const { query } = service.needs.database;
const now = service.clock.now();

describe("documents in a template of a larger plan", () => {
  it("can be read only once the plan is gone", async () => {
    const person = await newPerson(service);
    const { accountId } = person;
    await givePlan(service, person, "starter");
    const { session_id: id } = await makeSession(service, person, { template: "tech" });
    const check = (account = accountId, session = id) =>
      checkSessionWritable(query, account, session, now);
    expect(await check()).toEqual({ ok: true, value: null });
    await removeGrant(query, accountId);
    expect(await check()).toEqual({ ok: false, error: "session_read_only" });
    expect(await isReadOnly(query, accountId, "tech", now)).toBe(true);
    expect(await isReadOnly(query, accountId, "modern", now)).toBe(false);
    // Whose session it is, is for others to say.
    expect((await check((await newPerson(service)).accountId)).ok).toBe(true);
    expect((await check(accountId, "unknown")).ok).toBe(true);
  });
});
