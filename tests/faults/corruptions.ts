import {
  cp,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { operate } from "../../apps/server/src/testing/server-program.ts";
import { findLost, newLedger, startKillable, writeUntilGone } from "./acknowledged.ts";
import type { Ledger } from "./acknowledged.ts";
import type { FaultRow } from "./fault-row.ts";

const usedMs = 4_000;
const pageBytes = 8_192;

/** How a data folder is damaged. */
interface Corruption {
  readonly name: string;
  plant(folder: string): Promise<void>;
}

async function blank(file: string): Promise<void> {
  const { size } = await stat(file);
  await writeFile(file, Buffer.alloc(size));
}

async function blankAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile()))
    await blank(join(folder, entry.name));
}

async function tearLock(folder: string): Promise<void> {
  const file = join(folder, "owner.lock");
  const old = new Date(Date.now() - 60_000);
  await writeFile(file, '{"pid":41');
  await utimes(file, old, old);
  await mkdir(join(folder, "database.making", "base"), { recursive: true });
}

/** The files of the tables, the largest first. */
async function tableFiles(folder: string): Promise<string[]> {
  const base = join(folder, "database", "base");
  const names = await readdir(base, { recursive: true });
  const found = await Promise.all(
    names
      .filter((name) => /\/\d+$/.test(name))
      .map(async (name) => ({ file: join(base, name), size: (await stat(join(base, name))).size })),
  );
  return found.toSorted((a, b) => b.size - a.size).map(({ file }) => file);
}

/** The heads of all pages of the largest tables and indexes are gone. */
async function breakTables(folder: string): Promise<void> {
  for (const file of (await tableFiles(folder)).slice(0, 40)) {
    const handle = await open(file, "r+");
    const { size } = await handle.stat();
    for (let at = 0; at < size; at += pageBytes)
      await handle.write(Buffer.alloc(64, 0x5a), 0, 64, at);
    await handle.close();
  }
}

async function storedFiles(folder: string): Promise<string[]> {
  const blobs = join(folder, "blobs");
  const names = await readdir(blobs, { recursive: true, withFileTypes: true });
  return names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

async function flipBytes(folder: string): Promise<void> {
  for (const file of (await storedFiles(folder)).filter((name) => !name.endsWith(".part"))) {
    const bytes = await readFile(file);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(file, bytes);
  }
}

const inDatabase = (folder: string, ...parts: string[]) => join(folder, "database", ...parts);

const corruptions: readonly Corruption[] = [
  { name: "torn lock, half made database", plant: tearLock },
  {
    name: "control file zeroed",
    plant: (folder) => blank(inDatabase(folder, "global", "pg_control")),
  },
  { name: "log zeroed", plant: (folder) => blankAll(inDatabase(folder, "pg_wal")) },
  { name: "version file missing", plant: (folder) => rm(inDatabase(folder, "PG_VERSION")) },
  { name: "pages of the tables overwritten", plant: breakTables },
  { name: "root secret missing", plant: (folder) => rm(join(folder, "root-secret")) },
  { name: "half a root secret", plant: (folder) => writeFile(join(folder, "root-secret"), "7c7c") },
  { name: "a byte of every stored file altered", plant: flipBytes },
];

/** A data folder that was used, and a backup of all of it. */
async function makeUsed(home: string): Promise<{ good: string; backup: string; ledger: Ledger }> {
  const good = join(home, "good");
  const ledger = newLedger();
  const program = await startKillable(good);
  let isOn = true;
  const writing = writeUntilGone(program.url, ledger, () => isOn);
  await sleep(usedMs);
  isOn = false;
  await writing;
  await program.stop();
  const to = join(home, "backups");
  const made = await operate(["backup", "--with-secret", "--to", to], { DATA_DIR: good });
  const [name] = await readdir(to);
  if (made.code !== 0 || name === undefined) throw new Error(made.lines.join("\n"));
  return { good, backup: join(to, name), ledger };
}

/** Everything is there, and no stored file is said to be damaged. */
async function countLost(folder: string, ledger: Ledger): Promise<number> {
  const program = await startKillable(folder);
  const found: Ledger = { ...ledger, lost: 0 };
  await findLost(program.url, found);
  await program.stop();
  const doctor = await operate(["doctor"], { DATA_DIR: folder });
  return found.lost + doctor.lines.filter((line) => line.startsWith("FAULT")).length;
}

/** Whether what is wrong is said in one sentence: by the start, or by the doctor where the service can serve. */
async function isTold(folder: string): Promise<boolean> {
  const doctor = await operate(["doctor"], { DATA_DIR: folder });
  const faults = doctor.lines.filter((line) => line.startsWith("FAULT"));
  return doctor.code === 1 && faults.length === 1;
}

async function corrupt(home: string, used: Awaited<ReturnType<typeof makeUsed>>, one: Corruption) {
  const folder = join(home, "damaged");
  await cp(used.good, folder, { recursive: true });
  await one.plant(folder);
  const told = await isTold(folder);
  if (told) {
    const args = ["restore", used.backup, "--replace"];
    const restored = await operate(args, { DATA_DIR: folder });
    if (restored.code !== 0) console.log(restored.lines.join("\n"));
  }
  const lost = await countLost(folder, used.ledger).catch((error: unknown) => {
    console.log(String(error));
    return null;
  });
  await rm(folder, { recursive: true, force: true });
  console.log(`${one.name}: ${told ? "told, the backup was put back" : "served"}, lost ${lost}`);
  return { told, lost };
}

/**
 * Eight ways to damage the data folder of an installation that was used. It serves with everything, or one sentence
 * tells what is wrong; then the last backup is put back, and everything has to be there.
 */
export async function corruptEach(): Promise<FaultRow> {
  const home = await mkdtemp(join(tmpdir(), "savile-damaged-"));
  try {
    const used = await makeUsed(home);
    const each = used.ledger.accounts.length + used.ledger.uploads.length;
    const ends: Awaited<ReturnType<typeof corrupt>>[] = [];
    for (const one of corruptions) ends.push(await corrupt(home, used, one));
    return {
      fault: "damaged data folder, with a backup beside it",
      times: `${ends.length} kinds of damage`,
      acknowledged: each * ends.length,
      lost: ends.reduce((sum, { lost }) => sum + (lost ?? each), 0),
      starts: ends.length,
      started: ends.filter(({ lost }) => lost !== null).length,
      note: `${ends.filter(({ told }) => told).length} told in one sentence and put back`,
    };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
