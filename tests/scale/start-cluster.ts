import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startFakeS3 } from "../../apps/server/src/testing/fake-s3.ts";
import { startPostgres } from "../../scripts/postgres.ts";

const entry = fileURLToPath(new URL("../../build/node/server.mjs", import.meta.url));
const ticksPerSecond = 100;
const stopMs = 15_000;

/** A process of the product with a data folder that no other one sees. */
export interface Member {
  readonly role: "web" | "worker";
  /** Its address, once it listens. */
  readonly url: string;
  /** Processor seconds of it and of its children that have ended. */
  cpuSeconds(): Promise<number>;
  kill(): void;
  stop(): Promise<void>;
}

/** PostgreSQL and an S3-compatible store, and processes that share nothing else. */
export interface Cluster {
  readonly databaseUrl: string;
  /** Objects in the store. */
  readonly objects: () => number;
  start(role: Member["role"]): Promise<Member>;
  stop(): Promise<void>;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${child.pid}/stat`, "utf8").catch(() => "");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (part: Buffer): void => {
      said += part.toString();
      const found = /Savile is ready: (http\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found.replace(/\/$/, ""));
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => reject(new Error(`a process ended at once:\n${said}`)));
  });
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const late = setTimeout(() => child.kill("SIGKILL"), stopMs);
  child.kill("SIGTERM");
  await once(child, "exit");
  clearTimeout(late);
}

/** Starts what the processes share; `null` where no PostgreSQL is installed. */
export async function startCluster(): Promise<Cluster | null> {
  const postgres = await startPostgres();
  if (postgres === null) return null;
  const keys = {
    bucket: "files",
    accessKeyId: "id",
    secretAccessKey: randomBytes(16).toString("hex"),
  };
  const store = await startFakeS3(keys);
  const home = await mkdtemp(join(tmpdir(), "savile-scale-"));
  const rootSecret = randomBytes(32).toString("hex");
  let members = 0;

  async function start(role: Member["role"]): Promise<Member> {
    members += 1;
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env["PATH"],
        PORT: "0",
        ROLE: role,
        DATA_DIR: join(home, `${role}-${members}`),
        DATABASE_URL: postgres?.url,
        ROOT_SECRET: rootSecret,
        BLOB_URL: `s3://${keys.bucket}?endpoint=${store.endpoint}`,
        AWS_ACCESS_KEY_ID: keys.accessKeyId,
        AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
        LOG_LEVEL: "silent",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const url = await addressOf(child);
    return {
      role,
      url,
      cpuSeconds: () => cpuOf(child),
      kill: () => child.kill("SIGKILL"),
      stop: () => endOf(child),
    };
  }

  return {
    databaseUrl: postgres.url,
    objects: () => store.objects.size,
    start,
    stop: async () => {
      await store.stop();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
