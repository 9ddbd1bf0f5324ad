import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { DiskStep } from "./recorded-disk.ts";

/** What changes the names and sizes of files, and not their bytes. */
type NameStep = Exclude<DiskStep, { readonly kind: "written" | "synced" | "acknowledged" }>;

type WriteStep = Extract<DiskStep, { readonly kind: "written" }>;

const sector = 4_096;

export interface CutInput {
  readonly steps: readonly DiskStep[];
  /** How many steps had been made when the power went. */
  readonly at: number;
  /** A copy of the folder as it was before the first step; it becomes what the disk holds. */
  readonly folder: string;
  readonly random: () => number;
  /** Whether syncs count; without them it shows what a disk keeps of a program that never syncs. */
  readonly areSynced: boolean;
}

/** For each step whether a sync of its file came after it and before the cut. */
function findSynced(steps: readonly DiskStep[], at: number): ReadonlySet<number> {
  const synced = new Set<number>();
  const open = new Map<number, number[]>();
  for (const [index, step] of steps.slice(0, at).entries()) {
    if (step.kind === "written") open.set(step.file, [...(open.get(step.file) ?? []), index]);
    if (step.kind !== "synced") continue;
    for (const written of open.get(step.file) ?? []) synced.add(written);
    open.delete(step.file);
  }
  return synced;
}

function write(path: string, bytes: Uint8Array, at: number): void {
  const handle = openSync(path, "r+");
  try {
    writeSync(handle, bytes, 0, bytes.length, at);
  } finally {
    closeSync(handle);
  }
}

/** A write that no sync covered: each of its 4 KB may be on the disk or not, whatever came before or after. */
function writeSome(
  path: string,
  { bytes, at }: { bytes: Uint8Array; at: number },
  input: CutInput,
): void {
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + sector - ((at + from) % sector));
    if (input.random() < 0.5) write(path, bytes.subarray(from, to), at + from);
    from = to;
  }
}

/**
 * Makes of a folder what a power cut leaves. Bytes stay where a sync of their file followed them; of the others a
 * random half of the sectors. Names (made, renamed, removed, cut to a size) stay in their order up to a random one
 * after the last sync, as a file system with a journal keeps them.
 */
export function cutPower(input: CutInput): void {
  const { steps, at, folder } = input;
  const synced = input.areSynced ? findSynced(steps, at) : new Set<number>();
  const named = findLastName(input);
  const paths = new Map<number, string>();
  for (const [index, step] of steps.slice(0, at).entries()) {
    if (step.kind === "synced" || step.kind === "acknowledged") continue;
    if (step.kind === "written") {
      const path = paths.get(step.file);
      if (path !== undefined) keepBytes(join(folder, path), step, synced.has(index), input);
    } else if (index <= named || wasThere(step, folder)) {
      keepName(step, folder, paths);
    }
  }
}

/** The last step whose change of names is on the disk. */
function findLastName({ steps, at, random, areSynced }: CutInput): number {
  const sure = areSynced ? steps.slice(0, at).findLastIndex(({ kind }) => kind === "synced") : -1;
  return sure + Math.floor(random() * (at - sure));
}

function keepBytes(path: string, step: WriteStep, isSynced: boolean, input: CutInput): void {
  if (isSynced) write(path, step.bytes, step.at);
  else writeSome(path, step, input);
}

/** A file that is only opened needs no name that could be lost. */
function wasThere(step: NameStep, folder: string): boolean {
  return step.kind === "file" && existsSync(join(folder, step.path));
}

function forget(paths: Map<number, string>, path: string): void {
  for (const [file, at] of paths) if (at === path) paths.delete(file);
}

function rename(from: string, to: string, folder: string, paths: Map<number, string>): void {
  renameSync(join(folder, from), join(folder, to));
  forget(paths, to);
  for (const [file, at] of paths) if (at === from) paths.set(file, to);
}

function cutFile(path: string | undefined, size: number, folder: string): void {
  if (path !== undefined) truncateSync(join(folder, path), size);
}

/** Keeps a change of names, and which file bears which. */
function keepName(step: NameStep, folder: string, paths: Map<number, string>): void {
  switch (step.kind) {
    case "file":
      mkdirSync(dirname(join(folder, step.path)), { recursive: true });
      closeSync(openSync(join(folder, step.path), "a"));
      return void paths.set(step.file, step.path);
    case "folder":
      return void mkdirSync(join(folder, step.path), { recursive: true });
    case "gone":
      rmSync(join(folder, step.path), { recursive: true, force: true });
      return forget(paths, step.path);
    case "renamed":
      return rename(step.from, step.to, folder, paths);
    case "cut":
      return cutFile(paths.get(step.file), step.size, folder);
  }
}
