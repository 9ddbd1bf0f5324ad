import { problemSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { makeSession } from "../../testing/sessions.ts";
import { urlOf } from "../../testing/edit-calls.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { decideSome, restore, restored, stateOf, versionsOf } from "../../testing/version-calls.ts";
import { get } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

async function filesOf(session: Session): Promise<string[]> {
  const files = await Promise.all(
    ["resume", "cover_letter"].map((type) =>
      get(service, urlOf(session, `/download/txt?document_type=${type}`), person.headers),
    ),
  );
  return files.map((file) => `${file.statusCode} ${file.payload}`);
}

describe("the versions of a session", () => {
  it("come back as a new version, byte for byte, with the files that they had", async () => {
    const session = await makeSession(service, person);
    const files = await filesOf(session);
    const rejected = await decideSome(service, person, session, "reject", 100);
    expect(await filesOf(rejected)).not.toEqual(files);
    const back = await restored(service, person, rejected, 1);
    expect(back.version).toBe(3);
    expect(stateOf(back)).toBe(stateOf(session));
    expect(await filesOf(back)).toEqual(files);
    const [newest] = (await versionsOf(service, person, back)).versions;
    expect(newest).toMatchObject({ number: 3, by: "restore", changes: { restored: 1 } });
    const forth = await restored(service, person, back, 2);
    expect(stateOf(forth)).toBe(stateOf(rejected));
  });

  it("are not restored over a change that the person has not seen", async () => {
    const session = await makeSession(service, person);
    const second = await decideSome(service, person, session, "reject");
    const third = await decideSome(service, person, second, "reject", 2);
    const answer = await restore(service, person, second, 1);
    expect(answer.statusCode).toBe(409);
    const problem = problemSchema.parse(answer.json());
    expect(problem.error_code).toBe("stale_version");
    expect(sessionSchema.parse(problem.current)).toEqual(third);
    const twice = await Promise.all([
      restore(service, person, third, 1),
      restore(service, person, third, 2),
    ]);
    expect(twice.map((one) => one.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
