import { gapsResponseSchema, problemSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { templateFigures } from "@savile/model";
import type { TemplateId } from "@savile/model";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wordyPosting as jobText, wordyResume as resumeText } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post, signIn } from "../../testing/visitor.ts";
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

interface Asked {
  readonly change_id: string;
  readonly action: string;
  readonly after: string | null;
  readonly text?: string;
}

function sendDecisions(session: Session, decisions: readonly Asked[], version = session.version) {
  const url = `/generate/sessions/${session.session_id}/changes`;
  return post(service, url, { base_version: version, decisions }, person.write);
}

async function decide(session: Session, decisions: readonly Asked[]): Promise<Session> {
  const answer = await sendDecisions(session, decisions);
  expect(answer.statusCode).toBe(200);
  return sessionSchema.parse(answer.json());
}

function all(session: Session, action: string): Asked[] {
  return resultOf(session).changes.map(({ id, after }) => ({ change_id: id, action, after }));
}

async function questionsOf(session: Session, who = person) {
  const answer = await get(service, `/generate/sessions/${session.session_id}/gaps`, who.headers);
  return gapsResponseSchema.parse(answer.json()).questions;
}

function sendAnswer(session: Session, answer: unknown, who = person, version = session.version) {
  const url = `/generate/sessions/${session.session_id}/gaps`;
  return post(service, url, { base_version: version, answer }, who.write);
}

