import { describe, expect, it } from "vitest";
import { makeSession, resultOf } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { decideSome, versionsOf } from "../../testing/version-calls.ts";

const { service, person } = await sharedSignedIn();

describe("the versions of a session", () => {
  it("begin with what the engine wrote and tell each change with the lines that it is about", async () => {
    const session = await makeSession(service, person);
    const first = await versionsOf(service, person, session);
    expect(first).toMatchObject({ version: 1, versions: [{ number: 1, by: "engine" }] });
    const rejected = await decideSome(service, person, session, "reject", 100);
    await decideSome(service, person, rejected, "accept", 0);
    const { version, versions } = await versionsOf(service, person, session);
    expect(version).toBe(3);
    expect(versions.map((one) => [one.number, one.by])).toEqual([
      [3, "you"],
      [2, "you"],
      [1, "engine"],
    ]);
    const [, second] = versions;
    expect(second?.changes.decided).toBe(resultOf(session).changes.length);
    expect(second?.changes.groups.length).toBeGreaterThan(0);
    expect(second?.ats_score).toBe(rejected.ats_score);
    for (const group of second?.changes.groups ?? []) {
      expect(group.count).toBeGreaterThan(0);
      expect(group.text === undefined).toBe(group.count > 1);
    }
  });
});
