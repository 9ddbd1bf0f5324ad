import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findLost, newLedger, startKillable, writeUntilGone } from "./acknowledged.ts";
import type { Killable, Ledger } from "./acknowledged.ts";
import type { FaultRow, SkippedRow } from "./fault-row.ts";

const fault = "full disk in a stream of changes, embedded database";
/** Every other disk that is full sees the process killed, and started again while it is full. */
const everyKill = 2;
const longestMs = 2_000;
const fullMs = 1_500;
const patienceMs = 120_000;

function mountDisk(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=460m", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Takes every free byte of the disk, and what comes free meanwhile, until it is stopped. */
async function fillDisk(file: string, isOn: () => boolean): Promise<void> {
  const handle = await open(file, "w");
  const large = Buffer.alloc(1024 * 1024, 1);
  const small = Buffer.alloc(4_096, 1);
  while (isOn()) {
    const wrote = await handle.write(large).then(
      ({ bytesWritten }) => bytesWritten === large.length,
      () => false,
    );
    if (wrote) continue;
    await handle.write(small).catch(() => sleep(20));
  }
  await handle.close();
}

async function isWell(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health`).catch(() => null);
  const body: unknown = answer === null ? null : await answer.json().catch(() => null);
  return Reflect.get(Object(body), "status") === "ok";
}

async function waitUntilWell(url: string): Promise<void> {
  const from = performance.now();
  while (!(await isWell(url))) {
    if (performance.now() - from > patienceMs) throw new Error("the service did not recover");
    await sleep(200);
  }
}

/** Kills the program on the full disk and starts it there: it serves, or it ends in one sentence that says why. */
async function startOnFull(program: Killable, folder: string): Promise<boolean> {
  program.kill();
  try {
    const next = await startKillable(folder);
    next.kill();
    return true;
  } catch (error) {
    const said = String(error).trim().split("\n");
    return said.length === 1 && said.join("").includes("There is no space left");
  }
}

interface Disk {
  readonly folder: string;
  readonly filler: string;
  readonly ledger: Ledger;
}

/** One disk that fills while people write; answers the program that serves then, and whether all starts went well. */
async function fillOnce(
  { folder, filler, ledger }: Disk,
  program: Killable,
  kills: boolean,
): Promise<{ readonly program: Killable; readonly wentWell: boolean }> {
  let writes = true;
  let fills = true;
  const writing = writeUntilGone(program.url, ledger, () => writes);
  await sleep(Math.random() * longestMs);
  const filling = fillDisk(filler, () => fills);
  await sleep(fullMs + Math.random() * longestMs);
  const wentWell = kills ? await startOnFull(program, folder) : true;
  fills = false;
  writes = false;
  await Promise.all([filling, writing]);
  await rm(filler);
  const next = kills ? await startKillable(folder) : program;
  await waitUntilWell(next.url);
  return { program: next, wentWell };
}

/** Fills a real disk to its last byte while people write, again and again; only the superuser may mount one. */
export async function fillOften(times: number): Promise<FaultRow | SkippedRow> {
  const home = await mkdtemp(join(tmpdir(), "savile-full-"));
  const disk = join(home, "disk");
  await mkdir(disk);
  if (!mountDisk(disk)) {
    await rm(home, { recursive: true, force: true });
    return { fault, skipped: "no disk can be mounted here" };
  }
  const folder = join(disk, "data");
  const ledger = newLedger();
  let started = 0;
  try {
    let program = await startKillable(folder);
    for (let time = 1; time <= times; time += 1) {
      const known = ledger.accounts.length;
      const parts = { folder, filler: join(disk, `filler-${time}`), ledger };
      const after = await fillOnce(parts, program, time % everyKill === 0);
      ({ program } = after);
      if (after.wentWell) started += 1;
      console.log(`full disk ${time}: ${ledger.accounts.length - known} sign-ins acknowledged`);
    }
    await findLost(program.url, ledger);
    await program.stop();
  } finally {
    execFileSync("umount", ["-l", disk]);
    await rm(home, { recursive: true, force: true });
  }
  return {
    fault,
    times: `${times} disks, killed and started again on ${Math.floor(times / everyKill)} of them`,
    acknowledged: ledger.accounts.length + ledger.uploads.length,
    lost: ledger.lost,
    starts: times,
    started,
    note: `${ledger.uploads.length} of them files`,
  };
}
