import { err, ok } from "@savile/model";
import { beforeAll, describe, expect, it } from "vitest";
import { givePlan } from "../../testing/plans.ts";
import { makeSession } from "../../testing/sessions.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import type { Session } from "@savile/contracts";
import { orCurrent } from "./refuse-write.ts";
import type { WrittenSession } from "./refuse-write.ts";

const service = await sharedService();
const { needs } = service;
let session: Session;
let written: WrittenSession;
beforeAll(async () => {
  const person = await newPerson(service);
  await givePlan(service, person, "starter");
  session = await makeSession(service, person, { template: "tech" });
  written = { accountId: person.accountId, sessionId: session.session_id };
});

describe("a result of a write", () => {
  it("is its value where it went well", async () => {
    expect(await orCurrent(needs, written, ok("stored"))).toBe("stored");
  });

  it("about an older version is refused with the session as it is now", async () => {
    await expect(orCurrent(needs, written, err("stale_version"))).rejects.toMatchObject({
      code: "stale_version",
      current: session,
    });
  });

  it("about an older version of a session that is gone says that", async () => {
    const gone = { ...written, sessionId: "gone" };
    await expect(orCurrent(needs, gone, err("stale_version"))).rejects.toMatchObject({
      code: "session_not_found",
    });
  });

  it("that failed otherwise is refused for that alone", async () => {
    await expect(orCurrent(needs, written, err("edit_blank"))).rejects.toMatchObject({
      code: "edit_blank",
      current: undefined,
    });
  });
});
