import {
  callExamples,
  createdKeySchema,
  gapsResponseSchema,
  keyCalls,
  keyScopes,
} from "@savile/contracts";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { givePlan } from "../../testing/plans.ts";
import { resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import { agentExample, clientExample } from "./written-parts.data.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, post, signIn } from "../../testing/visitor.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
let service: TestService;
let address = "";
let key = "";
let page = "";

beforeAll(async () => {
  service = await startTestService();
  const person = await signIn(service);
  await givePlan(service, person, "enterprise");
  const made = await post(
    service,
    "/account/keys",
    { name: "Reader", scopes: [...keyScopes] },
    person.write,
  );
  key = createdKeySchema.parse(made.json()).secret;
  address = await service.app.listen({ port: 0, host: "127.0.0.1" });
  page = (await service.app.inject("/docs")).body;
});
afterAll(() => service.close());

/** The words of a command line: in single quotes as they stand, in double quotes with the variables filled in. */
function wordsOf(command: string, variables: Readonly<Record<string, string>>): string[] {
  const fill = (text: string): string =>
    text.replace(/\$([A-Z_]+)/g, (_, name: string) => variables[name] ?? `$${name}`);
  const words = command.replaceAll("\\\n", " ").matchAll(/'((?:[^']|'\\'')*)'|"([^"]*)"|(\S+)/g);
  return Array.from(words, ([, single, double, bare]) =>
    single === undefined ? fill(double ?? bare ?? "") : single.replaceAll("'\\''", "'"),
  );
}

