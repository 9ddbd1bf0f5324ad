import { problemSchema, refineResponseSchema, refinementListSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeGrant } from "../billing/grants.ts";
import { givePlan } from "../../testing/plans.ts";
import { refine, refinementsOf, sendRefine } from "../../testing/refinement-calls.ts";
import { jobText } from "../../testing/sample-texts.ts";
import { makeSession } from "../../testing/sessions.ts";
import { startTestService } from "../../testing/test-service.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { newPerson, api, get, post } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

function newSession(who = person, posting = jobText): Promise<Session> {
  return makeSession(service, who, { posting });
}

describe("documents in a template of a larger plan", () => {
  it("take no instruction, and none that is not theirs is taken back", async () => {
    const who = await newPerson(service);
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
    const refused = await sendRefine(service, who, session, "shorter");
    expect(refused.statusCode).toBe(403);
    expect(problemSchema.parse(refused.json()).error_code).toBe("session_read_only");
    expect((await refinementsOf(service, who, session)).left.session.used).toBe(0);
  });
});

describe("the events of an instruction", () => {
  it("of somebody else's instruction are not shown", async () => {
    const session = await newSession();
    const done = await refine(service, person, session, "Make the letter shorter");
    const stranger = await newPerson(service);
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

let still: TestService;
beforeAll(async () => {
  still = await startTestService({ worker: false });
});
afterAll(() => still.close());

/** An instruction that waits, since nobody works on the jobs of its service. */
async function startWaiting() {
  const who = await newPerson(still);
  const worker = still.startWorker();
  const { session_id } = await makeSession(still, who);
  await worker.stop();
  const url = `/generate/sessions/${session_id}`;
  const headers = { ...who.write, prefer: "respond-async" };
  const started = await post(still, `${url}/refine`, { suggestions: "shorter" }, headers);
  return { who, url, id: refineResponseSchema.parse(started.json()).refinement?.id ?? "" };
}

describe("an instruction that waits", () => {
  it("is cancelled at once and costs nothing", async () => {
    const { who, url, id } = await startWaiting();
    const cancelled = await post(still, `${url}/refinements/${id}/cancel`, {}, who.write);
    expect(cancelled.statusCode).toBe(200);
    const shown = await get(still, `${url}/refinements`, who.headers);
    const found = refinementListSchema.parse(shown.json());
    expect(found.refinements[0]?.status).toBe("cancelled");
    expect(found.left.session.used).toBe(0);
    const events = await get(still, `${url}/refinements/${id}/events`, who.headers);
    expect(events.body).toContain('"cancelled"');
  });

  it("costs nothing when its documents are deleted meanwhile", async () => {
    const { who, url, id } = await startWaiting();
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
