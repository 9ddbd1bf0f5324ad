import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { routeTable } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobText, resumeText } from "../testing/sample-texts.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { api, post, signIn, uploadText } from "../testing/visitor.ts";
import type { Person } from "../testing/visitor.ts";
import { compressionOf } from "./compression.ts";

let service: TestService;
let person: Person;
let base: string;
let address: string;

beforeAll(async () => {
  service = await startTestService();
  person = await signIn(service);
  const uploadId = await uploadText(service, person, resumeText);
  const body = { upload_id: uploadId, job_description: jobText };
  const answer = await post(service, "/generate/generate", body, person.write);
  base = `/generate/sessions/${answer.json<{ session_id: string }>().session_id}`;
  address = await service.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => service.close());

function ask(url: string, accepts: string | null, method: "GET" | "HEAD" = "GET") {
  const headers = accepts === null ? {} : { "accept-encoding": accepts };
  return service.app.inject({
    method,
    url: `${api}${url}`,
    headers: { ...person.headers, ...headers },
  });
}

function plainOf({ rawPayload, headers }: Awaited<ReturnType<typeof ask>>): string {
  const coding = headers["content-encoding"];
  if (coding === "br") return brotliDecompressSync(rawPayload).toString();
  return (coding === "gzip" ? gunzipSync(rawPayload) : rawPayload).toString();
}

const pages = () => `${base}/preview/resume?format=pages&drawings=true`;

describe("an answer in JSON", () => {
  it.each([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.9", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0, br;q=0", undefined],
    ["identity", undefined],
    ["identity;q=1, br;q=0.5", undefined],
    ["zstd", undefined],
    ["", undefined],
    [null, undefined],
  ])("asked for with %j is sent as %s, and is the same text", async (accepts, coding) => {
    const plain = await ask(pages(), "identity");
    const answer = await ask(pages(), accepts);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(plainOf(answer)).toBe(plain.body);
    expect(answer.headers["cache-control"]).toBe("no-store");
    if (coding === undefined) return;
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  });

  it("and every other that a workspace reads decodes to the same", async () => {
    const urls = ["", "/documents", "/preview-bundle", "/preview/resume", "/gaps", "/versions"];
    for (const url of urls) {
      const plain = await ask(`${base}${url}`, "identity");
      expect([url, plain.statusCode]).toEqual([url, 200]);
      for (const coding of ["br", "gzip"]) {
        const answer = await ask(`${base}${url}`, coding);
        expect(plainOf(answer)).toBe(plain.body);
        const large = plain.rawPayload.length >= 1_024;
        expect([url, answer.headers["content-encoding"]]).toEqual([
          url,
          large ? coding : undefined,
        ]);
      }
    }
  });

  it("of less than a packet is left as it is", async () => {
    const answer = await ask("/account", "br");
    expect(answer.rawPayload.length).toBeLessThan(1_024);
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  it("has no body where only its head was asked for", async () => {
    const answer = await ask(base, "br", "HEAD");
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBe(0);
  });

  it("with tokens is never compressed, however long it is", async () => {
    for (const url of ["/auth/me", "/auth/csrf-token"]) {
      const answer = await ask(url, "br");
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-encoding"]).toBeUndefined();
    }
    const kept = Object.values(routeTable).filter((route) => compressionOf(route) === false);
    expect(kept.map(({ path }) => path)).toContain(`${api}/auth/refresh`);
    expect(kept.every(({ path }) => path.startsWith(`${api}/auth/`))).toBe(true);
    expect(kept.length).toBeGreaterThan(5);
  });
});

describe("what is compressed already, or must not wait", () => {
  it("stays as it is: a file", async () => {
    const answer = await ask(`${base}/preview/resume?format=pdf`, "br");
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.startsWith("%PDF")).toBe(true);
  });

  it("flows: a stream of events sends its first line while nothing has happened yet", async () => {
    const quiet = await startTestService({ worker: false });
    const waiting = await signIn(quiet);
    const upload_id = await uploadText(quiet, waiting, resumeText);
    const headers = { ...waiting.write, prefer: "respond-async" };
    const body = { upload_id, job_description: jobText };
    const started = await post(quiet, "/generate/generate", body, headers);
    const { session_id } = started.json<{ session_id: string }>();
    const url = `${await quiet.app.listen({ port: 0, host: "127.0.0.1" })}${api}/generate/sessions/${session_id}/events`;
    const stream = await fetch(url, {
      headers: { ...waiting.headers, "accept-encoding": "br, gzip" },
    });
    expect(stream.headers.get("content-encoding")).toBeNull();
    const reader = stream.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain("retry: 1000");
    expect(first?.done).toBe(false);
    await reader?.cancel();
    await quiet.close();
  });
});

it("a browser reads a compressed answer over a socket as the plain one", async () => {
  const headers = { ...person.headers, "accept-encoding": "gzip, deflate, br" };
  const answer = await fetch(`${address}${api}${pages()}`, { headers });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(await answer.text()).toBe((await ask(pages(), "identity")).body);
});

it("a compressed body of a request is not unpacked", async () => {
  const answer = await service.app.inject({
    method: "POST",
    url: `${api}/generate/posting`,
    headers: { ...person.write, "content-type": "application/json", "content-encoding": "gzip" },
    payload: Buffer.from("not unpacked"),
  });
  expect(answer.statusCode).toBe(400);
});
