import { timeLimit } from "@savile/testing";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPglite } from "./db/embedded/pglite-connection.ts";
import { storeFileAt } from "./testing/first-file.ts";
import { ended, killPrograms, operate, startProgram } from "./testing/server-program.ts";

const isRoot = process.getuid?.() === 0;
const stranger = 65_534;
let home: string;
let copies = 0;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "savile faults "));
  const program = startProgram({ DATA_DIR: join(home, "good") });
  await storeFileAt(await program.ready());
  program.child.kill("SIGTERM");
  await ended(program.child);
}, timeLimit(300_000));
afterAll(async () => {
  killPrograms();
  await rm(home, { recursive: true, force: true });
});

/** The data folder of an installation that was used and stopped, with a fault in it. */
async function faulty(plant: (folder: string) => Promise<void>): Promise<string> {
  copies += 1;
  const folder = join(home, `copy ${copies}`);
  await cp(join(home, "good"), folder, { recursive: true });
  await plant(folder);
  return folder;
}

async function putLock(folder: string, text: string): Promise<void> {
  const file = join(folder, "owner.lock");
  await writeFile(file, text);
  const old = new Date(Date.now() - 60_000);
  await utimes(file, old, old);
}

async function blank(file: string): Promise<void> {
  const { length } = await readFile(file);
  await writeFile(file, Buffer.alloc(length));
}

/** Every file of a folder is overwritten with zeros. */
async function blankAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    await blank(join(folder, entry.name));
  }
}

/** Runs a statement on the database of a data folder that no program uses. */
async function alter(folder: string, statement: string): Promise<void> {
  const pglite = await openPglite(join(folder, "database"));
  await pglite.exec(statement);
  await pglite.close();
}

const migrateFurther = (folder: string) =>
  alter(
    folder,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
  );

const migrateOtherwise = (folder: string) =>
  alter(folder, "update drizzle.__drizzle_migrations set hash = 'earlier', created_at = 1");

async function leaveMaking(folder: string): Promise<void> {
  for (const name of ["database.making", "database.making.0badcafe"]) {
    await mkdir(join(folder, name, "base"), { recursive: true });
    await writeFile(join(folder, name, "base", "1"), "half");
  }
}

/** What lies in a data folder and when it was written, but for the database: opening it writes its log. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const own = names.filter((name) => !name.startsWith("database/")).toSorted();
  return Promise.all(
    own.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return `${name} ${name === "database" ? "" : `${size} ${mtimeMs}`}`;
    }),
  );
}

type Plant = (folder: string) => Promise<void>;

const deadOwner = JSON.stringify({
  pid: 2 ** 22 + 1,
  startedAt: "1",
  host: "elsewhere",
  boot: "",
  pidNamespace: "",
  nonce: "gone",
});

const cured: readonly [string, Plant][] = [
  // `owner-lock.test.ts` has every shape of a lock that a crash leaves.
  [
    "a torn lock, beside a database that was left half made",
    async (folder) => {
      await putLock(folder, deadOwner.slice(0, 40));
      await leaveMaking(folder);
    },
  ],
  ["the lock of a process that is gone", (folder) => putLock(folder, deadOwner)],
];

const refused: readonly [string, Plant, RegExp][] = [
  ["no root secret", (folder) => rm(join(folder, "root-secret")), /root-secret is missing/],
  [
    "another root secret",
    (folder) => writeFile(join(folder, "root-secret"), "7c".repeat(32)),
    /not the one that this data was locked with/,
  ],
  [
    "half a root secret",
    (folder) => writeFile(join(folder, "root-secret"), "7c7c"),
    /root-secret is damaged/,
  ],
  [
    "a damaged database",
    (folder) => blank(join(folder, "database", "global", "pg_control")),
    /cannot be opened: it is damaged/,
  ],
  [
    "a database whose log was zeroed",
    (folder) => blankAll(join(folder, "database", "pg_wal")),
    /cannot be opened: it is damaged/,
  ],
  [
    "a folder in the place of the database",
    (folder) => rm(join(folder, "database", "PG_VERSION")),
    /is no database of Savile/,
  ],
  ["a database of a newer release", migrateFurther, /newer one made it/],
  ["a database of an older release", migrateOtherwise, /made by an older release/],
];

describe("a start with", () => {
  it.each(cured)(
    "%s serves, and leaves nothing of it",
    async (_, plant) => {
      const folder = await faulty(plant);
      const program = startProgram({ DATA_DIR: folder });
      expect(await program.ready()).toMatch(/^http:/);
      expect(program.complained()).toBe("");
      const names = await readdir(folder);
      expect(names.filter((name) => name.startsWith("database"))).toEqual(["database"]);
      program.child.kill("SIGTERM");
      expect(await ended(program.child)).toBe(0);
    },
    300_000,
  );

  it.each(refused)(
    "%s ends in one sentence that helps",
    async (_, plant, sentence) => {
      const folder = await faulty(plant);
      const before = await filesOf(folder);
      const doctor = await operate(["doctor"], { DATA_DIR: folder });
      expect(doctor.code).toBe(1);
      expect(doctor.lines.filter((line) => line.startsWith("FAULT"))).toHaveLength(1);
      const program = startProgram({ DATA_DIR: folder });
      expect(await ended(program.child)).toBe(1);
      expect(program.complained()).toMatch(sentence);
      expect(program.complained().trim().split("\n")).toHaveLength(1);
      expect(program.complained()).not.toMatch(/\bat .*:\d+:\d+|node:|\.mjs/);
      expect(await filesOf(folder)).toEqual(before);
    },
    300_000,
  );

  it(
    "a data folder of another account ends in one sentence that helps",
    async () => {
      const folder = await faulty(async (found) => {
        await chmod(found, isRoot ? 0o700 : 0o500);
        await chmod(home, 0o755);
      });
      const program = startProgram({ DATA_DIR: folder }, isRoot ? stranger : undefined);
      expect(await ended(program.child)).toBe(1);
      expect(program.complained()).toContain("cannot be read and written by this account");
      expect(program.complained().trim().split("\n")).toHaveLength(1);
      await chmod(folder, 0o700);
    },
    timeLimit(300_000),
  );

  // Only the superuser may give files away.
  it.runIf(isRoot)(
    "a database of another account ends in one sentence that helps",
    async () => {
      const folder = await faulty(async (found) => {
        await chown(found, stranger, stranger);
        await chmod(home, 0o755);
      });
      const program = startProgram({ DATA_DIR: folder }, stranger);
      expect(await ended(program.child)).toBe(1);
      expect(program.complained()).toContain("cannot be read and written by this account");
    },
    300_000,
  );

  it(
    "a file where the data folder should be ends in one sentence that helps",
    async () => {
      const file = join(home, "file");
      await writeFile(file, "");
      const program = startProgram({ DATA_DIR: file });
      expect(await ended(program.child)).toBe(1);
      expect(program.complained()).toContain("which is no folder");
      expect(program.complained().trim().split("\n")).toHaveLength(1);
    },
    timeLimit(300_000),
  );
});
