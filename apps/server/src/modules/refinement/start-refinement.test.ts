import { problemSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { refine, refinementsOf, sendRefine, skillOf } from "../../testing/refinement-calls.ts";
import { jobText } from "../../testing/sample-texts.ts";
import { makeSession, readSession } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

function newSession(who = person, posting = jobText): Promise<Session> {
  return makeSession(service, who, { posting });
}

describe("an instruction", () => {
  it("of an older client that hands in local edits starts nothing and costs nothing", async () => {
    const session = await newSession();
    const text = "Update the document with these changes: # Kay\n\n## Experience\n### Baker | Mill";
    const done = await refine(service, person, session, text);
    expect(done).toMatchObject({ success: true, refinement: null });
    expect((await refinementsOf(service, person, session)).refinements).toEqual([]);
    expect(await readSession(service, person, session.session_id)).toEqual(session);
  });

  it("is refused where it cannot be read or the session is another", async () => {
    const session = await newSession();
    const stranger = await newPerson(service);
    const answers = await Promise.all([
      sendRefine(service, person, session, "  \n "),
      sendRefine(service, person, session, "ä".repeat(501)),
      sendRefine(service, stranger, session, "shorter"),
      sendRefine(service, person, session, "shorter", { version: session.version + 4 }),
    ]);
    const codes = answers.map((answer) => problemSchema.parse(answer.json()).error_code);
    expect(codes).toEqual([
      "instruction_blank",
      "instruction_too_long",
      "session_not_found",
      "stale_version",
    ]);
    const [, , , stale] = answers;
    expect(sessionSchema.parse(problemSchema.parse(stale?.json()).current)).toEqual(session);
  });

  it("is counted per session and month, and a plan without any left says so", async () => {
    const free = await newPerson(service);
    const session = await newSession(free);
    const unknown = await refine(service, free, session, "Make it sing");
    expect(unknown.left).toMatchObject({ session: { used: 0, limit: 1 }, month: { limit: 4 } });
    await refine(service, free, session, `Drop ${skillOf(session)}`);
    const more = await sendRefine(service, free, session, "Make the letter shorter");
    expect(more.statusCode).toBe(403);
    expect(problemSchema.parse(more.json()).error_code).toBe("session_refinement_limit");
    expect((await refinementsOf(service, free, session)).left.session).toEqual({
      used: 1,
      limit: 1,
    });
  });

  it("sent ten times at once with one left is carried out once", async () => {
    const free = await newPerson(service);
    const session = await newSession(free);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        sendRefine(service, free, session, "Make the letter shorter"),
      ),
    );
    const done = answers.filter((answer) => answer.statusCode === 200);
    expect(done).toHaveLength(1);
    expect((await refinementsOf(service, free, session)).left.session.used).toBe(1);
  });
});
