import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { keepReport } from "@savile/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { serveHttp } from "./serve-http.ts";
import { mcpEntry, startSavile } from "./testing/real-savile.ts";
import type { RealSavile } from "./testing/real-savile.ts";

const resume = `Mira Stolz
mira.stolz@example.test | (555) 010-0199 | Denver, CO

EXPERIENCE
Account Manager, Northwind Traders, Denver, CO
Jan 2019 - Present
- Grew revenue by 20% across 12 accounts with Salesforce
- Led a team of 4 people through a change of system

EDUCATION
B.A. in Business, State College, 2014

SKILLS
Salesforce, Excel, Negotiation
`;
const job_description = `Account Manager
Harbour Goods, Denver

Requirements
- 5+ years of account management
- Salesforce and Excel
`;
const tools = [
  "extract_resume",
  "match",
  "parse_posting",
  "proofread",
  "render",
  "tailor",
  "verify_claims",
];

let savile: RealSavile;
let http: Awaited<ReturnType<typeof serveHttp>>;
let folder = "";
const open: Client[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile mcp files "));
  savile = await startSavile();
  http = await serveHttp({ url: savile.url, host: "127.0.0.1", port: 0, allowedHosts: [] });
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await http.close();
  await savile.close();
  await rm(folder, { recursive: true, force: true });
});

const transports = {
  stdio: (key: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: [mcpEntry],
      env: { SAVILE_URL: savile.url, SAVILE_API_KEY: key },
    }),
  "streamable HTTP": (key: string) =>
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${http.port}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
};
type Way = keyof typeof transports;
const ways: readonly Way[] = ["stdio", "streamable HTTP"];

async function connect(way: Way, scopes: readonly string[]): Promise<Client> {
  const client = new Client({ name: "scripted agent", version: "1.0.0" });
  // The kit's own transports do not say that their session may be left out.
  await client.connect(Object(transports[way](await savile.newKey(scopes))));
  open.push(client);
  return client;
}

/** What the agent asked and was answered, in turn. */
let turns: string[] = [];
const longestTurn = 2_000;

function show(value: unknown): string {
  return JSON.stringify(value, null, 2).slice(0, longestTurn);
}

function note(asked: string, given: unknown, answer: unknown): void {
  turns.push(
    `## ${asked}`,
    `\`\`\`json\n${show(given)}\n\`\`\``,
    `\`\`\`json\n${show(answer)}\n\`\`\``,
  );
}

async function use(client: Client, name: string, given: object): Promise<CallToolResult> {
  const answer = await client.callTool({ name, arguments: { ...given } });
  const result = CallToolResultSchema.parse(answer);
  note(name, given, result.structuredContent ?? result.content);
  return result;
}

function textOf({ content }: CallToolResult): string {
  const [first] = content;
  return first?.type === "text" ? first.text : "";
}

const claims = [
  { id: "true", text: "Led a team of 4 people through a change of system", section: "experience" },
  { id: "lie", text: "Led a team of 40 engineers at Google.", section: "experience" },
];
const verified = z.object({
  claims: z.array(z.object({ id: z.string(), verdict: z.string(), spans: z.array(z.unknown()) })),
});
const uploaded = z.object({ upload_id: z.string(), questions: z.array(z.string()) });
const tailored = z.object({ session_id: z.string(), documents: z.array(z.string()) });

