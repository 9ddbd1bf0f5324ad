import {
  problemSchema,
  refineResponseSchema,
  refinementEventSchema,
  refinementListSchema,
  sessionSchema,
} from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeGrant } from "../billing/grants.ts";
import { textOnWire } from "../../testing/edit-calls.ts";
import { givePlan } from "../../testing/plans.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;

beforeAll(async () => {
  ({ service, person } = await startSignedIn());
});
afterAll(() => service.close());

function read(id: string, who: Person): Promise<Session> {
  return readSession(service, who, id);
}

function newSession(who = person, posting = jobText): Promise<Session> {
  return makeSession(service, who, { posting });
}

interface Wish {
  readonly who?: Person;
  readonly headers?: Record<string, string>;
  readonly version?: number;
}

function send(session: Session, suggestions: string, wish: Wish = {}) {
  const { who = person, headers = {}, version } = wish;
  const body = version === undefined ? { suggestions } : { suggestions, base_version: version };
  const url = `/generate/sessions/${session.session_id}/refine`;
  return post(service, url, body, { ...who.write, ...headers });
}

async function refine(session: Session, suggestions: string, wish: Wish = {}) {
  const answer = await send(session, suggestions, wish);
  expect(answer.statusCode).toBe(200);
  return refineResponseSchema.parse(answer.json());
}

async function list(session: Session, who = person) {
  const url = `/generate/sessions/${session.session_id}/refinements`;
  return refinementListSchema.parse((await get(service, url, who.headers)).json());
}

function asked(session: Session) {
  return resultOf(session).changes.filter((change) => change.refinement !== undefined);
}

/** A skill of the sample that the documents show. */
function skillOf(session: Session): string {
  const [group] = resultOf(session).resume.resume.skills;
  const skill = group?.skills.at(-1)?.text;
  if (skill === undefined) throw new Error("the sample has no skills");
  return skill;
}

