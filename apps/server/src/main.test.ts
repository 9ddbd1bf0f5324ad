import { timeLimit } from "@savile/testing";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { authSchema, csrfSchema, sessionSchema, uploadResponseSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobText, resumeText } from "./testing/sample-texts.ts";
import { ended, killPrograms, startProgram } from "./testing/server-program.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile process "));
});
afterAll(async () => {
  killPrograms();
  await rm(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}) {
  return startProgram({ DATA_DIR: join(folder, "data"), ...settings });
}

async function ready(settings: Record<string, string> = {}) {
  const started = start(settings);
  return { ...started, url: await started.ready() };
}

/** Signs in, uploads and starts a run; answers how to look at it. */
async function startRun(url: string) {
  const json = { "content-type": "application/json" };
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(`${url}/api/v1${path}`, init)).json();
  const auth = authSchema.parse(
    await call("/auth/request-code", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email: "mira@example.test" }),
    }),
  );
  const bearer = { authorization: `Bearer ${auth.access_token}` };
  const { csrf_token } = csrfSchema.parse(await call("/auth/csrf-token", { headers: bearer }));
  const headers = { ...bearer, "x-csrf-token": csrf_token };
  const body = new FormData();
  body.set("file", new File([resumeText], "cv.txt", { type: "text/plain" }));
  const upload = uploadResponseSchema.parse(
    await call("/upload/resume", { method: "POST", headers, body }),
  );
  const accepted = await call("/generate/generate", {
    method: "POST",
    headers: { ...headers, ...json, prefer: "respond-async" },
    body: JSON.stringify({ upload_id: upload.upload_id, job_description: jobText }),
  });
  return { bearer, accepted: JSON.stringify(accepted) };
}

describe("the process", () => {
  it("goes on with a run that kill -9 interrupted, and stops cleanly when asked", async () => {
    const first = await ready();
    const run = await startRun(first.url);
    first.child.kill("SIGKILL");
    await ended(first.child);
    const id = /"session_id":"([^"]+)"/.exec(run.accepted)?.[1];
    const second = await ready();
    const look = async () => {
      const answer = await fetch(`${second.url}/api/v1/generate/sessions/${id}`, {
        headers: run.bearer,
      });
      return sessionSchema.parse(await answer.json()).status;
    };
    await expect.poll(look, { interval: 200 }).toBe("succeeded");

    const { port } = new URL(second.url);
    const rival = start();
    const other = start({ PORT: port, DATA_DIR: join(folder, "other") });
    expect([await ended(rival.child), await ended(other.child)]).toEqual([1, 1]);
    expect(rival.said()).toContain("uses this data folder; set DATABASE_URL");
    expect(rival.said().trim().split("\n")).toHaveLength(1);
    expect(other.said()).toContain(`Port ${port} is in use`);

    const from = performance.now();
    second.child.kill("SIGTERM");
    expect(await ended(second.child)).toBe(0);
    expect(performance.now() - from).toBeLessThan(timeLimit(8_000));
    expect(existsSync(join(folder, "data", "owner.lock"))).toBe(false);
  });

  it("refuses settings that it cannot keep, in one line", async () => {
    const refused = start({ HOST: "0.0.0.0" });
    expect(await ended(refused.child)).toBe(1);
    expect(refused.said().trim().split("\n")).toHaveLength(1);
  });
});
