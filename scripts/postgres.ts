import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.ts";
import { captureProgram, runProgram } from "./run-program.ts";

/** A PostgreSQL server of this test run alone. */
export interface TestPostgres {
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

function candidates(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  return [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
}

function programs(): string | undefined {
  return candidates().find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")),
  );
}

/** PostgreSQL refuses to run as root: its own user runs it then. */
async function serverUser(): Promise<{ uid: number; gid: number; prefix: string[] } | null> {
  if (process.getuid?.() !== 0) return { uid: -1, gid: -1, prefix: [] };
  const { code, output } = await captureProgram("id", ["-u", "postgres"]);
  const group = await captureProgram("id", ["-g", "postgres"]);
  if (code !== 0) return null;
  return {
    uid: Number(output),
    gid: Number(group.output),
    prefix: ["runuser", "-u", "postgres", "--"],
  };
}

async function installed(): Promise<string | undefined> {
  const found = programs();
  const mayInstall = process.env["CI"] === "true" && process.getuid?.() === 0;
  if (found !== undefined || !mayInstall || !existsSync("/usr/bin/apt-get")) return found;
  console.log("no PostgreSQL found: installing Debian's");
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  await runProgram("apt-get", ["update", "-qq"], quiet);
  await runProgram("apt-get", ["install", "-y", "-qq", "postgresql"], quiet);
  return programs();
}

/** Starts a PostgreSQL server in a temporary folder; `null` where none is installed or may run. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const folder = await installed();
  const user = await serverUser();
  if (folder === undefined || user === null) return null;
  const home = mkdtempSync(join(tmpdir(), "savile-postgres-"));
  if (user.uid >= 0) chownSync(home, user.uid, user.gid);
  const cluster = join(home, "cluster");
  const port = await freePort();
  const run = async (program: string, ...args: string[]) => {
    const [first = "", ...rest] = [...user.prefix, join(folder, program), ...args];
    return captureProgram(first, rest);
  };
  const made = await run("initdb", "-D", cluster, "-A", "trust", "-U", "postgres", "-E", "UTF8");
  const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const log = join(home, "log");
  const up = await run("pg_ctl", "-D", cluster, "-o", settings, "-l", log, "-w", "start");
  const stop = async () => {
    await run("pg_ctl", "-D", cluster, "-m", "immediate", "stop");
    rmSync(home, { recursive: true, force: true });
  };
  if (made.code !== 0 || up.code !== 0) {
    console.log(`PostgreSQL did not start:\n${made.output}${up.output}`);
    await stop();
    return null;
  }
  const { output } = await run("initdb", "--version");
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version: output.trim(), stop };
}
