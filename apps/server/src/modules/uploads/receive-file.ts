import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import type { MultipartFile, MultipartValue } from "@fastify/multipart";
import type { ErrorCode } from "@savile/contracts";
import { maxUploadBytes } from "@savile/model";
import { Refusal } from "../../errors/refusal.ts";

/** A file as it came in, whole and within its limit. */
export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly name: string | undefined;
  readonly mediaType: string;
}

// A field may hold a whole posting.
const limits = { files: 2, fields: 10, fieldSize: 40_000, parts: 12 };
/** How much more of a refused body is still read, so that the browser sees the answer and not a reset. */
const drained = 54 * 1024 * 1024;

/** The largest file that is taken, and the answer to a larger one. */
export interface FileLimit {
  readonly bytes: number;
  readonly code: ErrorCode;
}

const resumeLimit: FileLimit = { bytes: maxUploadBytes, code: "file_too_large" };

async function read(part: MultipartFile, limit: FileLimit): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) {
    if (!part.file.truncated && Buffer.isBuffer(chunk)) chunks.push(chunk);
  }
  if (part.file.truncated) throw new Refusal(limit.code);
  return Buffer.concat(chunks);
}

function refusalOfShape(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (error instanceof Refusal) return error;
  if (code === "FST_INVALID_MULTIPART_CONTENT_TYPE") return new Refusal("unsupported_media");
  if (code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") {
    return new Refusal("no_file");
  }
  // The parser's own complaints: no boundary, a body that ends early, a broken header.
  return new Refusal("bad_request");
}

/** The text of a field that is whole. */
function textOf({ value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw new Refusal("body_too_large");
  return String(value);
}

type Take<T> = (part: MultipartFile, limit: FileLimit) => Promise<T>;
type Fields = ReadonlyMap<string, string>;

/** Refuses a body that is announced as larger than it is worth reading to its end. */
function refuseHuge(request: FastifyRequest, limit: FileLimit): void {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limit.bytes + drained)
    throw new Refusal(limit.code, { headers: { connection: "close" } });
}

/**
 * Takes exactly one file from the form field `file`, and the texts that go by these names. Throws the answer to
 * anything else.
 */
async function receive<T>(
  request: FastifyRequest,
  limit: FileLimit,
  take: Take<T>,
  names: readonly string[] = [],
): Promise<{ file: T; fields: Fields }> {
  refuseHuge(request, limit);
  const files: T[] = [];
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: limit.bytes } })) {
      if (part.type !== "file") {
        if (names.includes(part.fieldname)) fields.set(part.fieldname, textOf(part));
        continue;
      }
      if (part.fieldname !== "file" || files.length > 0) throw new Refusal("no_file");
      files.push(await take(part, limit));
    }
  } catch (error) {
    request.raw.resume();
    throw refusalOfShape(error);
  }
  const [file] = files;
  if (file === undefined) throw new Refusal("no_file");
  return { file, fields };
}

const readResume: Take<ReceivedFile> = async (part, limit) => ({
  bytes: await read(part, limit),
  name: part.filename,
  mediaType: part.mimetype,
});

/** Reads exactly one file from the form field `file`. Throws the answer to anything else. */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  return (await receive(request, resumeLimit, readResume)).file;
}

/** Reads exactly one file from the form field `file`, with texts beside it. Throws the answer to anything else. */
export function receiveFileWith(
  request: FastifyRequest,
  names: readonly string[],
): Promise<{ file: ReceivedFile; fields: Fields }> {
  return receive(request, resumeLimit, readResume, names);
}

/** Writes exactly one file from the form field `file` to `path`, so that it never is in memory as a whole. */
export async function receiveTo(
  path: string,
  request: FastifyRequest,
  limit: FileLimit,
): Promise<void> {
  await receive(request, limit, async (part) => {
    await pipeline(part.file, createWriteStream(path, { mode: 0o600, flags: "wx" }));
    if (part.file.truncated) throw new Refusal(limit.code);
    return path;
  });
}
