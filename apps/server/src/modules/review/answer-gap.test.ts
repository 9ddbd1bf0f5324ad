import { sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { decide, decideAll, questionsOf, sendAnswer } from "../../testing/review-calls.ts";
import { wordyPosting as jobText, wordyResume as resumeText } from "../../testing/sample-texts.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { newPerson } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

function newSession(who = person, posting = jobText): Promise<Session> {
  return makeSession(service, who, { resume: resumeText, posting });
}

function read(id: string, who = person): Promise<Session> {
  return readSession(service, who, id);
}

describe("questions about gaps", () => {
  it("name the line of the posting and what a yes would add, best first, five at most", async () => {
    const session = await newSession();
    const questions = await questionsOf(service, person, session);
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
    const question = (await questionsOf(service, person, session)).find(
      (entry) => entry.term === "Power BI",
    );
    if (question === undefined) throw new Error("the question is missing");
    const answer = {
      gapId: question.id,
      canonical: question.canonical,
      answer: "yes",
      role: "exp1",
      when: "2022",
      text: "Built a Power BI report on late trucks for the site manager",
    };
    const answered = await sendAnswer(service, person, session, answer);
    expect(answered.statusCode).toBe(200);
    const next = sessionSchema.parse(answered.json());
    const after = resultOf(next).score.fit.total ?? 0;
    expect(after - (resultOf(session).score.fit.total ?? 0)).toBeGreaterThanOrEqual(
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
    expect((await questionsOf(service, person, next)).map((entry) => entry.term)).not.toContain(
      "Power BI",
    );
    const { gapId, canonical } = answer;
    const back = await sendAnswer(service, person, next, { gapId, canonical, answer: "undo" });
    expect(resultOf(sessionSchema.parse(back.json()))).toEqual(resultOf(session));
  });

  it("keep the decisions when an answer makes the documents anew", async () => {
    const session = await newSession();
    const decided = await decide(service, person, session, decideAll(session, "reject"));
    const [question] = await questionsOf(service, person, decided);
    if (question === undefined) throw new Error("there is no question");
    const answered = await sendAnswer(service, person, decided, {
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
    const who = await newPerson(service);
    const session = await newSession(who);
    const [question] = await questionsOf(service, who, session);
    if (question === undefined) throw new Error("there is no question");
    const { id: gapId, canonical, term } = question;
    const no = await sendAnswer(service, who, session, { gapId, canonical, answer: "no" });
    expect(sessionSchema.parse(no.json()).version).toBe(1);
    const again = await newSession(who, `${jobText}\nApply soon.`);
    const terms = (await questionsOf(service, who, again)).map((entry) => entry.term);
    expect(terms).not.toContain(term);
    await sendAnswer(service, who, session, { gapId, canonical, answer: "undo" });
    expect((await questionsOf(service, who, again)).map((entry) => entry.term)).toContain(term);
  });

  it("answered badly are refused with a clear code, and nothing is lost", async () => {
    const session = await newSession();
    const [question] = await questionsOf(service, person, session);
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
      const answer = await sendAnswer(service, person, session, { ...good, ...wrong });
      expect([code, answer.json<{ error_code: string }>().error_code]).toEqual([code, code]);
    }
    expect(await read(session.session_id)).toEqual(session);
    const stale = await sendAnswer(service, person, session, { ...good, version: 7 });
    expect(stale.statusCode).toBe(409);
  });
});
