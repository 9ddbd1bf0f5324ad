import { timeLimit } from "@savile/testing";
import { generateResponseSchema, generationEventSchema, sessionSchema } from "@savile/contracts";
import { generationStages } from "@savile/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givePlan } from "../../testing/plans.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
let uploadId: string;
const async = { prefer: "respond-async" };

beforeAll(async () => {
  service = await startTestService();
  person = await signIn(service);
  await givePlan(service, person);
  uploadId = await uploadText(service, person, resumeText);
});
afterAll(() => service.close());

function generate(body: object, headers: Record<string, string> = {}) {
  const standard = { upload_id: uploadId, job_description: jobText };
  return post(
    service,
    "/generate/generate",
    { ...standard, ...body },
    { ...person.write, ...headers },
  );
}

async function started(text: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await generate({ job_description: text }, { ...async, ...headers });
  expect(answer.statusCode).toBe(202);
  return generateResponseSchema.parse(answer.json()).session_id;
}

/** Reads the whole event stream of a session: it ends with the run. */
async function events(sessionId: string, headers: Record<string, string> = {}) {
  const answer = await get(service, `/generate/sessions/${sessionId}/events`, {
    ...person.headers,
    ...headers,
  });
  const ids = [...answer.body.matchAll(/^id: (.+)$/gm)].map((match) => match[1] ?? "");
  const list = [...answer.body.matchAll(/^data: (.+)$/gm)].map((match) =>
    generationEventSchema.parse(JSON.parse(match[1] ?? "")),
  );
  return { answer, ids, list };
}

const session = (id: string) => get(service, `/generate/sessions/${id}`, person.headers);

describe("a run", () => {
  it("answers with both documents when it is waited for", async () => {
    const answer = await generate({});
    expect(answer.statusCode).toBe(200);
    const body = generateResponseSchema.parse(answer.json());
    expect(body.status).toBe("success");
    expect(body.documents?.resume).toContain("Mira Stolz");
    expect(body.documents?.cover_letter).toContain("Account Manager");
  });

  it("is accepted at once on request, and tells its six stages in order as they happen", async () => {
    const id = await started(`${jobText} stages`);
    const { answer, ids, list } = await events(id);
    expect(answer.headers["content-type"]).toBe("text/event-stream");
    expect(answer.headers["cache-control"]).toBe("no-store, no-transform");
    const finished = list.filter((event) => event.state === "finished").map((event) => event.stage);
    expect(finished).toEqual(generationStages.map((stage) => stage.id));
    expect(list.map((event) => event.seq)).toEqual(list.map((_, index) => index + 1));
    expect(list.at(-1)).toMatchObject({ status: "succeeded", state: "ended", progress: 100 });
    expect(list.slice(0, -1).every((event) => event.progress <= 95)).toBe(true);
    expect(ids.every((value) => /^\d+-\d+$/.test(value))).toBe(true);
    const stored = sessionSchema.parse((await session(id)).json());
    expect(stored).toMatchObject({ status: "succeeded", error_code: null, upload_id: uploadId });
    const facts = new Set(stored.extraction.facts.map((fact) => fact.id));
    const claims = stored.tailoring?.resume.claims ?? [];
    expect(claims.length).toBeGreaterThan(3);
    expect(claims.flatMap((claim) => claim.evidence.factIds).every((id) => facts.has(id))).toBe(
      true,
    );
  });

  it("goes on for a listener after the last event that it saw, and starts over for an unknown one", async () => {
    const id = await started(`${jobText} resume`);
    const whole = await events(id);
    const last = whole.ids[4] ?? "";
    const rest = await events(id, { "last-event-id": last });
    expect(rest.ids).toEqual(whole.ids.slice(5));
    expect((await events(id, { "last-event-id": "999999-3" })).ids).toEqual(whole.ids);
    expect((await events(id, { "last-event-id": "nonsense" })).ids).toEqual(whole.ids);
    const after = await events(id, { "last-event-id": whole.ids.at(-1) ?? "" });
    expect(after.list).toMatchObject([{ status: "succeeded", state: "ended" }]);
  });

  it("is joined by the same Idempotency-Key, and refused for other input under that key", async () => {
    const key = { "idempotency-key": "click-1" };
    const answers = await Promise.all([1, 2, 3].map(() => started(`${jobText} key`, key)));
    expect(new Set(answers).size).toBe(1);
    expect((await generate({ job_description: `${jobText} other` }, key)).statusCode).toBe(409);
    expect((await generate({}, { "idempotency-key": "ü" })).statusCode).toBe(422);
  });

  it("is joined by the same input within a minute even without a key", async () => {
    const [first, second] = await Promise.all([
      started(`${jobText} twice`),
      started(`${jobText} twice`),
    ]);
    expect(second).toBe(first);
  });

  it("starts anew after its session was deleted, also under the same key", async () => {
    const key = { "idempotency-key": "again" };
    const first = await started(`${jobText} gone`, key);
    await events(first);
    const url = `${api}/generate/sessions/${first}`;
    const gone = await service.app.inject({ method: "DELETE", url, headers: person.write });
    expect(gone.json()).toEqual({ success: true });
    expect((await session(first)).statusCode).toBe(404);
    expect(await started(`${jobText} gone`, key)).not.toBe(first);
  });

  it("can be made from JSON Resume without an upload", async () => {
    const resume_data = {
      basics: { name: "Mira Stolz", email: "mira@example.test" },
      work: [
        {
          name: "Northwind Traders",
          position: "Account Manager",
          highlights: ["Grew revenue by 20%"],
        },
      ],
      skills: [{ name: "Tools", keywords: ["Salesforce", "Excel"] }],
    };
    const body = { upload_id: undefined, resume_data };
    const answer = await generate(body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      documents: { resume: expect.stringContaining("Northwind") },
    });
    const { session_id } = generateResponseSchema.parse(answer.json());
    const { extraction } = sessionSchema.parse((await session(session_id)).json());
    expect(extraction.facts.length).toBeGreaterThan(5);
    expect(extraction.facts.filter((fact) => fact.origin.by !== "user")).toEqual([]);
  });
});