describe.each(ways)("an agent over %s", (way) => {
  it("lists, verifies, tailors and downloads", async () => {
    turns = [];
    const client = await connect(way, ["read", "write", "verify"]);
    expect(client.getServerVersion()?.name).toBe("savile");
    const listed = await client.listTools();
    note(
      "tools/list",
      {},
      listed.tools.map(({ name }) => name),
    );
    expect(listed.tools.map(({ name }) => name).toSorted()).toEqual(tools);
    expect(listed.tools.every(({ description }) => (description ?? "").length > 40)).toBe(true);
    expect((await client.listResources()).resources).toEqual([]);

    const checked = await use(client, "verify_claims", { resume_text: resume, claims });
    const found = verified.parse(checked.structuredContent).claims;
    expect(found.map(({ id, verdict }) => [id, verdict])).toEqual([
      ["true", "supported"],
      ["lie", "unsupported"],
    ]);
    expect(JSON.parse(textOf(checked))).toEqual(checked.structuredContent);

    const given = await use(client, "extract_resume", { text: resume });
    const { upload_id, questions } = uploaded.parse(given.structuredContent);
    expect(questions).toEqual([]);
    const matched = await use(client, "match", { upload_id, job_description });
    expect(matched.structuredContent).toMatchObject({ title: "Account Manager" });
    const posting = await use(client, "parse_posting", { job_description });
    expect(posting.structuredContent).toMatchObject({ posting: { title: "Account Manager" } });

    const made = await use(client, "tailor", { upload_id, job_description });
    const { session_id, documents } = tailored.parse(made.structuredContent);
    const kept = await client.listResources();
    expect(kept.resources.map(({ uri }) => uri)).toEqual(documents);
    const [document = ""] = documents;
    const read = await client.readResource({ uri: document });
    expect(JSON.stringify(read.contents)).toContain("Northwind Traders");

    const pdf = await use(client, "render", { session_id, document: "resume", format: "pdf" });
    const file = pdf.content.find((part) => part.type === "resource")?.resource;
    expect(file?.mimeType).toBe("application/pdf");
    const blob = file !== undefined && "blob" in file ? file.blob : "";
    expect(Buffer.from(blob, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    const title = `# A scripted agent over ${way}`;
    keepReport(`mcp-transcript-${way.replace(" ", "-")}.md`, [title, ...turns].join("\n\n"));
  });

  it("reads failures as answers with their code, and faults of its own as such", async () => {
    const client = await connect(way, ["verify"]);
    const sentences = [{ id: "s", text: "Prepared {{number}} reports." }];
    expect((await use(client, "proofread", { sentences })).structuredContent).toMatchObject({
      sentences: [{ id: "s", ok: false }],
    });
    const closed = await use(client, "tailor", { upload_id: "u", job_description });
    expect([closed.isError, textOf(closed)]).toEqual([true, expect.stringMatching(/^key_scope: /)]);
    const wrong = await use(client, "verify_claims", { claims: "none" });
    expect(wrong.isError).toBe(true);
    const strange = await use(client, "no_such_tool", {});
    expect(strange.isError).toBe(true);
    const nothing = "savile://applications/none/resume";
    await expect(client.readResource({ uri: nothing })).rejects.toThrow(/right scope/);
  });
});

it("reads files of the computer over stdio alone", async () => {
  const path = join(folder, "resume.txt");
  await writeFile(path, resume);
  const own = await connect("stdio", ["read", "write"]);
  const read = await use(own, "extract_resume", { path });
  expect(uploaded.safeParse(read.structuredContent).success).toBe(true);
  const missing = await use(own, "extract_resume", { path: join(folder, "none.pdf") });
  expect(textOf(missing)).toBe("validation: The file cannot be opened.");
  const others = await connect("streamable HTTP", ["read", "write"]);
  expect((await use(others, "extract_resume", { path })).isError).toBe(true);
});

function call(headers: Record<string, string>, path = "/mcp"): Promise<Response> {
  return fetch(`http://127.0.0.1:${http.port}${path}`, { method: "POST", headers, body: "{}" });
}

describe("over HTTP", () => {
  it("nobody is answered without a key, from a page, or elsewhere", async () => {
    expect((await call({})).status).toBe(401);
    expect((await call({ authorization: "Bearer a.b.c" })).status).toBe(401);
    const bearer = { authorization: "Bearer svl_x" };
    expect((await call({ ...bearer, origin: "https://evil.example" })).status).toBe(403);
    expect((await call(bearer, "/elsewhere")).status).toBe(404);
    const got = await fetch(`http://127.0.0.1:${http.port}/mcp`, { headers: bearer });
    expect(got.status).toBe(405);
  });

  it("a key that is not valid is told so by the tool", async () => {
    const client = new Client({ name: "stranger", version: "1.0.0" });
    const url = new URL(`http://127.0.0.1:${http.port}/mcp`);
    const headers = { authorization: `Bearer svl_${"A".repeat(43)}` };
    await client.connect(
      Object(new StreamableHTTPClientTransport(url, { requestInit: { headers } })),
    );
    open.push(client);
    const asked = await use(client, "proofread", { sentences: [{ id: "s", text: "Yes." }] });
    expect(textOf(asked)).toMatch(/^key_invalid: /);
  });
});
