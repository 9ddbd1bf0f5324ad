import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { readTables, readWords } from "@savile/taxonomy";
import type { PackError, Tables, Words } from "@savile/taxonomy";

/** Why a part of the taxonomy is not there: a file is not there, is not what was packed, or holds something else. */
export type TaxonomyFailure =
  | { readonly code: "missing" | "not_packed"; readonly file: string }
  | { readonly code: "refused"; readonly file: string; readonly error: PackError };

/** Beside a bundle lie the assets of its build; sources read those of the package. */
const folders = ["./", "../../../taxonomy/assets/"];

/** The bytes of a file; nothing where it is not there, or where the bounded child may not look. */
function readFrom(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function unpacked(file: string): Result<Uint8Array, TaxonomyFailure> {
  const paths = folders.map((folder) => fileURLToPath(new URL(folder + file, import.meta.url)));
  const packed = paths.reduce<Uint8Array | undefined>(
    (found, path) => found ?? readFrom(path),
    undefined,
  );
  if (packed === undefined) return err({ code: "missing", file });
  try {
    return ok(brotliDecompressSync(packed));
  } catch {
    return err({ code: "not_packed", file });
  }
}

/** Reads one asset when it is asked for first, and keeps it for the life of the process. */
function asset<Content>(
  file: string,
  read: (bytes: Uint8Array) => Result<Content, PackError>,
): () => Result<Content, TaxonomyFailure> {
  let loaded: Result<Content, TaxonomyFailure> | undefined;
  function load(): Result<Content, TaxonomyFailure> {
    const bytes = unpacked(file);
    if (!bytes.ok) return bytes;
    const content = read(bytes.value);
    return content.ok ? content : err({ code: "refused", file, error: content.error });
  }
  return () => (loaded ??= load());
}

/**
 * What titles, skills and tools are. It is loaded here, at the lowest edge that may read a file, because the
 * reading child needs it like the service.
 */
export const loadTables: () => Result<Tables, TaxonomyFailure> = asset("tables.bin.br", readTables);

/** What everyday words mean; loaded as {@link loadTables}. */
export const loadWords: () => Result<Words, TaxonomyFailure> = asset("words.bin.br", readWords);