function textOf(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

/** The command lines of the page by the call that they belong to. */
function commands(): Map<string, string> {
  const parts = page.matchAll(
    /<article id="(\w+)">[\s\S]*?<pre tabindex="0"><code>(curl [\s\S]*?)<\/code><\/pre>/g,
  );
  return new Map(Array.from(parts, ([, name, text]) => [name ?? "", textOf(text ?? "")]));
}

/** Runs a command line as curl would. */
async function run(command: string, variables: Readonly<Record<string, string>>) {
  const [, ...words] = wordsOf(command, variables);
  const valuesOf = (option: string): string[] =>
    words.flatMap((word, at) => (words[at - 1] === option ? [word] : []));
  const url = words.find((word) => word.startsWith("http")) ?? "";
  const headers = Object.fromEntries(valuesOf("-H").map((line) => line.split(/: (.*)/s)));
  const [method = "GET"] = valuesOf("-X");
  const [form] = valuesOf("-F");
  const [data] = valuesOf("-d");
  const init: RequestInit = { method, headers };
  if (data !== undefined) init.body = data;
  if (form !== undefined) {
    const [, name = "", type = ""] = /^file=@([^;]+);type=(.+)$/.exec(form) ?? [];
    const body = new FormData();
    body.append("file", new File([resumeText], name, { type }));
    init.body = body;
  }
  return fetch(url, init);
}

const bearer = () => ({ authorization: `Bearer ${key}` });
const ask = async (path: string): Promise<unknown> =>
  (await fetch(`${address}${api}${path}`, { headers: bearer() })).json();
const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** The page says that `base_version` is the version that was read, and words in capitals what calls answered. */
async function asRead(command: string, session: string): Promise<string> {
  if (!/base_version|GAP_ID/.test(command)) return command;
  const version = fieldOf(await ask(`/generate/sessions/${session}`), "version");
  const known = command.replace('"base_version":1', `"base_version":${String(version)}`);
  if (!known.includes("GAP_ID")) return known;
  const { questions } = gapsResponseSchema.parse(await ask(`/generate/sessions/${session}/gaps`));
  return known
    .replace("GAP_ID", questions[0]?.id ?? "none")
    .replace("GAP_TERM", questions[0]?.canonical ?? "none");
}

interface Outcome {
  readonly name: string;
  /** Status and code of a refusal; empty where there is none. */
  readonly refused: string;
  readonly type: string;
  readonly body: unknown;
}

function textIn(value: unknown, name: string): string {
  const found = fieldOf(value, name);
  return typeof found === "string" ? found : "";
}

/** Runs a command line of the page and tells what came of it. */
async function outcomeOf(name: string, command: string): Promise<Outcome> {
  const answer = await run(command, { SAVILE: address, SAVILE_KEY: key });
  const type = answer.headers.get("content-type") ?? "";
  const body: unknown = type.includes("json") ? await answer.json() : await answer.text();
  const refused = answer.ok ? "" : `${answer.status} ${textIn(body, "error_code")}`;
  return { name, refused, type, body };
}

describe("/docs", () => {
  it("stands without a network: it loads nothing and runs nothing", async () => {
    const answer = await service.app.inject("/docs");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/html");
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
    const links = Array.from(page.matchAll(/href="([^"]+)"/g), ([, to]) => to);
    expect(links).toEqual(["/account", "/openapi.json"]);
  });

  it("has every call that is open to keys, under its scope, and every error", () => {
    expect([...commands().keys()].toSorted()).toEqual(Object.keys(keyCalls).toSorted());
    for (const [name, scope] of Object.entries(keyCalls)) {
      const at = page.indexOf(`<article id="${name}">`);
      const before = page.slice(0, at).lastIndexOf("<h2 id=");
      expect([name, page.slice(before).startsWith(`<h2 id="${scope}"`)]).toEqual([name, true]);
    }
    expect(page).toContain("<code>key_scope</code>");
    expect(page).toContain("<code>stale_version</code>");
  });

  it("shows examples that run, every one", async () => {
    const told = commands();
    const known = { UPLOAD_ID: "", SESSION_ID: "" };
    const outcomes: Outcome[] = [];
    for (const name of Object.keys(callExamples)) {
      const shown = (told.get(name) ?? "").replaceAll(/UPLOAD_ID|SESSION_ID/g, (word) =>
        word === "UPLOAD_ID" ? known.UPLOAD_ID : known.SESSION_ID,
      );
      const outcome = await outcomeOf(name, await asRead(shown, known.SESSION_ID));
      outcomes.push(outcome);
      if (name === "uploadResume") known.UPLOAD_ID = textIn(outcome.body, "upload_id");
      if (name === "generate") known.SESSION_ID = textIn(outcome.body, "session_id");
    }
    const bad = outcomes.filter(({ refused }) => refused !== "");
    expect(bad.map(({ name, refused }) => [name, refused])).toEqual([
      // What has ended cannot be cancelled any more; the page shows how one would.
      ["cancelSession", "409 already_finished"],
    ]);
    expect(outcomes).toHaveLength(Object.keys(keyCalls).length);
    const typeOf = (call: string) => outcomes.find(({ name }) => name === call)?.type ?? "";
    expect(typeOf("sessionEvents")).toContain("event-stream");
    expect(typeOf("download")).toBe("application/pdf");
  });

  it("shows a program with the client that runs", async () => {
    expect(textOf(page)).toContain(clientExample);
    const folder = await mkdtemp(join(root, "build/reference example "));
    try {
      const path = join(folder, "first-call.ts");
      await writeFile(path, clientExample);
      const env = { PATH: process.env["PATH"], SAVILE: address, SAVILE_KEY: key };
      const { stdout, stderr } = await promisify(execFile)(
        process.execPath,
        ["--import", "tsx", path],
        { cwd: root, env },
      );
      expect([stderr, stdout]).toEqual(["", expect.stringMatching(/^c1 unsupported \S/)]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("names the program of the tools as it is called", async () => {
    const manifest: unknown = JSON.parse(
      await readFile(join(root, "apps/mcp/package.json"), "utf8"),
    );
    const [program] = agentExample.mcpServers.savile.args;
    expect(Object.keys(Object(fieldOf(manifest, "bin")))).toEqual([program]);
  });
});
