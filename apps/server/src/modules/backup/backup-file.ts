import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";

/**
 * A backup is lines of text, packed by gzip: `head {...}`, then `rows TABLE [...]`, `file KEY BASE64` and
 * `lost KEY` in any number, and `end {...}`, which counts them and holds the SHA-256 of all lines before it.
 * What follows the first blank(s) stays text: numbers and structures are never read and written again.
 */
const format = "savile-backup-1";

const headSchema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  release: z.string(),
  /** Hashes of the migrations that its tables have, the oldest first. */
  migrations: z.array(z.string()),
  /** The root secret, where it was asked for, as hexadecimal digits. */
  rootSecret: z.string().optional(),
});

/** What a backup says of itself before its rows. */
export type BackupHead = Omit<z.infer<typeof headSchema>, "format">;

const endSchema = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  lost: z.number(),
  sha256: z.string(),
});

/** How much a backup holds: rows by table, files, and files that were gone when their turn came. */
export type BackupCount = Omit<z.infer<typeof endSchema>, "sha256">;

/** A part of a backup: rows are a JSON array, bytes are as the BlobStore holds them. */
export type BackupPart =
  | { readonly kind: "rows"; readonly table: string; readonly json: string; readonly count: number }
  | { readonly kind: "file"; readonly key: string; readonly bytes: Uint8Array }
  | { readonly kind: "lost"; readonly key: string };

function lineOf(part: BackupPart): string {
  if (part.kind === "rows") return `rows ${part.table} ${part.count} ${part.json}`;
  if (part.kind === "lost") return `lost ${part.key}`;
  return `file ${part.key} ${Buffer.from(part.bytes).toString("base64")}`;
}

function createTally() {
  const rows: Record<string, number> = {};
  const hash = createHash("sha256");
  let files = 0;
  let lost = 0;
  return {
    line: (text: string) => void hash.update(text).update("\n"),
    part: (part: BackupPart) => {
      if (part.kind === "rows") rows[part.table] = (rows[part.table] ?? 0) + part.count;
      else if (part.kind === "file") files += 1;
      else lost += 1;
    },
    end: () => ({ rows, files, lost, sha256: hash.digest("hex") }),
  };
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a backup under another name, through to the disk, and gives it its name when it is whole. */
export async function writeBackupFile(
  file: string,
  head: BackupHead,
  parts: AsyncIterable<BackupPart>,
): Promise<BackupCount> {
  const tally = createTally();
  let counted: BackupCount | null = null;
  async function* lines(): AsyncGenerator<string> {
    const first = `head ${JSON.stringify({ format, ...head })}`;
    tally.line(first);
    yield `${first}\n`;
    for await (const part of parts) {
      const line = lineOf(part);
      tally.line(line);
      tally.part(part);
      yield `${line}\n`;
    }
    const end = tally.end();
    counted = end;
    yield `end ${JSON.stringify(end)}\n`;
  }
  const part = `${file}.${randomBytes(4).toString("hex")}.part`;
  try {
    await pipeline(
      Readable.from(lines(), { objectMode: true, highWaterMark: 2 }),
      createGzip({ level: 4 }),
      createWriteStream(part, { mode: 0o600, flags: "wx" }),
    );
    await syncPath(part);
    await rename(part, file);
    await syncPath(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return counted ?? { rows: {}, files: 0, lost: 0 };
}

/** Parts a line at its first blanks; the last piece is all that is left. */
function pieces(line: string, count: number): string[] {
  const found: string[] = [];
  let from = 0;
  while (found.length < count - 1) {
    const blank = line.indexOf(" ", from);
    if (blank < 0) break;
    found.push(line.slice(from, blank));
    from = blank + 1;
  }
  return [...found, line.slice(from)];
}

const keyShape = /^[a-z]\/[0-9a-z-]+\/[0-9a-f]+$/;
const tableShape = /^[a-z_]+$/;

function rowsOf(line: string): BackupPart | null {
  const [, table = "", count = "", json = ""] = pieces(line, 4);
  const isRight = tableShape.test(table) && /^\d+$/.test(count);
  return isRight ? { kind: "rows", table, json, count: Number(count) } : null;
}

function partOf(line: string): BackupPart | null {
  const [word, key = "", text = ""] = pieces(line, 3);
  if (word === "rows") return rowsOf(line);
  if (!keyShape.test(key)) return null;
  if (word === "lost") return { kind: "lost", key };
  return word === "file" ? { kind: "file", key, bytes: Buffer.from(text, "base64") } : null;
}

function readJson<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // An error of either stream ends the reading of lines with it.
  source.on("error", (error) => unpacked.destroy(error));
  const reader = createInterface({ input: source.pipe(unpacked), crlfDelay: Infinity });
  const failed = new Promise<never>((_, reject) => unpacked.on("error", reject));
  failed.catch(() => undefined);
  const iterator = reader[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), failed]);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    reader.close();
    source.destroy();
  }
}

/** Why a file is no backup that can be used. */
export type BackupFault = "not_found" | "not_a_backup" | "damaged";

/** A backup that was read to its end: every line stands as it was written. */
export interface CheckedBackup {
  readonly head: BackupHead;
  readonly count: BackupCount;
}

function faultOf(error: unknown): BackupFault {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (code === "ENOENT") return "not_found";
  return code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR" ? "damaged" : "not_a_backup";
}

function sameCount(left: BackupCount, right: BackupCount): boolean {
  const names = new Set([...Object.keys(left.rows), ...Object.keys(right.rows)]);
  return (
    left.files === right.files &&
    left.lost === right.lost &&
    [...names].every((name) => left.rows[name] === right.rows[name])
  );
}

function readHead(line: string): BackupHead | null {
  const [word, rest = ""] = pieces(line, 2);
  return word === "head" ? readJson(headSchema, rest) : null;
}

/** What the last line of a backup says, compared with what stood before it. */
function compare(
  line: string,
  head: BackupHead,
  found: z.infer<typeof endSchema>,
): Result<CheckedBackup, BackupFault> {
  const noted = readJson(endSchema, line.slice("end ".length));
  const whole = noted?.sha256 === found.sha256 && sameCount(noted, found);
  return whole ? ok({ head, count: found }) : err("damaged");
}

async function readThrough(file: string): Promise<Result<CheckedBackup, BackupFault>> {
  const tally = createTally();
  let head: BackupHead | null = null;
  for await (const line of linesOf(file)) {
    if (head === null) {
      head = readHead(line);
      if (head === null) return err("not_a_backup");
    } else if (line.startsWith("end ")) {
      return compare(line, head, tally.end());
    } else {
      const part = partOf(line);
      if (part === null) return err("damaged");
      tally.part(part);
    }
    tally.line(line);
  }
  return err(head === null ? "not_a_backup" : "damaged");
}

/** Reads a backup to its end and compares what it holds with what it says of itself. */
export async function checkBackupFile(file: string): Promise<Result<CheckedBackup, BackupFault>> {
  try {
    return await readThrough(file);
  } catch (error) {
    return err(faultOf(error));
  }
}

/** The parts of a backup that was checked, in the order in which they were written. */
export async function* partsOf(file: string): AsyncGenerator<BackupPart> {
  for await (const line of linesOf(file)) {
    const part = partOf(line);
    if (part !== null) yield part;
  }
}
