import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { captureProgram } from "./run-program.ts";
import { freePort } from "./free-port.ts";

/** A store that speaks S3, of this test run alone. */
export interface ObjectGateway {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

const programs = [
  "ceph",
  "ceph-authtool",
  "ceph-mon",
  "ceph-osd",
  "monmaptool",
  "radosgw",
  "radosgw-admin",
];
const startMs = 300_000;
const stopMs = 5_000;
const keys = { accessKeyId: "savile", secretAccessKey: "savile-of-this-run" };

/** One monitor and one disk in memory: what a gateway needs to be a real one. */
function settingsOf(home: string, monitor: number, gateway: number): string {
  return `[global]
fsid = ${randomUUID()}
mon host = [v1:127.0.0.1:${monitor}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
auth allow insecure global id reclaim = true
ms bind msgr2 = false
public addr = 127.0.0.1
run dir = ${home}
admin socket =
log file = ${home}/$name.log
keyring = ${home}/keyring
mon data avail crit = 1
mon max pg per osd = 2000
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 4294967296
rgw frontends = beast endpoint=127.0.0.1:${gateway}
[mon.a]
mon data = ${home}/mon
mon addr = 127.0.0.1:${monitor}
[osd.0]
osd data = ${home}/osd
`;
}

async function needed(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await captureProgram(program, args);
  if (code !== 0) throw new Error(`${program}: ${output.slice(-500)}`);
  return output;
}

const mayAll = (name: string): string[] => ["--cap", name, "allow *"];

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > startMs) throw new Error(`${what} did not come up`);
    await sleep(300);
  }
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const late = setTimeout(() => child.kill("SIGKILL"), stopMs);
  child.kill("SIGTERM");
  await once(child, "exit");
  clearTimeout(late);
}

/** Runs the daemons; `running` gets each, so that all of them end whatever happens. */
async function run(home: string, running: ChildProcess[]): Promise<string> {
  const [monitor, gateway] = [await freePort(), await freePort()];
  const file = join(home, "ceph.conf");
  writeFileSync(file, settingsOf(home, monitor, gateway));
  for (const folder of ["mon", "osd"]) mkdirSync(join(home, folder));
  const keyring = join(home, "keyring");
  const map = join(home, "monmap");
  const id = randomUUID();
  const start = (program: string, ...args: string[]): void => {
    running.push(spawn(program, ["-c", file, "-f", ...args], { stdio: "ignore" }));
  };
  await needed(
    "ceph-authtool",
    "--create-keyring",
    keyring,
    "--gen-key",
    "-n",
    "mon.",
    ...mayAll("mon"),
  );
  const admin = [
    "--gen-key",
    "-n",
    "client.admin",
    ...mayAll("mon"),
    ...mayAll("osd"),
    ...mayAll("mgr"),
  ];
  await needed("ceph-authtool", keyring, ...admin);
  const place = `[v1:127.0.0.1:${monitor}]`;
  await needed("monmaptool", "--create", "--clobber", "--addv", "a", place, map);
  const made = ["--mkfs", "-i", "a", "--monmap", map, "--keyring", keyring];
  await needed("ceph-mon", "-c", file, ...made);
  start("ceph-mon", "-i", "a");
  await needed("ceph", "-c", file, "--connect-timeout", "240", "osd", "new", id);
  await needed("ceph-osd", "-c", file, "-i", "0", "--mkfs", "--osd-uuid", id);
  start("ceph-osd", "-i", "0");
  await until("the disk", async () => {
    const { output } = await captureProgram("ceph", ["-c", file, "osd", "stat"]);
    return output.includes("1 up");
  });
  start("radosgw", "-n", "client.admin");
  const endpoint = `http://127.0.0.1:${gateway}`;
  await until("the gateway", async () => {
    const answer = await fetch(endpoint).catch(() => null);
    return answer?.ok === true;
  });
  const user = ["user", "create", "--uid=savile", "--display-name=savile"];
  const own = [`--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`];
  await needed("radosgw-admin", "-c", file, ...user, ...own);
  return endpoint;
}

/** Starts Ceph's object gateway on this computer; `null` where Debian's `radosgw` is not installed. */
export async function startObjectGateway(): Promise<ObjectGateway | null> {
  const isHere = programs.every((name) => existsSync(join("/usr/bin", name)));
  if (!isHere) return null;
  const home = mkdtempSync(join(tmpdir(), "savile-store-"));
  const running: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of running.toReversed()) await endOf(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const endpoint = await run(home, running);
    const version = (await needed("radosgw", "--version")).trim();
    return { endpoint, ...keys, version, stop };
  } catch (error) {
    await stop();
    console.log(`The store did not start: ${error instanceof Error ? error.message : "?"}`);
    return null;
  }
}
