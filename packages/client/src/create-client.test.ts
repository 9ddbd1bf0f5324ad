import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createClient } from "./index.ts";

let server: Server;
let url = "";
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
});
beforeEach(() => asked.splice(0));
afterAll(() => server.close());

const client = () => createClient({ url, key: "svl_x" });

function say(status: number, body: string, headers: Record<string, string> = {}): void {
  answer = (_, response) => response.writeHead(status, headers).end(body);
}

it("calls by name, with the key, and fills the address in", async () => {
  say(200, '{"sessions":[],"next":null}');
  const found = await client().call("listSessions", { query: { search: "a b" } });
  expect(found).toMatchObject({ ok: true, value: { sessions: [] } });
  await client().call("getSession", { params: { id: "a/b" } });
  expect(asked).toEqual([
    "GET /api/v1/generate/sessions?search=a%20b Bearer svl_x",
    "GET /api/v1/generate/sessions/a%2Fb Bearer svl_x",
  ]);
});

it("gives a refusal as a value with its code", async () => {
  say(403, '{"error_code":"key_scope","detail":"No.","request_id":"r1"}');
  expect(await client().call("me", {})).toEqual({
    ok: false,
    error: { code: "key_scope", status: 403, detail: "No.", requestId: "r1" },
  });
});

it("tells answers that are not of the service apart", async () => {
  say(502, "<h1>Bad gateway</h1>");
  expect(await client().call("me", {})).toMatchObject({
    ok: false,
    error: { code: "invalid_response", status: 502 },
  });
  say(200, "<h1>Hello</h1>");
  expect(await client().call("me", {})).toMatchObject({
    ok: false,
    error: { code: "invalid_response", status: 200 },
  });
});

it("says when nobody answers", async () => {
  answer = (_, response) => response.destroy();
  expect(await client().call("me", {})).toMatchObject({
    ok: false,
    error: { code: "network_error", status: 0 },
  });
  answer = () => undefined;
  const gone = AbortSignal.abort();
  expect(await client().call("me", {}, gone)).toMatchObject({ ok: false });
});

it("brings files with their names", async () => {
  const name = "attachment; filename=\"Zoe.pdf\"; filename*=UTF-8''Zo%C3%AB.pdf";
  say(200, "%PDF", { "content-type": "application/pdf", "content-disposition": name });
  const params = { id: "s1", format: "pdf" as const };
  const file = await client().file("download", { params, query: { document_type: "resume" } });
  expect(file).toMatchObject({
    ok: true,
    value: { fileName: "Zoë.pdf", mediaType: "application/pdf" },
  });
  expect(file.ok && Buffer.from(file.value.bytes).toString()).toBe("%PDF");
});

it("uploads a file under its name and type", async () => {
  const received: string[] = [];
  answer = (request, response) => {
    request.on("data", (piece: Buffer) => received.push(piece.toString()));
    request.on("end", () => response.end('{"upload_id":"u1"}'));
  };
  const bytes = new TextEncoder().encode("{}");
  expect(await client().upload({ name: "me.json", bytes })).toMatchObject({ ok: true });
  expect(received.join("")).toContain('name="file"; filename="me.json"');
  expect(received.join("")).toContain("Content-Type: application/json");
});
