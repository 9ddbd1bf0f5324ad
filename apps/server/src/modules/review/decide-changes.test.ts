import { problemSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide, decideAll, sendDecisions } from "../../testing/review-calls.ts";
import { wordyPosting as jobText, wordyResume as resumeText } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, newPerson, post } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
beforeAll(async () => {
  ({ service, person } = await startSignedIn());
});
afterAll(() => service.close());

function newSession(who = person, posting = jobText): Promise<Session> {
  return makeSession(service, who, { resume: resumeText, posting });
}

function read(id: string, who = person): Promise<Session> {
  return readSession(service, who, id);
}

describe("decisions on changes", () => {
  it("give the source when all are rejected, and what was written when none is left", async () => {
    const session = await newSession();
    const written = resultOf(session);
    expect(written.changes.length).toBeGreaterThan(2);
    const rejected = await decide(service, person, session, decideAll(session, "reject"));
    expect(resultOf(rejected).resume.resume).toEqual(rejected.extraction.resume);
    expect(rejected.version).toBe(2);
    const undone = await decide(service, person, rejected, []);
    expect(resultOf(undone)).toEqual(written);
    expect(undone.decisions).toEqual([]);
  });

  it("count pages anew and keep what the resume had as it was generated", async () => {
    const session = await newSession();
    expect(session.pages).toEqual({ resume: 1, cover_letter: 1, budget: 1 });
    const decided = await decide(service, person, session, decideAll(session, "accept"));
    expect(decided.pages).toEqual(session.pages);
  });

  it("print the person's own words and mark them, whatever the check says", async () => {
    const session = await newSession();
    const change = resultOf(session).changes.find((entry) => entry.after?.includes("stock exact"));
    if (change === undefined) throw new Error("nothing was rewritten");
    const text = "Manage inventory counts with SAP\n and Kaizen boards";
    const edit = { change_id: change.id, action: "edit", after: change.after, text };
    const edited = resultOf(await decide(service, person, session, [edit]));
    const claim = edited.resume.claims.find((entry) => entry.path === change.path);
    expect(claim?.text).toBe("Manage inventory counts with SAP and Kaizen boards");
    expect(claim).toMatchObject({ by: "user", rule: "user", verdict: "unsupported" });
    expect(edited.score.fit).toEqual(resultOf(session).score.fit);
    const latest = await read(session.session_id);
    const confirmed = await decide(service, person, latest, [{ ...edit, action: "confirm" }]);
    expect(resultOf(confirmed).score.fit.total).toBeGreaterThan(edited.score.fit.total ?? 0);
    const attested = resultOf(confirmed).resume.claims.find((entry) => entry.path === change.path);
    expect(attested).toMatchObject({ by: "user", verdict: "supported" });
    expect(resultOf(confirmed).verification.userAdded).toBe(1);
  });

  it("on a proposal that reads differently by now are outdated and change nothing", async () => {
    const session = await newSession();
    const [change] = resultOf(session).changes;
    if (change === undefined) throw new Error("there is no change");
    const decided = await decide(service, person, session, [
      { change_id: change.id, action: "accept", after: `${change.after} and more` },
    ]);
    const seen = resultOf(decided).changes.find((entry) => entry.id === change.id);
    expect(seen?.state).toBe("outdated");
  });

  it("made on an older version are refused with the session as it is", async () => {
    const session = await newSession();
    await decide(service, person, session, decideAll(session, "accept"));
    const late = await sendDecisions(service, person, session, decideAll(session, "reject"));
    expect(late.statusCode).toBe(409);
    const problem = problemSchema.parse(late.json());
    expect(problem.error_code).toBe("stale_version");
    expect(sessionSchema.parse(problem.current).version).toBe(2);
  });

  it("of two tabs at once are not both taken", async () => {
    const session = await newSession();
    const answers = await Promise.all(
      ["accept", "reject", "accept"].map((action) =>
        sendDecisions(service, person, session, decideAll(session, action)),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect((await read(session.session_id)).version).toBe(2);
  });

  it("that cannot be used are refused and nothing is lost", async () => {
    const session = await newSession();
    const [change] = resultOf(session).changes;
    const edit = { change_id: change?.id ?? "", action: "edit", after: change?.after ?? null };
    const codes = await Promise.all(
      [edit, { ...edit, text: " \n " }, { ...edit, text: "x".repeat(4_001) }].map(
        async (decision) =>
          (await sendDecisions(service, person, session, [decision])).json<{
            error_code: string;
          }>(),
      ),
    );
    expect(codes.map((problem) => problem.error_code)).toEqual([
      "decision_unusable",
      "edit_blank",
      "edit_too_long",
    ]);
    expect((await read(session.session_id)).version).toBe(1);
  });

  it("keep their time while they stand", async () => {
    const session = await newSession();
    const [first, ...rest] = decideAll(session, "reject");
    if (first === undefined) throw new Error("there is no change");
    const before = await decide(service, person, session, [first]);
    service.clock.pass(60_000);
    const after = await decide(service, person, before, [first, ...rest]);
    expect(after.decisions[0]).toEqual(before.decisions[0]);
    expect(after.decisions[1]?.at).not.toBe(before.decisions[0]?.at);
  });

  it("of another account's session are refused", async () => {
    const session = await newSession();
    const stranger = await newPerson(service);
    const url = `/generate/sessions/${session.session_id}/changes`;
    const answer = await post(service, url, { base_version: 1, decisions: [] }, stranger.write);
    expect(answer.json()).toMatchObject({ error_code: "session_not_found" });
  });

  it("leave the files of older versions as they were", async () => {
    const session = await newSession();
    const url = `/generate/sessions/${session.session_id}/download/pdf?document_type=resume`;
    const first = await get(service, url, person.headers);
    const rejected = await decide(service, person, session, decideAll(session, "reject"));
    const second = await get(service, url, person.headers);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    await decide(service, person, rejected, []);
    const rows = await service.needs.database.query.query.exportedFiles.findMany({
      where: (table, { eq }) => eq(table.sessionId, session.session_id),
    });
    expect(new Set(rows.map((row) => row.version))).toEqual(new Set([1, 2]));
  });
});
