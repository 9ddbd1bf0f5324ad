import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { timeLimit } from "@savile/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPglite } from "./db/embedded/pglite-connection.ts";
import { signInAt, storeFileAt } from "./testing/first-file.ts";
import { ended, killPrograms, operate, startProgram } from "./testing/server-program.ts";
import type { ServerProgram } from "./testing/server-program.ts";

let home: string;
let data: string;
let backup: string;
/** What backup and doctor said beside the running server. */
let told: readonly string[];

async function stop(program: ServerProgram): Promise<void> {
  program.child.kill("SIGTERM");
  expect(await ended(program.child)).toBe(0);
}

async function zero(file: string): Promise<void> {
  const { length } = await readFile(file);
  await writeFile(file, Buffer.alloc(length));
}

/** Starts on a data folder; answers how many rows of accounts and blobs it shows, and that its files open. */
async function holdings(folder: string): Promise<string> {
  const doctor = await operate(["doctor"], { DATA_DIR: folder });
  expect(doctor.lines.filter((line) => line.startsWith("FAULT"))).toEqual([]);
  const pglite = await openPglite(join(folder, "database"));
  const { rows } = await pglite.query(
    "select (select string_agg(email, ',') from accounts) as emails, (select count(*)::int from blobs where state = 'ready') as files, (select count(*)::int from uploads) as uploads",
  );
  await pglite.close();
  return JSON.stringify(rows);
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "savile operate "));
  data = join(home, "data");
  const program = startProgram({ DATA_DIR: data });
  await storeFileAt(await program.ready());
  const made = await operate(["backup"], { DATA_DIR: data });
  const inside = await operate(["doctor"], { DATA_DIR: data });
  told = [...made.lines, ...inside.lines];
  await stop(program);
  const [name = ""] = await readdir(join(data, "backups"));
  backup = join(data, "backups", name);
}, timeLimit(300_000));
afterAll(async () => {
  killPrograms();
  await rm(home, { recursive: true, force: true });
});

describe("savile backup", () => {
  it("of a server that runs leaves nothing but the backup", async () => {
    expect(told.join("\n")).toMatch(/Backup .*: \d+ rows, [1-9]\d* files\./);
    expect(told.join("\n")).toContain("files are whole");
    expect(told.at(-1)).toBe("Everything is well.");
    const names = await readdir(data);
    expect(names.filter((name) => /making|sock|lock/.test(name))).toEqual([]);
    expect(backup).toMatch(/savile-.*Z\.backup$/);
  });

  it(
    "keeps the root secret out unless it is asked for",
    async () => {
      const to = join(home, "elsewhere");
      const secret = (await readFile(join(data, "root-secret"), "utf8")).trim();
      const made = await operate(["backup", "--to", to, "--with-secret"], { DATA_DIR: data });
      expect(made.code).toBe(0);
      const [name = ""] = await readdir(to);
      const target = join(home, "another machine");
      const restored = await operate(["restore", join(to, name)], { DATA_DIR: target });
      expect(restored.lines.join("\n")).toContain("The root secret is the one of this data.");
      expect((await readFile(join(target, "root-secret"), "utf8")).trim()).toBe(secret);
      expect(await holdings(target)).toBe(await holdings(data));
      const bare = join(home, "without secret");
      const without = await operate(["restore", backup], { DATA_DIR: bare });
      expect(without.code).toBe(1);
      expect(without.lines.join("\n")).toContain("The root secret is missing");
    },
    timeLimit(300_000),
  );
});

describe("a damaged database", () => {
  it(
    "ends the start with the command that puts the newest backup back, and that one helps",
    async () => {
      const before = await holdings(data);
      await zero(join(data, "database", "global", "pg_control"));
      const program = startProgram({ DATA_DIR: data });
      expect(await ended(program.child)).toBe(1);
      expect(program.complained().trim().split("\n")).toHaveLength(1);
      expect(program.complained()).toContain(`savile restore "${backup}" --replace`);
      const careful = await operate(["restore", backup], { DATA_DIR: data });
      expect(careful.lines.join("\n")).toContain("--replace");
      expect(careful.code).toBe(1);
      const restored = await operate(["restore", backup, "--replace"], { DATA_DIR: data });
      expect(restored.lines.join("\n")).toContain("What stood there before is in");
      expect(restored.code).toBe(0);
      expect(await holdings(data)).toBe(before);
      const again = startProgram({ DATA_DIR: data });
      const bearer = await signInAt(await again.ready(), "mira@example.test");
      expect(bearer["authorization"]).toMatch(/^Bearer ./);
      await stop(again);
    },
    timeLimit(300_000),
  );
});