describe("decisions on changes", () => {
  it("give the source when all are rejected, and what was written when none is left", async () => {
    const session = await newSession();
    const written = resultOf(session);
    expect(written.changes.length).toBeGreaterThan(2);
    const rejected = await decide(session, all(session, "reject"));
    expect(resultOf(rejected).resume.resume).toEqual(rejected.extraction.resume);
    expect(rejected.version).toBe(2);
    const undone = await decide(rejected, []);
    expect(resultOf(undone)).toEqual(written);
    expect(undone.decisions).toEqual([]);
  });

  it("count pages anew and keep what the resume had as it was generated", async () => {
    const session = await newSession();
    expect(session.pages).toEqual({ resume: 1, cover_letter: 1, budget: 1 });
    const decided = await decide(session, all(session, "accept"));
    expect(decided.pages).toEqual(session.pages);
    await service.needs.database.query.execute(
      sql`update generation_sessions set pages = null where id = ${session.session_id}`,
    );
    const old = await read(session.session_id);
    expect(old.pages).toBeNull();
    expect((await decide(old, [])).pages).toEqual(session.pages);
  });

  it("print the person's own words and mark them, whatever the check says", async () => {
    const session = await newSession();
    const change = resultOf(session).changes.find((entry) => entry.after?.includes("stock exact"));
    if (change === undefined) throw new Error("nothing was rewritten");
    const text = "Manage inventory counts with SAP\n and Kaizen boards";
    const edit = { change_id: change.id, action: "edit", after: change.after, text };
    const edited = resultOf(await decide(session, [edit]));
    const claim = edited.resume.claims.find((entry) => entry.path === change.path);
    expect(claim?.text).toBe("Manage inventory counts with SAP and Kaizen boards");
    expect(claim).toMatchObject({ by: "user", rule: "user", verdict: "unsupported" });
    expect(edited.score.after.total).toBeLessThanOrEqual(resultOf(session).score.after.total ?? 0);
    const latest = await read(session.session_id);
    const confirmed = await decide(latest, [{ ...edit, action: "confirm" }]);
    expect(resultOf(confirmed).score.after.total).toBeGreaterThan(edited.score.after.total ?? 0);
    const attested = resultOf(confirmed).resume.claims.find((entry) => entry.path === change.path);
    expect(attested).toMatchObject({ by: "user", verdict: "supported" });
    expect(resultOf(confirmed).verification.userAdded).toBe(1);
  });

  it("on a proposal that reads differently by now are outdated and change nothing", async () => {
    const session = await newSession();
    const [change] = resultOf(session).changes;
    if (change === undefined) throw new Error("there is no change");
    const decided = await decide(session, [
      { change_id: change.id, action: "accept", after: `${change.after} and more` },
    ]);
    const seen = resultOf(decided).changes.find((entry) => entry.id === change.id);
    expect(seen?.state).toBe("outdated");
  });

  it("made on an older version are refused with the session as it is", async () => {
    const session = await newSession();
    await decide(session, all(session, "accept"));
    const late = await sendDecisions(session, all(session, "reject"));
    expect(late.statusCode).toBe(409);
    const problem = problemSchema.parse(late.json());
    expect(problem.error_code).toBe("stale_version");
    expect(sessionSchema.parse(problem.current).version).toBe(2);
  });

  it("of two tabs at once are not both taken", async () => {
    const session = await newSession();
    const answers = await Promise.all(
      ["accept", "reject", "accept"].map((action) => sendDecisions(session, all(session, action))),
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
          (await sendDecisions(session, [decision])).json<{ error_code: string }>(),
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
    const [first, ...rest] = all(session, "reject");
    if (first === undefined) throw new Error("there is no change");
    const before = await decide(session, [first]);
    service.clock.pass(60_000);
    const after = await decide(before, [first, ...rest]);
    expect(after.decisions[0]).toEqual(before.decisions[0]);
    expect(after.decisions[1]?.at).not.toBe(before.decisions[0]?.at);
  });

  it("of another account's session are refused", async () => {
    const session = await newSession();
    const stranger = await signIn(service, "other@example.test");
    const url = `/generate/sessions/${session.session_id}/changes`;
    const answer = await post(service, url, { base_version: 1, decisions: [] }, stranger.write);
    expect(answer.json()).toMatchObject({ error_code: "session_not_found" });
  });

  it("leave the files of older versions as they were", async () => {
    const session = await newSession();
    const url = `/generate/sessions/${session.session_id}/download/pdf?document_type=resume`;
    const first = await get(service, url, person.headers);
    const rejected = await decide(session, all(session, "reject"));
    const second = await get(service, url, person.headers);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    await decide(rejected, []);
    const rows = await service.needs.database.query.query.exportedFiles.findMany({
      where: (table, { eq }) => eq(table.sessionId, session.session_id),
    });
    expect(new Set(rows.map((row) => row.version))).toEqual(new Set([1, 2]));
  });
});

describe("questions about gaps", () => {
  it("name the line of the posting and what a yes would add, best first, five at most", async () => {
    const session = await newSession();
    const questions = await questionsOf(session);
    expect(questions.map((question) => question.term)).toEqual(
      expect.arrayContaining(["Kaizen", "Power BI"]),
    );
    expect(questions.length).toBeLessThanOrEqual(5);
    const gains = questions.map((question) => question.gain ?? 0);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    for (const { span, term, roles } of questions) {
      expect(session.job_description.slice(...span)).toContain(term);
      expect(roles.length).toBeGreaterThan(0);
    }
  });

  it("answered with yes make a statement of the person that scores what was promised", async () => {
    const session = await newSession();
    const question = (await questionsOf(session)).find((entry) => entry.term === "Power BI");
    if (question === undefined) throw new Error("the question is missing");
    const answer = {
      gapId: question.id,
      canonical: question.canonical,
      answer: "yes",
      role: "exp1",
      when: "2022",
      text: "Built a Power BI report on late trucks for the site manager",
    };
    const answered = await sendAnswer(session, answer);
    expect(answered.statusCode).toBe(200);
    const next = sessionSchema.parse(answered.json());
    const after = resultOf(next).score.after.total ?? 0;
    expect(after - (resultOf(session).score.after.total ?? 0)).toBeGreaterThanOrEqual(
      question.gain ?? 0,
    );
    const fact = next.extraction.facts.find((entry) => entry.text === answer.text);
    expect(fact?.origin).toMatchObject({
      by: "user",
      via: "gap-answer",
      accountId: person.accountId,
    });
    const claim = resultOf(next).resume.claims.find((entry) => entry.text === answer.text);
    expect(claim).toMatchObject({ by: "user", reason: "Attested by you.", verdict: "supported" });
    expect((await questionsOf(next)).map((entry) => entry.term)).not.toContain("Power BI");
    const { gapId, canonical } = answer;
    const back = await sendAnswer(next, { gapId, canonical, answer: "undo" });
    expect(resultOf(sessionSchema.parse(back.json()))).toEqual(resultOf(session));
  });

  it("keep the decisions when an answer makes the documents anew", async () => {
    const session = await newSession();
    const decided = await decide(session, all(session, "reject"));
    const [question] = await questionsOf(decided);
    if (question === undefined) throw new Error("there is no question");
    const answered = await sendAnswer(decided, {
      gapId: question.id,
      canonical: question.canonical,
      answer: "yes",
      role: question.roles[0]?.id ?? "",
      when: "2023",
      text: `Used ${question.term} every week`,
    });
    const next = sessionSchema.parse(answered.json());
    expect(next.decisions).toEqual(decided.decisions);
    const states = new Map(resultOf(next).changes.map((change) => [change.id, change.state]));
    for (const { id } of resultOf(decided).changes) {
      expect(["rejected", "outdated", undefined]).toContain(states.get(id));
    }
  });

  it("declined are never asked again, in no session, until it is taken back", async () => {
    const who = await signIn(service, "declines@example.test");
    const session = await newSession(who);
    const [question] = await questionsOf(session, who);
    if (question === undefined) throw new Error("there is no question");
    const { id: gapId, canonical, term } = question;
    const no = await sendAnswer(session, { gapId, canonical, answer: "no" }, who);
    expect(sessionSchema.parse(no.json()).version).toBe(1);
    const again = await newSession(who, `${jobText}\nApply soon.`);
    const terms = (await questionsOf(again, who)).map((entry) => entry.term);
    expect(terms).not.toContain(term);
    await sendAnswer(session, { gapId, canonical, answer: "undo" }, who);
    expect((await questionsOf(again, who)).map((entry) => entry.term)).toContain(term);
  });

  it("answered badly are refused with a clear code, and nothing is lost", async () => {
    const session = await newSession();
    const [question] = await questionsOf(session);
    if (question === undefined) throw new Error("there is no question");
    const good = {
      gapId: question.id,
      canonical: question.canonical,
      answer: "yes",
      role: "exp1",
      when: "2022",
      text: "Ran it with the team",
    };
    const cases: [object, string][] = [
      [{ text: "  " }, "gap_text_blank"],
      [{ text: "x".repeat(501) }, "gap_text_too_long"],
      [{ role: "exp9" }, "gap_role_unknown"],
      [{ when: "soon" }, "gap_when_unclear"],
      [{ when: "2090" }, "gap_when_future"],
      [{ when: "2011" }, "gap_when_outside_role"],
      [{ canonical: "juggling" }, "gap_unknown"],
    ];
    for (const [wrong, code] of cases) {
      const answer = await sendAnswer(session, { ...good, ...wrong });
      expect([code, answer.json<{ error_code: string }>().error_code]).toEqual([code, code]);
    }
    expect(await read(session.session_id)).toEqual(session);
    const stale = await sendAnswer(session, good, person, 7);
    expect(stale.statusCode).toBe(409);
  });
});

describe("the recommended template", () => {
  it("is told for a session and for a posting alone, with the measured share of its files", async () => {
    const session = await newSession();
    const one = await post(
      service,
      "/generate/recommend-template",
      { session_id: session.session_id },
      person.write,
    );
    const told = one.json<{ recommended: TemplateId; ats_score: number | null }>();
    expect(told.ats_score).toBe(templateFigures[told.recommended]?.atsScore ?? null);
    const direct = { job_description: jobText };
    const two = await post(service, "/generate/recommend-template-direct", direct, person.write);
    expect(Object.keys(two.json<{ scores: object }>().scores)).toHaveLength(6);
    expect(two.json<{ confidence: number }>().confidence).toBeLessThanOrEqual(1);
  });
});
