import { zipSync } from "fflate";

/** A file of an archive under its path. */
export interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const earliest = Date.UTC(1980, 0, 1, 12);

/** The moment as the clock on the wall of any time zone shows it, which is what archives hold. */
function wallClock(seconds: number): Date {
  const utc = new Date(Math.max(seconds * 1000, earliest));
  return new Date(
    utc.getUTCFullYear(),
    utc.getUTCMonth(),
    utc.getUTCDate(),
    utc.getUTCHours(),
    utc.getUTCMinutes(),
    utc.getUTCSeconds(),
  );
}

/** A name that no earlier file has: the second `a.pdf` is `a-2.pdf`. */
function freeName(path: string, taken: ReadonlySet<string>): string {
  const dot = path.lastIndexOf(".");
  const [stem, end] = dot < 1 ? [path, ""] : [path.slice(0, dot), path.slice(dot)];
  let name = path;
  for (let count = 2; taken.has(name); count += 1) name = `${stem}-${count}${end}`;
  return name;
}

/**
 * Files in one ZIP archive, in their order. `createdAt` (Unix seconds) is the time of every entry, so that
 * the same files give the same bytes; files of one name are told apart by a number.
 */
export function zipFiles(files: readonly ZippedFile[], createdAt: number): Uint8Array {
  const taken = new Set<string>();
  const entries: Record<string, Uint8Array> = {};
  for (const file of files) {
    const name = freeName(file.path, taken);
    taken.add(name);
    entries[name] = file.bytes;
  }
  return zipSync(entries, { level: 6, mtime: wallClock(createdAt) });
}
