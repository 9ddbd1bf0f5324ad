import { problemSchema, versionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { makeSession, resultOf } from "../../testing/sessions.ts";
import { urlOf } from "../../testing/edit-calls.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { decideSome, restore, restored } from "../../testing/version-calls.ts";
import { get, newPerson } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

async function versionOf(session: Session, number: number) {
  const answer = await get(service, urlOf(session, `/versions/${number}`), person.headers);
  expect(answer.statusCode).toBe(200);
  return versionSchema.parse(answer.json());
}

describe("the versions of a session", () => {
  it("are shown with their documents and the lines in which the present ones differ", async () => {
    const session = await makeSession(service, person);
    const rejected = await decideSome(service, person, session, "reject", 100);
    const first = await versionOf(rejected, 1);
    expect(first.documents.resume).toEqual(resultOf(session).resume.resume);
    expect(first.documents.cover_letter).toEqual(resultOf(session).letter.letter);
    expect(first.difference.length).toBeGreaterThan(0);
    for (const line of first.difference) expect(line.old_value).not.toBe(line.new_value);
    const present = await versionOf(rejected, 2);
    expect(present.difference).toEqual([]);
    expect(present.documents.resume).toEqual(resultOf(rejected).resume.resume);
  });

  it("are those of one session and one account, and only those that are kept", async () => {
    const session = await makeSession(service, person);
    const unknown = await get(service, urlOf(session, "/versions/2"), person.headers);
    expect(problemSchema.parse(unknown.json()).error_code).toBe("version_not_found");
    expect((await restore(service, person, session, 9)).statusCode).toBe(404);
    expect(await restored(service, person, session, 1)).toEqual(session);
    const other = await newPerson(service);
    const stolen = await get(service, urlOf(session, "/versions/1"), other.headers);
    expect(problemSchema.parse(stolen.json()).error_code).toBe("session_not_found");
  });
});