describe("an instruction", () => {
  it("proposes changes that wait, tells what came of it and is counted once", async () => {
    const session = await newSession();
    const done = await refine(session, `Remove ${skillOf(session)} from my skills`);
    expect(done).toMatchObject({ success: true, status: "success" });
    expect(done.refinement).toMatchObject({
      outcome: "applied",
      status: "succeeded",
      counted: true,
      target_met: true,
      changes: 1,
      made: { engine: "embedded" },
    });
    expect(done.left.session.used).toBe(1);
    const after = await read(session.session_id, person);
    expect(after.version).toBe(session.version + 1);
    expect(asked(after).map((change) => change.state)).toEqual(["proposed"]);
    expect(resultOf(after).resume).toEqual(resultOf(session).resume);
    expect(resultOf(after)).not.toHaveProperty("refined");
  });

  it("accepted changes the documents, taken back leaves them as they were", async () => {
    const session = await newSession();
    const skill = skillOf(session);
    const done = await refine(session, `Make the letter shorter and drop ${skill}`);
    const proposed = await read(session.session_id, person);
    const decisions = asked(proposed).map(({ id, after }) => ({
      change_id: id,
      action: "accept",
      after,
    }));
    const url = `/generate/sessions/${session.session_id}`;
    const body = { base_version: proposed.version, decisions };
    const decided = sessionSchema.parse(
      (await post(service, `${url}/changes`, body, person.write)).json(),
    );
    expect(JSON.stringify(resultOf(decided).resume.resume)).not.toContain(skill);
    expect(resultOf(decided).letter.letter.paragraphs).not.toEqual(
      resultOf(session).letter.letter.paragraphs,
    );
    const back = await post(
      service,
      `${url}/refinements/${done.refinement?.id ?? ""}/undo`,
      { base_version: decided.version },
      person.write,
    );
    const undone = sessionSchema.parse(back.json());
    expect(resultOf(undone)).toEqual(resultOf(session));
    expect((await list(session)).refinements[0]?.undone_at).not.toBeNull();
    const again = await post(
      service,
      `${url}/refinements/${done.refinement?.id ?? ""}/undo`,
      { base_version: undone.version },
      person.write,
    );
    expect(problemSchema.parse(again.json()).error_code).toBe("already_finished");
  });

  it("that is declined or not understood says why, changes nothing and costs nothing", async () => {
    const session = await newSession();
    const declined = await refine(session, "Say that I led 40 people at NASA");
    expect(declined).toMatchObject({ success: false, refinement: { outcome: "declined" } });
    expect(declined.refinement?.parts[0]?.said).toContain("not written");
    const unknown = await refine(session, "Make it pop");
    expect(unknown.refinement).toMatchObject({ outcome: "not_understood", counted: false });
    expect(unknown.refinement?.suggestions.length).toBeGreaterThan(0);
    expect(unknown.left.session.used).toBe(0);
    expect(await read(session.session_id, person)).toEqual(session);
  });

  it("of an older client that hands in local edits starts nothing and costs nothing", async () => {
    const session = await newSession();
    const text = "Update the document with these changes: # Kay\n\n## Experience\n### Baker | Mill";
    const done = await refine(session, text);
    expect(done).toMatchObject({ success: true, refinement: null });
    expect((await list(session)).refinements).toEqual([]);
    expect(await read(session.session_id, person)).toEqual(session);
  });

  it("is refused where it cannot be read or the session is another", async () => {
    const session = await newSession();
    const stranger = await signIn(service, "stranger@example.test");
    const answers = await Promise.all([
      send(session, "  \n "),
      send(session, "ä".repeat(501)),
      send(session, "shorter", { who: stranger }),
      send(session, "shorter", { version: session.version + 4 }),
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
    const free = await signIn(service, "free@example.test");
    const session = await newSession(free);
    const unknown = await refine(session, "Make it sing", { who: free });
    expect(unknown.left).toMatchObject({ session: { used: 0, limit: 1 }, month: { limit: 4 } });
    await refine(session, `Drop ${skillOf(session)}`, { who: free });
    const more = await send(session, "Make the letter shorter", { who: free });
    expect(more.statusCode).toBe(403);
    expect(problemSchema.parse(more.json()).error_code).toBe("session_refinement_limit");
    expect((await list(session, free)).left.session).toEqual({ used: 1, limit: 1 });
  });

  it("sent ten times at once with one left is carried out once", async () => {
    const free = await signIn(service, "ten@example.test");
    const session = await newSession(free);
    const wish = { who: free };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(session, "Make the letter shorter", wish)),
    );
    const done = answers.filter((answer) => answer.statusCode === 200);
    expect(done).toHaveLength(1);
    expect((await list(session, free)).left.session.used).toBe(1);
  });

  it("may find the documents decided on and edited meanwhile", async () => {
    const session = await newSession();
    const started = await send(session, "Make the letter shorter", {
      headers: { prefer: "respond-async" },
    });
    expect(started.statusCode).toBe(202);
    const decisions = resultOf(session).changes.map(({ id, after }) => ({
      change_id: id,
      action: "reject",
      after,
    }));
    const edits = [textOnWire("name", resultOf(session).resume.resume.name, "Mira Ek")];
    const url = `/generate/sessions/${session.session_id}`;
    let version = session.version;
    for (let round = 0; round < 20; round += 1) {
      const body = { base_version: version, decisions, edits };
      const answer = await post(service, `${url}/edits`, body, person.write);
      if (answer.statusCode === 200) break;
      version = (await read(session.session_id, person)).version;
    }
    const id = refineResponseSchema.parse(started.json()).refinement?.id ?? "";
    await get(service, `${url}/refinements/${id}/events`, person.headers);
    const after = await read(session.session_id, person);
    expect(after.decisions).toHaveLength(decisions.length);
    expect(resultOf(after).resume.resume.name).toBe("Mira Ek");
    expect(asked(after).length).toBeGreaterThan(0);
  });
});

