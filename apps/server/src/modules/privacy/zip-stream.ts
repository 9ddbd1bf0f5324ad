import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive; `packed` ones do not shrink any further. */
export interface ArchiveEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly packed: boolean;
}

/** An archive piece by piece, so that one file at a time is in memory. */
export async function* zipStream(
  entries: AsyncIterable<ArchiveEntry>,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for await (const { path, bytes, packed } of entries) {
    const file = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
