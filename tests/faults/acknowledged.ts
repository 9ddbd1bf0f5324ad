import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";

const inBuild = (name: string) =>
  fileURLToPath(new URL(`../../build/node/${name}`, import.meta.url));
const authSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
const csrfSchema = z.object({ csrf_token: z.string() });
const uploadSchema = z.object({ upload_id: z.string() });
const resumeText = `Ines Calder\nWard Clerk\nines@example.org | Leeds, UK\n\nEXPERIENCE\nWard Clerk, Larch Valley Hospital, Leeds\nMarch 2018 - Present\n- Registered 45 patients a day\n\nSKILLS\nPatient records, Excel\n`;

const mostTries = 100;

/** What a sign-in was answered with; the access token lives a quarter of an hour, the other one outlives a run. */
interface SignedIn {
  readonly access: string;
  readonly refresh: string;
}

/** What the service said that it had stored, and what of it was not there later. */
export interface Ledger {
  /** Tokens of accounts whose sign-in was answered. */
  readonly accounts: SignedIn[];
  /** Uploads that were answered, each with the tokens of its account. */
  readonly uploads: { readonly id: string; readonly of: SignedIn }[];
  lost: number;
  readonly startMs: number[];
}

/** A ledger in which nothing stands yet. */
export function newLedger(): Ledger {
  return { accounts: [], uploads: [], lost: 0, startMs: [] };
}

/** A server that may be killed at any moment. */
export interface Killable {
  readonly url: string;
  readonly startMs: number;
  kill(): void;
  /** Asks it to end, and answers when it did. */
  stop(): Promise<void>;
  /** Asks for a backup; answers when that command ended, however it did. */
  backUp(): Promise<void>;
}

/** Starts the built server on a data folder; throws what it said where it does not start. */
export function startKillable(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Killable> {
  const own = { PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent", ...settings };
  const env = { PATH: process.env["PATH"], ...own };
  const began = performance.now();
  const child = spawn(process.execPath, [inBuild("server.mjs")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (part: Buffer): void => {
      said += part.toString();
      const url = /Savile is ready: (http\S+)/.exec(said)?.[1]?.replace(/\/$/, "");
      if (url === undefined) return;
      resolve({
        url,
        startMs: performance.now() - began,
        kill: () => child.kill("SIGKILL"),
        stop: async () => {
          const end = once(child, "exit");
          child.kill("SIGTERM");
          await end;
        },
        backUp: async () => {
          const command = [inBuild("operate.mjs"), "backup"];
          await once(spawn(process.execPath, command, { env, stdio: "ignore" }), "exit");
        },
      });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`the server did not start: ${said}`)));
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A call that may find the server gone or busy: then it was not acknowledged. */
async function ask<T>(
  schema: z.ZodType<T>,
  url: string,
  init: RequestInit = {},
): Promise<T | null> {
  try {
    const answer = await fetch(url, init);
    if (!answer.ok) return null;
    return schema.parse(await answer.json());
  } catch {
    return null;
  }
}

function signIn(url: string): Promise<z.infer<typeof authSchema> | null> {
  return ask(authSchema, `${url}/api/v1/auth/request-code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org` }),
  });
}

async function upload(url: string, token: string): Promise<string | null> {
  const csrf = await ask(csrfSchema, `${url}/api/v1/auth/csrf-token`, { headers: bearer(token) });
  if (csrf === null) return null;
  const body = new FormData();
  body.append("file", new File([resumeText], "cv.txt", { type: "text/plain" }));
  const headers = { ...bearer(token), "x-csrf-token": csrf.csrf_token };
  const stored = await ask(uploadSchema, `${url}/api/v1/upload/resume`, {
    method: "POST",
    headers,
    body,
  });
  return stored?.upload_id ?? null;
}

/** Signs in one new account after the other, and stores files, until the server is gone. */
export async function writeUntilGone(
  url: string,
  ledger: Ledger,
  isOn: () => boolean,
): Promise<void> {
  const accounts = async (): Promise<void> => {
    while (isOn()) {
      const auth = await signIn(url);
      if (auth === null) await sleep(20);
      else ledger.accounts.push({ access: auth.access_token, refresh: auth.refresh_token });
    }
  };
  const uploads = async (): Promise<void> => {
    while (isOn()) {
      const of = ledger.accounts.at(-1);
      const id = of === undefined ? null : await upload(url, of.access);
      if (id === null || of === undefined) await sleep(50);
      else ledger.uploads.push({ id, of });
    }
  };
  await Promise.all([accounts(), accounts(), uploads()]);
}

/** Waits as long as an answer says: where so many are let in a minute, it may be the rest of that minute. */
async function comeAgain(answer: Response): Promise<void> {
  const seconds = Number(answer.headers.get("retry-after") ?? 0);
  await sleep(Math.max(200, seconds * 1_000));
}

/** The status of an answer; a busy server is asked again. */
async function statusOf(url: string, init: RequestInit): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url, init);
    const { status } = answer;
    if ((status !== 503 && status !== 429) || tries === mostTries) return status;
    await comeAgain(answer);
  }
}

/** A token that counts now: a run may take longer than an access token lives. */
async function renewed(url: string, { access, refresh }: SignedIn): Promise<string | null> {
  const known = await statusOf(`${url}/api/v1/auth/me`, { headers: bearer(access) });
  if (known === 200) return access;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const answer = await fetch(`${url}/api/v1/auth/refresh`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: refresh }),
    });
    if (answer.ok) return authSchema.parse(await answer.json()).access_token;
    if (answer.status !== 503 && answer.status !== 429) return null;
    await comeAgain(answer);
  }
  return null;
}

/**
 * Asks for all that was acknowledged; what is missing is counted. The files of an account are asked for with the token
 * that was just renewed: to renew those of thousands takes longer than one of them lives.
 */
export async function findLost(url: string, ledger: Ledger): Promise<void> {
  for (const account of ledger.accounts) {
    const token = await renewed(url, account);
    if (token === null) ledger.lost += 1;
    for (const { id } of ledger.uploads.filter(({ of }) => of === account)) {
      const status = await statusOf(`${url}/api/v1/upload/${id}`, { headers: bearer(token ?? "") });
      if (status !== 200) ledger.lost += 1;
    }
  }
}