describe("documents in a template of a larger plan", () => {
  it("take no instruction, and none that is not theirs is taken back", async () => {
    const who = await signIn(service, "ended@example.test");
    await givePlan(service, who, "starter");
    const session = await newSession(who);
    const url = `/generate/sessions/${session.session_id}`;
    await post(service, `${url}/switch-template`, { new_template: "tech" }, who.write);
    const undone = await post(
      service,
      `${url}/refinements/${session.session_id}/undo`,
      { base_version: session.version },
      who.write,
    );
    expect(problemSchema.parse(undone.json()).error_code).toBe("refinement_not_found");
    await removeGrant(service.needs.database.query, who.accountId);
    const refused = await send(session, "shorter", { who });
    expect(refused.statusCode).toBe(403);
    expect(problemSchema.parse(refused.json()).error_code).toBe("session_read_only");
    expect((await list(session, who)).left.session.used).toBe(0);
  });
});

describe("an instruction beside a chosen length", () => {
  it("counts pages as they print, also when it is taken back", async () => {
    const many = Array.from({ length: 24 }, (_, n) => `- Kept ${n + 3} shops supplied with bread`);
    const text = resumeText.replace(/\n- /, `\n${many.join("\n")}\n- `);
    const uploadId = await uploadText(service, person, text);
    const body = { upload_id: uploadId, job_description: jobText };
    const made = await post(service, "/generate/generate", body, person.write);
    const { session_id: id } = made.json<{ session_id: string }>();
    const url = `/generate/sessions/${id}`;
    const set = { base_version: (await read(id, person)).version, page_budget: 1 };
    const put = await service.app.inject({
      method: "PUT",
      url: `${api}${url}/layout`,
      headers: person.write,
      payload: set,
    });
    const fitted = sessionSchema.parse(put.json());
    expect(fitted.pages?.resume).toBe(1);
    const fit = await refine(fitted, "Make it fit one page");
    expect(fit.refinement).toMatchObject({ outcome: "nothing_to_change", counted: false });
    const done = await refine(fitted, "Make the letter shorter");
    const undone = await post(
      service,
      `${url}/refinements/${done.refinement?.id ?? ""}/undo`,
      { base_version: (await read(id, person)).version },
      person.write,
    );
    expect(sessionSchema.parse(undone.json()).pages?.resume).toBe(1);
  });
});

