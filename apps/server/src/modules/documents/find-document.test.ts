import { describe, expect, it } from "vitest";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import { get, post, signIn, uploadText } from "../../testing/visitor.ts";

describe("a download", () => {
  it("before the documents are ready is refused", async () => {
    const quiet = await startTestService({ worker: false });
    const waiting = await signIn(quiet);
    const uploadId = await uploadText(quiet, waiting, resumeText);
    const body = { upload_id: uploadId, job_description: jobText };
    const headers = { ...waiting.write, prefer: "respond-async" };
    const started = await post(quiet, "/generate/generate", body, headers);
    const { session_id } = started.json<{ session_id: string }>();
    const url = `/generate/sessions/${session_id}/download/pdf?document_type=resume`;
    expect((await get(quiet, url, waiting.headers)).json()).toMatchObject({
      error_code: "not_ready",
    });
    await quiet.close();
  });
});
