import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";

const ownerSchema = z.object({
  pid: z.number(),
  startedAt: z.string(),
  host: z.string(),
  boot: z.string(),
  pidNamespace: z.string(),
  nonce: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

const heartbeatMs = 2_000;
const staleAfterMs = 10_000;
/** Long enough for a living owner to be heard at least once. */
const listenMs = 2.5 * heartbeatMs;

/** Another process uses the data folder. */
export class FolderTakenError extends Error {
  constructor(pid: number | null) {
    const who = pid === null ? "another Savile process" : `another Savile process (pid ${pid})`;
    super(`${who} uses this data folder; set DATABASE_URL to run several processes`);
  }
}

function tryRead(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return "";
  }
}

/** Start time of a process in clock ticks; empty where `/proc` is missing. */
function startTimeOf(pid: number): string {
  const text = tryRead(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  // The name in parentheses may hold blanks; start time is the 20th field after it.
  return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function self(): Owner {
  return {
    pid: process.pid,
    startedAt: startTimeOf(process.pid),
    host: hostname(),
    boot: tryRead(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8")),
    pidNamespace: tryRead(() => readlinkSync("/proc/self/ns/pid")),
    nonce: randomBytes(16).toString("hex"),
  };
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
}

function parseOwner(text: string): Owner | null {
  try {
    return ownerSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Who a lock names; `null` where it is missing, empty or torn, as a power cut or a full disk leave it. */
async function readOwner(file: string): Promise<Owner | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : parseOwner(text);
}

async function timeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found === null ? null : found.mtimeMs;
}

/** Whether somebody keeps a lock fresh that names nobody: only a heartbeat can tell. */
async function isHeard(file: string): Promise<boolean> {
  const before = await timeOf(file);
  if (before === null || Date.now() - before >= staleAfterMs) return false;
  await sleep(listenMs);
  const after = await timeOf(file);
  return after !== null && after !== before;
}

async function isAlive(file: string, owner: Owner, me: Owner): Promise<boolean> {
  const near =
    owner.host === me.host && owner.boot === me.boot && owner.pidNamespace === me.pidNamespace;
  // In another container every process may be pid 1: only the heartbeat tells.
  if (near) return runs(owner.pid) && startTimeOf(owner.pid) === owner.startedAt;
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs < staleAfterMs;
}

async function underMutex(folder: string, run: () => Promise<void>): Promise<void> {
  const mutex = join(folder, "owner.mutex");
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await mkdir(mutex);
      try {
        return await run();
      } finally {
        await rmdir(mutex).catch(() => undefined);
      }
    } catch (error) {
      if (!(error instanceof Error && Reflect.get(error, "code") === "EEXIST")) throw error;
      const made = await stat(mutex).catch(() => null);
      if (made !== null && Date.now() - made.mtimeMs > staleAfterMs) {
        await rmdir(mutex).catch(() => undefined);
      }
      await sleep(20 + Math.random() * 30);
    }
  }
  throw new Error(`cannot take over ${mutex}`);
}

async function tryCreate(folder: string, me: Owner): Promise<boolean> {
  const part = join(folder, `owner.${me.nonce}`);
  await writeFile(part, JSON.stringify(me), { mode: 0o600, flag: "wx" });
  try {
    await link(part, join(folder, "owner.lock"));
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "EEXIST") return false;
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** Who uses a data folder; `left` is a lock that a crash left, which the next start cleans up. */
export type FolderUse =
  | { readonly state: "free" }
  | { readonly state: "left" }
  | { readonly state: "used"; readonly pid: number | null };

/** Tells who uses a data folder, and changes nothing. */
export async function ownerOf(folder: string): Promise<FolderUse> {
  const file = join(folder, "owner.lock");
  if ((await timeOf(file)) === null) return { state: "free" };
  const owner = await readOwner(file);
  const alive = owner === null ? await isHeard(file) : await isAlive(file, owner, self());
  return alive ? { state: "used", pid: owner?.pid ?? null } : { state: "left" };
}

export interface OwnerLock {
  release(): Promise<void>;
}

/** Whether the lock is certainly not ours any more: it is gone, or somebody else's. */
async function isLost(file: string, nonce: string): Promise<boolean> {
  try {
    const owner = ownerSchema
      .pick({ nonce: true })
      .safeParse(JSON.parse(await readFile(file, "utf8")));
    return owner.success && owner.data.nonce !== nonce;
  } catch (error) {
    // Too many open files or a half-written line say nothing about the owner: the next look tells.
    return error instanceof Error && Reflect.get(error, "code") === "ENOENT";
  }
}

/** Looks after the lock until it is lost. */
async function lookAfter(file: string, nonce: string, lost: () => void): Promise<void> {
  if (await isLost(file, nonce)) return lost();
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
}

/**
 * Makes this process the only owner of a data folder; `lost` is called when another one took it over (the
 * process must end without touching the database). Throws {@link FolderTakenError}.
 */
export async function takeOwnerLock(folder: string, lost: () => void): Promise<OwnerLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "owner.lock");
  const me = self();
  while (!(await tryCreate(folder, me))) {
    const owner = await readOwner(file);
    const alive = owner === null ? await isHeard(file) : await isAlive(file, owner, me);
    if (alive) throw new FolderTakenError(owner?.pid ?? null);
    await underMutex(folder, async () => {
      const again = await readOwner(file);
      if (again?.nonce === owner?.nonce) await rm(file, { force: true });
    });
  }
  // Two starters may both have removed a stale lock: the later link wins, the earlier one sees it here.
  await sleep(200);
  const winner = await readOwner(file);
  if (winner?.nonce !== me.nonce) throw new FolderTakenError(winner?.pid ?? null);
  const timer = setInterval(() => void lookAfter(file, me.nonce, lost), heartbeatMs);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      const owner = await readOwner(file);
      if (owner?.nonce === me.nonce) await rm(file, { force: true });
    },
  };
}
