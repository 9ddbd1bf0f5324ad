import { timeLimit } from "@savile/testing";
import { problemSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobText, resumeText } from "../testing/sample-texts.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { api, get, post, signIn, upload, uploadText } from "../testing/visitor.ts";
import type { Person } from "../testing/visitor.ts";
import { contentDisposition } from "./content-disposition.ts";

let service: TestService;
let owner: Person;
let sessionId: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await signIn(service, "owner@example.test");
  const uploadId = await uploadText(service, owner, resumeText);
  const body = { upload_id: uploadId, job_description: jobText };
  const answer = await post(service, "/generate/generate", body, owner.write);
  sessionId = answer.json<{ session_id: string }>().session_id;
});
afterAll(() => service.close());

const posting = (payload: string, headers: Record<string, string> = {}) =>
  post(service, "/generate/posting", payload, { ...owner.write, ...headers });

describe("a request that cannot be understood", () => {
  it.each([
    ["broken JSON", '{"a":', 400],
    ["an empty body", "", 400],
    ["a list", "[]", 422],
    ["null", "null", 422],
    ["a text", '"x"', 422],
    ["a number for a text", '{"job_description":123}', 422],
    ["an unknown field", '{"job_description":"x","is_admin":true}', 422],
    ["a prototype", '{"__proto__":{"a":1},"job_description":"x"}', 400],
    [
      "a constructor's prototype",
      '{"constructor":{"prototype":{"a":1}},"job_description":"x"}',
      400,
    ],
    ["U+0000", '{"job_description":"a\\u0000"}', 422],
    ["U+0000 in a key", '{"job_description":"a","\\u0000":1}', 422],
    ["half a surrogate pair", '{"job_description":"\\ud83d"}', 422],
    ["2 MB", JSON.stringify({ job_description: "x".repeat(2_000_000) }), 413],
  ])("as %s gets its status and one clear sentence", async (_, payload, status) => {
    const answer = await posting(payload);
    expect(answer.statusCode).toBe(status);
    const problem = problemSchema.parse(answer.json());
    expect(problem.detail.length).toBeLessThan(100);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "as %s is 415",
    async (type) => {
      expect((await posting("a=b", { "content-type": type })).statusCode).toBe(415);
    },
  );

  it("nested 100,000 deep is refused within 100 ms", async () => {
    const deep = `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`;
    const body = `{"job_description":"x","resume_data":${deep}}`;
    const from = performance.now();
    const answer = await post(service, "/generate/generate", body, owner.write);
    expect(answer.statusCode).toBe(422);
    expect(performance.now() - from).toBeLessThan(timeLimit(1_000));
  });

  it.each([
    ["../x", 404],
    ["%00", 404],
    ["a%00b", 404],
    ["%E0%A4%A", 400],
    ["x".repeat(300), 414],
    ["x".repeat(90), 404],
    ["' or 1=1 --", 404],
  ])("with the id %j is refused before the database", async (id, status) => {
    const url = `${api}/generate/sessions/${id}`;
    const answer = await service.app.inject({ method: "GET", url, headers: owner.headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain("sessions");
    problemSchema.parse(answer.json());
  });

  it("names the fields that it refuses, never their values", async () => {
    const answer = await post(service, "/auth/request-code", { email: "secret value" });
    expect(problemSchema.parse(answer.json()).errors).toMatchObject([{ path: "email" }]);
    expect(answer.body).not.toContain("secret value");
  });

  it("twice in the query is refused", async () => {
    const url = `/generate/sessions/${sessionId}/download/pdf?document_type=resume&document_type=resume`;
    expect((await get(service, url, owner.headers)).statusCode).toBe(422);
  });
});

describe("answers", () => {
  it("carry the security headers, and none that opens them to other sites", async () => {
    const answer = await service.app.inject({
      url: "/health",
      headers: { origin: "https://evil.example" },
    });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("S41 to an unexpected fault tell nothing but a request id, and the service goes on", async () => {
    const broken = await startTestService({
      worker: false,
      parts: { extractor: { extract: () => Promise.reject(new Error("secret path /etc")) } },
    });
    const person = await signIn(broken);
    const answer = await upload(broken, person, [{ bytes: resumeText, name: "resume.txt" }]);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      detail: "Something went wrong on our end. Please try again later.",
      error_code: "server_error",
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(broken.log.join("\n")).not.toContain("secret path");
    expect(broken.log.some((line) => line.includes("server_error"))).toBe(true);
    expect((await broken.app.inject("/health")).statusCode).toBe(200);
    await broken.close();
  });

  it("are 503 while the process cannot keep up, except of its health", async () => {
    const behind = await startTestService({ worker: false, parts: { busy: () => true } });
    const answer = await post(behind, "/auth/request-code", { email: "a@example.test" });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect((await behind.app.inject("/health")).statusCode).toBe(200);
    await behind.close();
  });

  it("of a process that only works tell its health and nothing else", async () => {
    const worker = await startTestService({ worker: false, settings: { role: "worker" } });
    expect((await worker.app.inject("/health/ready")).json()).toEqual({ ready: true });
    const answer = await post(worker, "/auth/request-code", { email: "a@example.test" });
    expect(answer.statusCode).toBe(404);
    await worker.close();
  });

  it("to what stores something are 507 without free space, while signing in goes on", async () => {
    const full = await startTestService({ worker: false, parts: { roomy: () => false } });
    const person = await signIn(full);
    const answer = await post(full, "/generate/generate", {}, person.write);
    expect(answer.statusCode).toBe(507);
    expect((await full.app.inject("/health")).statusCode).toBe(200);
    expect((await full.app.inject("/health/ready")).statusCode).toBe(503);
    await full.close();
  });
});

describe("a name of a file in a header", () => {
  it("is given as ASCII and exactly", () => {
    expect(contentDisposition("zoë-o'neil.pdf")).toBe(
      "attachment; filename=\"zoe-o'neil.pdf\"; filename*=UTF-8''zo%C3%AB-o%27neil.pdf",
    );
    expect(contentDisposition('a"\r\nb.pdf')).toBe(
      "attachment; filename=\"a_b.pdf\"; filename*=UTF-8''a%22%0D%0Ab.pdf",
    );
    expect(contentDisposition("履歴書")).toContain('filename="file"');
  });
});
