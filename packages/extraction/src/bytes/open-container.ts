import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import { fromBuffer } from "yauzl";
import type { Entry, ZipFile } from "yauzl";

const maxEntries = 2_000;
const maxPart = 30 * 1024 * 1024;
const maxTotal = 50 * 1024 * 1024;
const maxRatio = 200;

/** The parts of a container that are wanted, by name. */
export type Container = ReadonlyMap<string, string>;

const markup = /\.(?:xml|rels)$/i;
/** Parts of a Word file. */
const wordParts = /^(?:\[Content_Types\]\.xml|.*\.rels|word\/[^/]+\.xml)$/i;
// Own types and entities are no part of a Word file; they are how one file calls for others or swells.
const ownTypes = /<!(?:DOCTYPE|ENTITY)/i;

function open(bytes: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      { lazyEntries: true, validateEntrySizes: true, strictFileNames: true, decodeStrings: true },
      (error, file) => (error === null ? resolve(file) : reject(error)),
    );
  });
}

function listEntries(file: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    file.on("entry", (entry: Entry) => {
      entries.push(entry);
      if (entries.length > maxEntries) reject(new Error("too many entries"));
      else file.readEntry();
    });
    file.on("end", () => resolve(entries));
    file.on("error", reject);
    file.readEntry();
  });
}

/** Why a list of entries must not be unpacked. */
function judge(entries: readonly Entry[]): ExtractionFailure | undefined {
  const names = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    const name = entry.fileName.toLowerCase();
    const mode = (entry.externalFileAttributes >>> 16) & 0o170000;
    const unsafe = names.has(name) || /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name);
    if (unsafe || mode === 0o120000 || (entry.generalPurposeBitFlag & 1) === 1)
      return { code: "damaged", detail: "container" };
    names.add(name);
    total += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (
      entry.uncompressedSize > maxPart ||
      (entry.uncompressedSize > 1024 * 1024 && ratio > maxRatio)
    ) {
      return { code: "too_complex", detail: "part too large" };
    }
  }
  return total > maxTotal ? { code: "too_complex", detail: "container too large" } : undefined;
}

function readPart(file: ZipFile, entry: Entry): Promise<string> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => {
      if (error !== null) {
        reject(error);
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxPart) stream.destroy(new Error("part too large"));
        else chunks.push(chunk);
      });
      stream.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
      stream.on("error", reject);
    });
  });
}

/** The texts of the parts that are wanted; undefined where a part declares types of its own. */
async function readParts(
  file: ZipFile,
  entries: readonly Entry[],
  wanted: RegExp,
): Promise<Map<string, string> | undefined> {
  const parts = new Map<string, string>();
  for (const entry of entries) {
    const isMarkup = markup.test(entry.fileName);
    if (!isMarkup && !wanted.test(entry.fileName)) continue;
    const text = await readPart(file, entry);
    if (isMarkup && ownTypes.test(text)) return undefined;
    if (wanted.test(entry.fileName)) parts.set(entry.fileName, text);
  }
  return parts;
}

/** Opens a container behind all limits and reads the parts that are wanted; `names` hears of every part. */
export async function openContainer(
  bytes: Uint8Array,
  wanted: RegExp = wordParts,
  names: string[] = [],
): Promise<Result<Container, ExtractionFailure>> {
  try {
    const file = await open(bytes);
    const entries = await listEntries(file);
    const failure = judge(entries);
    if (failure !== undefined) return err(failure);
    names.push(...entries.map(({ fileName }) => fileName));
    const parts = await readParts(file, entries, wanted);
    return parts === undefined ? err({ code: "damaged", detail: "container" }) : ok(parts);
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : "";
    return err(
      /too many|too large/.test(text)
        ? { code: "too_complex", detail: text }
        : { code: "damaged", detail: "container" },
    );
  }
}