describe("the events of an instruction", () => {
  it("bring each proposal as it comes and end with the outcome", async () => {
    const session = await newSession();
    const started = refineResponseSchema.parse(
      (
        await send(session, `Make the letter shorter and drop ${skillOf(session)}`, {
          headers: { prefer: "respond-async" },
        })
      ).json(),
    );
    expect(started.status).toBe("accepted");
    const id = started.refinement?.id ?? "";
    const url = `/generate/sessions/${session.session_id}/refinements/${id}/events`;
    const read = async () => {
      const answer = await get(service, url, person.headers);
      return [...answer.body.matchAll(/^data: (.+)$/gm)].map((match) =>
        refinementEventSchema.parse(JSON.parse(match[1] ?? "")),
      );
    };
    const events = await read();
    expect(events[0]?.state).toBe("started");
    expect(events.filter((event) => event.state === "line").length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ state: "ended", outcome: "applied" });
    expect(await read()).toEqual(events);
    await service.needs.database.query.execute("delete from job_events");
    expect((await read()).map((event) => event.state)).toEqual(["ended"]);
    const noted = await service.needs.database.query.query.runEvents.findMany({
      where: (table, { eq }) => eq(table.sessionId, session.session_id),
    });
    expect(noted.map((one) => one.kind)).toEqual(
      expect.arrayContaining(["refinement_started", "refinement_completed"]),
    );
    expect(noted.find((one) => one.kind === "refinement_completed")).toMatchObject({
      targetMs: 15_000,
      targetMet: true,
      engine: "embedded",
    });
  });

  it("of somebody else's instruction are not shown", async () => {
    const session = await newSession();
    const done = await refine(session, "Make the letter shorter");
    const stranger = await signIn(service, "stranger@example.test");
    const url = `/generate/sessions/${session.session_id}/refinements/${done.refinement?.id ?? ""}`;
    const answers = await Promise.all([
      get(service, `${url}/events`, stranger.headers),
      post(service, `${url}/cancel`, {}, stranger.write),
      post(service, `${url}/undo`, { base_version: 1 }, stranger.write),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    const own = await post(service, `${url}/cancel`, {}, person.write);
    expect(problemSchema.parse(own.json()).error_code).toBe("already_finished");
  });
});

/** A service whose worker stands still, with an instruction that waits. */
async function withWaiting(
  run: (still: TestService, who: Person, url: string, id: string) => Promise<void>,
): Promise<void> {
  const still = await startTestService({ worker: false });
  try {
    const who = await signIn(still);
    const worker = still.startWorker();
    const uploadId = await uploadText(still, who, resumeText);
    const made = await post(
      still,
      "/generate/generate",
      { upload_id: uploadId, job_description: jobText },
      who.write,
    );
    const sessionId = made.json<{ session_id: string }>().session_id;
    await worker.stop();
    const url = `/generate/sessions/${sessionId}`;
    const started = await post(
      still,
      `${url}/refine`,
      { suggestions: "shorter" },
      { ...who.write, prefer: "respond-async" },
    );
    const id = refineResponseSchema.parse(started.json()).refinement?.id ?? "";
    await run(still, who, url, id);
  } finally {
    await still.close();
  }
}

describe("an instruction that waits", () => {
  it("is cancelled at once and costs nothing", async () => {
    await withWaiting(async (still, who, url, id) => {
      const cancelled = await post(still, `${url}/refinements/${id}/cancel`, {}, who.write);
      expect(cancelled.statusCode).toBe(200);
      const shown = await get(still, `${url}/refinements`, who.headers);
      const found = refinementListSchema.parse(shown.json());
      expect(found.refinements[0]?.status).toBe("cancelled");
      expect(found.left.session.used).toBe(0);
      const events = await get(still, `${url}/refinements/${id}/events`, who.headers);
      expect(events.body).toContain('"cancelled"');
    });
  });

  it("costs nothing when its documents are deleted meanwhile", async () => {
    await withWaiting(async (still, who, url, id) => {
      const gone = await still.app.inject({
        method: "DELETE",
        url: `${api}${url}`,
        headers: who.write,
      });
      expect(gone.statusCode).toBe(200);
      const worker = still.startWorker();
      const { query } = still.needs.database;
      const jobs = () => query.query.jobs.findMany({ columns: { queue: true, state: true } });
      await expect
        .poll(async () => (await jobs()).find((job) => job.queue === "refinement")?.state)
        .not.toMatch(/queued|running/);
      await worker.stop();
      const entries = await query.query.usageEntries.findMany();
      expect(entries.find((entry) => entry.subject.includes(id))?.state).toBe("released");
    });
  });
});

describe("the list of instructions", () => {
  it("is newest first, with the average time and what may be asked for next", async () => {
    const session = await newSession();
    await refine(session, "Make it pop");
    service.clock.pass(1_000);
    await refine(session, "Make the letter shorter");
    const found = await list(session);
    expect(found.refinements.map((one) => one.instruction)).toEqual([
      "Make the letter shorter",
      "Make it pop",
    ]);
    expect(found.target_ms).toBe(15_000);
    expect(found.average_ms).toBeLessThan(15_000);
    expect(found.suggestions.length).toBeGreaterThan(2);
  });

  it("keeps what was proposed when an answer makes the documents anew", async () => {
    const wanted = jobText.replace("- Salesforce", "- Power BI\n- Salesforce");
    const session = await newSession(person, wanted);
    await refine(session, `Drop ${skillOf(session)}`);
    const url = `/generate/sessions/${session.session_id}`;
    const gaps = (await get(service, `${url}/gaps`, person.headers)).json<{
      questions: { id: string; canonical: string; term: string; roles: { id: string }[] }[];
    }>();
    const [question] = gaps.questions;
    if (question === undefined) throw new Error("there is no question");
    const now = await read(session.session_id, person);
    const body = {
      base_version: now.version,
      answer: {
        gapId: question.id,
        canonical: question.canonical,
        answer: "yes",
        role: question.roles[0]?.id ?? "",
        when: "2023",
        text: `Used ${question.term} every week`,
      },
    };
    const answered = await post(service, `${url}/gaps`, body, person.write);
    expect(asked(sessionSchema.parse(answered.json()))).toHaveLength(1);
  });
});
