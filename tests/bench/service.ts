import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const serverPath = fileURLToPath(new URL("../../build/node/server.mjs", import.meta.url));

/** A server of the product with a data folder of its own. */
export interface Service {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its ready line. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  readonly dataFolder?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Gets each line of the log. */
  readonly onLine?: (line: string) => void;
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (part: Buffer) => {
      output += part.toString();
      const found = /Savile is ready: (http\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace(/\/$/, ""));
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => reject(new Error(`the server ended at once:\n${output}`)));
  });
}

/** Makes an empty data folder whose path holds a blank. */
export function makeDataFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "savile bench-"));
}

/** Starts the built server on a free port. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const dataFolder = options.dataFolder ?? (await makeDataFolder());
  const started = performance.now();
  const child = spawn(process.execPath, [serverPath], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataFolder, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { onLine } = options;
  if (onLine !== undefined) createInterface({ input: child.stderr }).on("line", onLine);
  const url = await readyUrl(child);
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Ids of a process and of all its descendants. */
export async function processTree(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const tree = [pid];
  for (const id of tree) {
    for (const [child, parent] of parents) if (parent === id) tree.push(child);
  }
  return tree;
}

/** Resident memory of a process tree in MB (pages shared between its processes count once each). */
export async function residentMegabytes(pid: number): Promise<number> {
  let kilobytes = 0;
  for (const id of await processTree(pid)) {
    const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
    kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

const authSchema = z.object({ access_token: z.string() });
const csrfSchema = z.object({ csrf_token: z.string() });

/** A signed-in account that calls the service as the web app does. */
export interface Caller {
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  readonly upload: (name: string, type: string, bytes: Uint8Array) => Promise<unknown>;
  readonly follow: (path: string) => Promise<string>;
}

async function json(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${JSON.stringify(body)}`);
  return body;
}

/** Signs an account in by instant sign-in. */
export async function signIn(url: string, email: string): Promise<Caller> {
  const origin = { origin: url, "content-type": "application/json" };
  const auth = authSchema.parse(
    await json(
      await fetch(`${url}/api/v1/auth/request-code`, {
        method: "POST",
        headers: origin,
        body: JSON.stringify({ email, purpose: "login" }),
      }),
    ),
  );
  const bearer = { authorization: `Bearer ${auth.access_token}` };
  const csrf = csrfSchema.parse(
    await json(await fetch(`${url}/api/v1/auth/csrf-token`, { headers: bearer })),
  );
  const changing = { ...bearer, "x-csrf-token": csrf.csrf_token, origin: url };
  return {
    get: async (path) => json(await fetch(`${url}${path}`, { headers: bearer })),
    post: async (path, body, headers = {}) =>
      json(
        await fetch(`${url}${path}`, {
          method: "POST",
          headers: { ...changing, "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        }),
      ),
    upload: async (name, type, bytes) => {
      const form = new FormData();
      form.append("file", new File([bytes.slice()], name, { type }));
      return json(
        await fetch(`${url}/api/v1/upload/resume`, {
          method: "POST",
          headers: changing,
          body: form,
        }),
      );
    },
    follow: async (path) => (await fetch(`${url}${path}`, { headers: bearer })).text(),
  };
}
