import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { resolve } from "node:path";

/** One change of a folder, in the order in which the program made it. */
export type DiskStep =
  | { readonly kind: "file"; readonly file: number; readonly path: string }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "gone"; readonly path: string }
  | { readonly kind: "renamed"; readonly from: string; readonly to: string }
  | { readonly kind: "cut"; readonly file: number; readonly size: number }
  | {
      readonly kind: "written";
      readonly file: number;
      readonly at: number;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: "synced"; readonly file: number }
  /** The program was told that this is done. */
  | { readonly kind: "acknowledged"; readonly what: number };

/** What a program did to a folder. */
export interface DiskRecord {
  readonly steps: readonly DiskStep[];
  acknowledge(what: number): void;
  stop(): void;
}

/** A folder that is synced: it has no bytes of its own, its names count by the order of all steps. */
const anyFolder = 0;

type Replaced = Partial<Record<keyof typeof fs, unknown>>;

/**
 * Records what this process does below a folder with the synchronous calls of Node, which are all that PGlite makes.
 * A file keeps its number when it is renamed; one that was there before gets its number when it is first opened.
 */
export function recordDisk(folder: string): DiskRecord {
  const root = `${resolve(folder)}/`;
  const steps: DiskStep[] = [];
  const files = new Map<string, number>();
  const opened = new Map<number, number>();
  const real = { ...fs };
  let last = 0;

  const below = (path: fs.PathLike): string | null => {
    const whole = resolve(String(path));
    return whole.startsWith(root) ? whole.slice(root.length) : null;
  };
  function numberOf(path: string): number {
    const known = files.get(path);
    if (known !== undefined) return known;
    last += 1;
    files.set(path, last);
    steps.push({ kind: "file", file: last, path });
    return last;
  }
  function cut(path: fs.PathLike, size: number): void {
    const name = below(path);
    if (name !== null) steps.push({ kind: "cut", file: numberOf(name), size });
  }

  const replaced: Replaced = {
    openSync: (path: fs.PathLike, flags: number, mode?: fs.Mode) => {
      const handle = real.openSync(path, flags, mode);
      const name = below(path);
      if (name === null) return handle;
      const isFolder = real.fstatSync(handle).isDirectory();
      opened.set(handle, isFolder ? anyFolder : numberOf(name));
      if ((flags & fs.constants.O_TRUNC) !== 0) cut(path, 0);
      return handle;
    },
    closeSync: (handle: number) => {
      opened.delete(handle);
      real.closeSync(handle);
    },
    writeSync: (
      handle: number,
      source: Uint8Array,
      offset: number,
      length: number,
      at: number | null,
    ) => {
      const count = real.writeSync(handle, source, offset, length, at);
      const file = opened.get(handle);
      if (file === undefined) return count;
      if (typeof at !== "number") throw new Error("a write without its place cannot be recorded");
      steps.push({ kind: "written", file, at, bytes: source.slice(offset, offset + count) });
      return count;
    },
    writeFileSync: (...input: Parameters<typeof fs.writeFileSync>) => {
      real.writeFileSync(...input);
      const [path] = input;
      if (typeof path !== "number") cut(path, 0);
    },
    ftruncateSync: (handle: number, size: number) => {
      real.ftruncateSync(handle, size);
      const file = opened.get(handle);
      if (file !== undefined) steps.push({ kind: "cut", file, size });
    },
    truncateSync: (path: fs.PathLike, size: number) => {
      real.truncateSync(path, size);
      cut(path, size);
    },
    fsyncSync: (handle: number) => {
      real.fsyncSync(handle);
      const file = opened.get(handle);
      if (file !== undefined) steps.push({ kind: "synced", file });
    },
    mkdirSync: (path: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
      real.mkdirSync(path, options);
      const name = below(path);
      if (name !== null) steps.push({ kind: "folder", path: name });
    },
    renameSync: (from: fs.PathLike, to: fs.PathLike) => {
      real.renameSync(from, to);
      const [before, after] = [below(from), below(to)];
      if (before === null || after === null) return;
      const file = numberOf(before);
      files.delete(before);
      files.set(after, file);
      steps.push({ kind: "renamed", from: before, to: after });
    },
    unlinkSync: (path: fs.PathLike) => {
      real.unlinkSync(path);
      const name = below(path);
      if (name === null) return;
      files.delete(name);
      steps.push({ kind: "gone", path: name });
    },
    rmdirSync: (path: fs.PathLike) => {
      real.rmdirSync(path);
      const name = below(path);
      if (name !== null) steps.push({ kind: "gone", path: name });
    },
  };
  Object.assign(fs, replaced);
  // Those who imported the functions by name see the change too.
  syncBuiltinESMExports();
  return {
    steps,
    acknowledge: (what) => steps.push({ kind: "acknowledged", what }),
    stop: () => {
      for (const name of Object.keys(replaced)) Reflect.set(fs, name, Reflect.get(real, name));
      syncBuiltinESMExports();
    },
  };
}
