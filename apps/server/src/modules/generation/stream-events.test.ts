import { timeLimit } from "@savile/testing";
import { generateResponseSchema } from "@savile/contracts";
import { describe, expect, it } from "vitest";
import { inBackground, followRun, newApplicant, startRun } from "../../testing/generation-calls.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { startTestService } from "../../testing/test-service.ts";
import { api, post, signIn, uploadText } from "../../testing/visitor.ts";

const service = await sharedService();
const person = await newApplicant(service);

describe("a run", () => {
  it("goes on for a listener after the last event that it saw, and starts over for an unknown one", async () => {
    const id = await startRun(service, person, `${jobText} resume`);
    const whole = await followRun(service, person, id);
    const last = whole.ids[4] ?? "";
    const rest = await followRun(service, person, id, { "last-event-id": last });
    expect(rest.ids).toEqual(whole.ids.slice(5));
    expect((await followRun(service, person, id, { "last-event-id": "999999-3" })).ids).toEqual(
      whole.ids,
    );
    expect((await followRun(service, person, id, { "last-event-id": "nonsense" })).ids).toEqual(
      whole.ids,
    );
    const after = await followRun(service, person, id, { "last-event-id": whole.ids.at(-1) ?? "" });
    expect(after.list).toMatchObject([{ status: "succeeded", state: "ended" }]);
  });
});

describe("a stream of events", () => {
  it("ends with the service, and is one of four that an account may have", async () => {
    const quiet = await startTestService({ worker: false });
    const waiting = await signIn(quiet);
    const upload_id = await uploadText(quiet, waiting, resumeText);
    const headers = { ...waiting.write, ...inBackground };
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
