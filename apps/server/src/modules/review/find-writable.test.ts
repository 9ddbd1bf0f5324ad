import { beforeAll, describe, expect, it } from "vitest";
import { givePlan } from "../../testing/plans.ts";
import { makeSession } from "../../testing/sessions.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { removeGrant } from "../billing/grants.ts";
import { findWritable } from "./find-writable.ts";

const service = await sharedService();
let person: Person;
let sessionId: string;
beforeAll(async () => {
  person = await newPerson(service);
  await givePlan(service, person, "starter");
  ({ session_id: sessionId } = await makeSession(service, person, { template: "tech" }));
});

const find = (who: Person, isAdmin = false) =>
  findWritable(service.needs, { id: who.accountId, isAdmin }, sessionId);

describe("a session that is to be changed", () => {
  it("is found by its owner alone, and while the plan holds its template", async () => {
    expect(await find(person)).toMatchObject({ ok: true, value: { template: "tech" } });
    const stranger = await newPerson(service);
    expect(await find(stranger)).toEqual({ ok: false, error: "session_not_found" });
    await removeGrant(service.needs.database.query, person.accountId);
    expect(await find(person)).toEqual({ ok: false, error: "session_read_only" });
    expect(await find(person, true)).toMatchObject({ ok: true });
  });
});
