import { problemSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { jobText } from "../../testing/sample-texts.ts";
import { makeSession, readSession } from "../../testing/sessions.ts";
import { urlOf } from "../../testing/edit-calls.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { api, get, newPerson, post } from "../../testing/visitor.ts";

const { service, person } = await sharedSignedIn();

function duplicate(session: Session, body: unknown, headers = {}) {
  const url = urlOf(session, "/duplicate");
  return post(service, url, body, { ...person.write, ...headers });
}

async function finished(id: string): Promise<Session> {
  for (;;) {
    const session = await readSession(service, person, id);
    if (session.status !== "queued" && session.status !== "running") return session;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function usedGenerations(): Promise<number> {
  const answer = await get(service, "/generate/user/subscription", person.headers);
  return answer.json<{ usage: { generations_used: number } }>().usage.generations_used;
}

describe("a session for another posting", () => {
  const posting = `Key Account Lead\nCompany: Kestrel Pumps\n\nRequirements\n- Negotiation\n`;

  it("is a run of its own on the same resume, counted once", async () => {
    const session = await makeSession(service, person, { template: "traditional" });
    const used = await usedGenerations();
    const key = { "idempotency-key": "twice" };
    const started = await duplicate(session, { job_description: posting }, key);
    expect(started.statusCode).toBe(202);
    const id = started.json<{ session_id: string }>().session_id;
    const again = await duplicate(session, { job_description: posting }, key);
    expect(again.json<{ session_id: string }>().session_id).toBe(id);
    const made = await finished(id);
    expect(made).toMatchObject({
      status: "succeeded",
      company: "Kestrel Pumps",
      template: "traditional",
      upload_id: session.upload_id,
      version: 1,
    });
    expect(made.extraction.resume).toEqual(session.extraction.resume);
    expect(await usedGenerations()).toBe(used + 1);
  });

  it("works when the upload is gone", async () => {
    const session = await makeSession(service, person);
    const gone = await service.app.inject({
      method: "DELETE",
      url: `${api}/upload/${session.upload_id ?? ""}`,
      headers: person.write,
    });
    expect(gone.statusCode).toBe(200);
    const started = await duplicate(session, { job_description: posting });
    const made = await finished(started.json<{ session_id: string }>().session_id);
    expect(made.status).toBe("succeeded");
    expect(made.extraction.resume).toEqual(session.extraction.resume);
  });

  it("is refused as a generation is", async () => {
    const session = await makeSession(service, person);
    const blank = await duplicate(session, { job_description: "  " });
    expect(blank.statusCode).toBe(422);
    const long = await duplicate(session, { job_description: "x".repeat(10_001) });
    expect(long.statusCode).toBe(422);
    const free = await newPerson(service);
    const own = await makeSession(service, free);
    const url = urlOf(own, "/duplicate");
    const locked = { job_description: jobText, template: "executive" };
    const refused = await post(service, url, locked, free.write);
    expect(problemSchema.parse(refused.json()).error_code).toBe("template_locked");
    const stolen = await post(service, urlOf(session, "/duplicate"), locked, free.write);
    expect(problemSchema.parse(stolen.json()).error_code).toBe("session_not_found");
  });
});
