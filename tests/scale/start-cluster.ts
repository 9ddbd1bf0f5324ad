import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/free-port.ts";
import { startPostgres } from "../../scripts/postgres.ts";
import { openStore } from "./open-store.ts";

const here = fileURLToPath(new URL("../..", import.meta.url));
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

/** What differs from a process of this release with the settings of all. */
export interface HowToStart {
  /** Folder of another release. */
  readonly release?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
}

/** PostgreSQL and an S3-compatible store, and processes that share nothing else. */
export interface Cluster {
  readonly databaseUrl: string;
  /** What keeps the files. */
  readonly store: string;
  start(role: Member["role"], how?: HowToStart): Promise<Member>;
  stop(): Promise<void>;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${child.pid}/stat`, "utf8").catch(() => "");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / ticksPerSecond;
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (part: Buffer): void => {
      said += part.toString();
      if (said.includes("Savile is ready")) resolve();
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
  const store = await openStore();
  const { settings } = store;
  const home = await mkdtemp(join(tmpdir(), "savile-scale-"));
  const rootSecret = randomBytes(32).toString("hex");
  let members = 0;

  async function start(role: Member["role"], how: HowToStart = {}): Promise<Member> {
    members += 1;
    const port = await freePort();
    const release = how.release ?? here;
    const child = spawn(process.execPath, [join(release, "build/node/server.mjs")], {
      env: {
        PATH: process.env["PATH"],
        PORT: String(port),
        ROLE: role,
        DATA_DIR: join(home, `${role}-${members}`),
        DATABASE_URL: postgres?.url,
        ROOT_SECRET: rootSecret,
        BLOB_URL: `s3://${settings.bucket}?region=${settings.region}&endpoint=${settings.endpoint}`,
        AWS_ACCESS_KEY_ID: settings.accessKeyId,
        AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
        LOG_LEVEL: "silent",
        ...how.settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    await untilReady(child);
    return {
      role,
      url: `http://127.0.0.1:${port}`,
      cpuSeconds: () => cpuOf(child),
      kill: () => child.kill("SIGKILL"),
      stop: () => endOf(child),
    };
  }

  return {
    databaseUrl: postgres.url,
    store: store.name,
    start,
    stop: async () => {
      await store.stop();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
