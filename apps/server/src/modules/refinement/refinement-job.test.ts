import {
  problemSchema,
  refineResponseSchema,
  refinementEventSchema,
  sessionSchema,
} from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textOnWire } from "../../testing/edit-calls.ts";
import {
  proposedIn,
  refine,
  refinementsOf,
  sendRefine,
  skillOf,
} from "../../testing/refinement-calls.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;

beforeAll(async () => {
  ({ service, person } = await startSignedIn());
});
afterAll(() => service.close());

function newSession(who = person, posting = jobText): Promise<Session> {
  return makeSession(service, who, { posting });
}

describe("an instruction", () => {
  it("proposes changes that wait, tells what came of it and is counted once", async () => {
    const session = await newSession();
    const done = await refine(
      service,
      person,
      session,
      `Remove ${skillOf(session)} from my skills`,
    );
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
    const after = await readSession(service, person, session.session_id);
    expect(after.version).toBe(session.version + 1);
    expect(proposedIn(after).map((change) => change.state)).toEqual(["proposed"]);
    expect(resultOf(after).resume).toEqual(resultOf(session).resume);
    expect(resultOf(after)).not.toHaveProperty("refined");
  });

  it("accepted changes the documents, taken back leaves them as they were", async () => {
    const session = await newSession();
    const skill = skillOf(session);
    const done = await refine(
      service,
      person,
      session,
      `Make the letter shorter and drop ${skill}`,
    );
    const proposed = await readSession(service, person, session.session_id);
    const decisions = proposedIn(proposed).map(({ id, after }) => ({
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
    expect(
      (await refinementsOf(service, person, session)).refinements[0]?.undone_at,
    ).not.toBeNull();
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
    const declined = await refine(service, person, session, "Say that I led 40 people at NASA");
    expect(declined).toMatchObject({ success: false, refinement: { outcome: "declined" } });
    expect(declined.refinement?.parts[0]?.said).toContain("not written");
    const unknown = await refine(service, person, session, "Make it pop");
    expect(unknown.refinement).toMatchObject({ outcome: "not_understood", counted: false });
    expect(unknown.refinement?.suggestions.length).toBeGreaterThan(0);
    expect(unknown.left.session.used).toBe(0);
    expect(await readSession(service, person, session.session_id)).toEqual(session);
  });

  it("may find the documents decided on and edited meanwhile", async () => {
    const session = await newSession();
    const started = await sendRefine(service, person, session, "Make the letter shorter", {
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
      version = (await readSession(service, person, session.session_id)).version;
    }
    const id = refineResponseSchema.parse(started.json()).refinement?.id ?? "";
    await get(service, `${url}/refinements/${id}/events`, person.headers);
    const after = await readSession(service, person, session.session_id);
    expect(after.decisions).toHaveLength(decisions.length);
    expect(resultOf(after).resume.resume.name).toBe("Mira Ek");
    expect(proposedIn(after).length).toBeGreaterThan(0);
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
    const set = { base_version: (await readSession(service, person, id)).version, page_budget: 1 };
    const put = await service.app.inject({
      method: "PUT",
      url: `${api}${url}/layout`,
      headers: person.write,
      payload: set,
    });
    const fitted = sessionSchema.parse(put.json());
    expect(fitted.pages?.resume).toBe(1);
    const fit = await refine(service, person, fitted, "Make it fit one page");
    expect(fit.refinement).toMatchObject({ outcome: "nothing_to_change", counted: false });
    const done = await refine(service, person, fitted, "Make the letter shorter");
    const undone = await post(
      service,
      `${url}/refinements/${done.refinement?.id ?? ""}/undo`,
      { base_version: (await readSession(service, person, id)).version },
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
        await sendRefine(
          service,
          person,
          session,
          `Make the letter shorter and drop ${skillOf(session)}`,
          {
            headers: { prefer: "respond-async" },
          },
        )
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
});
