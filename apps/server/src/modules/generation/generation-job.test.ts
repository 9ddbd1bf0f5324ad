import { sessionSchema } from "@savile/contracts";
import { generationStages } from "@savile/model";
import { describe, expect, it } from "vitest";
import { followRun, newApplicant, readRun, startRun } from "../../testing/generation-calls.ts";
import { jobText } from "../../testing/sample-texts.ts";
import { sharedService } from "../../testing/shared-service.ts";

const service = await sharedService();
const person = await newApplicant(service);
const { uploadId } = person;

describe("a run", () => {
  it("is accepted at once on request, and tells its six stages in order as they happen", async () => {
    const id = await startRun(service, person, `${jobText} stages`);
    const { answer, ids, list } = await followRun(service, person, id);
    expect(answer.headers["content-type"]).toBe("text/event-stream");
    expect(answer.headers["cache-control"]).toBe("no-store, no-transform");
    const finished = list.filter((event) => event.state === "finished").map((event) => event.stage);
    expect(finished).toEqual(generationStages.map((stage) => stage.id));
    expect(list.map((event) => event.seq)).toEqual(list.map((_, index) => index + 1));
    expect(list.at(-1)).toMatchObject({ status: "succeeded", state: "ended", progress: 100 });
    expect(list.slice(0, -1).every((event) => event.progress <= 95)).toBe(true);
    expect(ids.every((value) => /^\d+-\d+$/.test(value))).toBe(true);
    const stored = sessionSchema.parse((await readRun(service, person, id)).json());
    expect(stored).toMatchObject({ status: "succeeded", error_code: null, upload_id: uploadId });
    const facts = new Set(stored.extraction.facts.map((fact) => fact.id));
    const claims = stored.tailoring?.resume.claims ?? [];
    expect(claims.length).toBeGreaterThan(3);
    expect(claims.flatMap((claim) => claim.evidence.factIds).every((id) => facts.has(id))).toBe(
      true,
    );
  });
});