describe("input of a run", () => {
  it.each([
    ["a blank posting", { job_description: " \n\t\u200b" }, 422, "job_description_blank"],
    [
      "10,001 code points",
      { job_description: "😀".repeat(10_001) },
      422,
      "job_description_too_long",
    ],
    ["far too much text", { job_description: "x".repeat(50_000) }, 422, "job_description_too_long"],
    ["an unknown template", { template: "sparkle" }, 422, "template_unknown"],
    [
      "an unknown upload",
      { upload_id: "00000000-0000-7000-8000-000000000000" },
      404,
      "upload_not_found",
    ],
    ["neither source", { upload_id: undefined }, 422, "validation"],
    ["U+0000", { job_description: "a\u0000b" }, 422, "invalid_text"],
    ["a lone surrogate", { job_description: "a\ud800b" }, 422, "invalid_text"],
    ["an unknown field", { tier: "enterprise" }, 422, "validation"],
    [
      "a resume that states nothing",
      { upload_id: undefined, resume_data: { basics: { name: "Nobody" } } },
      422,
      "resume_without_content",
    ],
  ])("%s is refused with its own code", async (_, body, status, code) => {
    const answer = await generate(body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error_code: code });
  });

  it("of 10,000 emoji is accepted", async () => {
    const answer = await post(
      service,
      "/generate/posting",
      { job_description: "😀".repeat(10_000) },
      person.write,
    );
    expect(answer.statusCode).toBe(200);
  });

  it("shows no entity of the page that it was copied from, in no document and on no screen", async () => {
    const text = jobText.replace("\n", " &amp; R&amp;amp;D\n").replaceAll(" and ", " &amp; ");
    expect(text).toContain("&amp;");
    const answer = await generate({ job_description: text });
    expect(answer.statusCode).toBe(200);
    const made = generateResponseSchema.parse(answer.json());
    const shown = await session(made.session_id);
    expect(shown.body).toContain("& R&D");
    expect(`${answer.body}${shown.body}`).not.toMatch(/&(?:amp|#\d+|[a-z]+);/);
  });

  it("that is no posting is accepted with a warning", async () => {
    const poem = "The moon is out tonight. The river hums below the town and nobody is awake.";
    const answer = await post(
      service,
      "/generate/posting",
      { job_description: poem },
      person.write,
    );
    expect(answer.json()).toMatchObject({ posting: { warnings: [expect.anything()] } });
    expect((await generate({ job_description: poem }, async)).statusCode).toBe(202);
  });
});

describe("cancelling a run", () => {
  it("that waits ends it at once, and costs the one before nothing", async () => {
    const first = await started(`${jobText} before`);
    const second = await started(`${jobText} waiting`);
    const cancel = await post(service, `/generate/sessions/${second}/cancel`, {}, person.write);
    expect(cancel.json()).toEqual({ success: true });
    expect((await events(second)).list.at(-1)).toMatchObject({
      status: "cancelled",
      state: "ended",
    });
    expect((await session(second)).json()).toMatchObject({ status: "cancelled", tailoring: null });
    expect((await events(first)).list.at(-1)).toMatchObject({ status: "succeeded" });
  });

  it("that has ended is refused", async () => {
    const id = await started(`${jobText} ended`);
    await events(id);
    const answer = await post(service, `/generate/sessions/${id}/cancel`, {}, person.write);
    expect(answer.json()).toMatchObject({ error_code: "already_finished" });
  });
});

describe("a stream of events", () => {
  it("ends with the service, and is one of four that an account may have", async () => {
    const quiet = await startTestService({ worker: false });
    const waiting = await signIn(quiet);
    const upload_id = await uploadText(quiet, waiting, resumeText);
    const headers = { ...waiting.write, ...async };
    const body = { upload_id, job_description: jobText };
    const answer = await post(quiet, "/generate/generate", body, headers);
    const { session_id } = generateResponseSchema.parse(answer.json());
    const address = await quiet.app.listen({ port: 0, host: "127.0.0.1" });
    const open = () =>
      fetch(`${address}${api}/generate/sessions/${session_id}/events`, {
        headers: waiting.headers,
      });
    const streams = [await open(), await open(), await open(), await open()];
    expect((await open()).status).toBe(429);
    const from = performance.now();
    await quiet.close();
    expect(performance.now() - from).toBeLessThan(timeLimit(3_000));
    const texts = await Promise.all(streams.map((stream) => stream.text()));
    expect(texts.every((text) => text.startsWith("retry: 1000"))).toBe(true);
  });
});

describe("the list of sessions", () => {
  it("is newest first and holds what a list needs", async () => {
    service.clock.pass(1_000);
    const id = await started(`${jobText} newest`);
    await events(id);
    const answer = await get(service, "/generate/sessions", person.headers);
    expect(answer.json().sessions[0]).toMatchObject({
      session_id: id,
      job_title: "Account Manager",
      template: "modern",
      status: "succeeded",
    });
  });
});
