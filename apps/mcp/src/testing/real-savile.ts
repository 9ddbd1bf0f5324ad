import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const bundle = (name: string) =>
  fileURLToPath(new URL(`../../../../build/node/${name}.mjs`, import.meta.url));

/** Where the bundle of the tools lies. */
export const mcpEntry = bundle("mcp");

/** The real service in a process of its own, with a folder of its own. */
export interface RealSavile {
  readonly url: string;
  /** A key of a new account. */
  newKey(scopes: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

function addressIn(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = "";
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /Savile is ready: (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => fail(new Error(said)));
  });
}

const authSchema = z.object({ access_token: z.string() });
const csrfSchema = z.object({ csrf_token: z.string() });
const keySchema = z.object({ secret: z.string() });

async function ask<T>(schema: z.ZodType<T>, url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, init);
  return schema.parse(await response.json());
}

function posted(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const json = { "content-type": "application/json", ...headers };
  return { method: "POST", headers: json, body: JSON.stringify(body) };
}

let people = 0;

async function newKey(url: string, scopes: readonly string[]): Promise<string> {
  people += 1;
  const api = `${url}/api/v1`;
  const email = `agent-${people}@example.test`;
  const auth = await ask(authSchema, `${api}/auth/request-code`, posted({ email }));
  const bearer = { authorization: `Bearer ${auth.access_token}` };
  const csrf = await ask(csrfSchema, `${api}/auth/csrf-token`, { headers: bearer });
  const headers = { ...bearer, "x-csrf-token": csrf.csrf_token };
  const made = posted({ name: "Agent", scopes }, headers);
  return (await ask(keySchema, `${api}/account/keys`, made)).secret;
}

/** Starts the service; answers once it serves. */
export async function startSavile(): Promise<RealSavile> {
  const folder = await mkdtemp(join(tmpdir(), "savile mcp test "));
  const child = spawn(process.execPath, [bundle("server")], {
    env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await addressIn(child);
  return {
    url,
    newKey: (scopes) => newKey(url, scopes),
    close: async () => {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
