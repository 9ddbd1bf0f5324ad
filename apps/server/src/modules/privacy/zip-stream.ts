import { once } from "node:events";
import { createDeflateRaw } from "node:zlib";
import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive, piece by piece; `packed` ones do not shrink any further. */
export interface ArchiveEntry {
  readonly path: string;
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly packed: boolean;
}

const deflated = 8;

/** A file whose bytes are shrunk elsewhere: the archive sees what goes in, and is given what comes out. */
class ShrunkFile extends ZipPassThrough {
  constructor(path: string) {
    super(path);
    this.compression = deflated;
  }

  protected override process(): void {}

  give(bytes: Uint8Array, isLast: boolean): void {
    this.ondata(null, new Uint8Array(bytes), isLast);
  }
}

/** Shrinks pieces in the threads of the system, so that nothing waits for it here. */
async function* shrink(pieces: AsyncIterable<Uint8Array>, seen: (piece: Uint8Array) => void) {
  const deflate = createDeflateRaw({ level: 6 });
  const ready: Buffer[] = [];
  deflate.on("data", (bytes: Buffer) => ready.push(bytes));
  const ended = once(deflate, "end");
  // Told by the write that it belongs to.
  ended.catch(() => undefined);
  try {
    for await (const piece of pieces) {
      seen(piece);
      await new Promise<void>((done, fail) => {
        deflate.write(piece, (error) => (error instanceof Error ? fail(error) : done()));
      });
      yield* ready.splice(0);
    }
    deflate.end();
    await ended;
    yield* ready.splice(0);
  } finally {
    deflate.destroy();
  }
}

const nothing = new Uint8Array();

/** An archive piece by piece, so that one piece of one file at a time is in memory. */
export async function* zipStream(
  entries: AsyncIterable<ArchiveEntry>,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for await (const { path, pieces, packed } of entries) {
    const file = packed ? new ZipPassThrough(path) : new ShrunkFile(path);
    zip.add(file);
    if (file instanceof ShrunkFile) {
      for await (const bytes of shrink(pieces, (piece) => file.push(piece))) {
        file.give(bytes, false);
        yield* ready.splice(0);
      }
      file.push(nothing, true);
      file.give(nothing, true);
    } else {
      for await (const piece of pieces) {
        file.push(piece);
        yield* ready.splice(0);
      }
      file.push(nothing, true);
    }
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
