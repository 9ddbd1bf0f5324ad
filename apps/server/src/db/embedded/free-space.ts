import { randomBytes } from "node:crypto";
import { open, rm, stat, statfs } from "node:fs/promises";
import { promisify } from "node:util";

const megabyte = 1024 * 1024;
/** Below this many free bytes only what is essential is written: a full disk would stop the embedded engine. */
const floor = 256 * megabyte;
/** Below this many the reserve is given back to the engine. */
const low = 64 * megabyte;
/** Two segments of the engine's log: enough for thousands of sign-ins and deletions. */
const reserveMegabytes = 32;

const randomBytesAsync = promisify(randomBytes);

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether a folder's disk has room for writes. */
export async function hasRoom(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) >= floor;
}

/** Whether there is nothing left to write with. */
export async function isFull(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) < megabyte;
}

/** Fills the file with bytes that no file system can make smaller. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    for (let written = 0; written < reserveMegabytes; written += 1) {
      await handle.write(await randomBytesAsync(megabyte));
    }
  } finally {
    await handle.close();
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}

/** Gives the reserve up when the disk is about to be full. */
export async function giveReserve(file: string, folder: string): Promise<void> {
  if ((await freeBytes(folder)) < low) await rm(file, { force: true });
}

/**
 * Keeps a file of 32 MB while there is room, and gives it up when the disk is about to be full: people can still
 * sign in, and delete what takes the space.
 */
export async function tendReserve(file: string, folder: string): Promise<void> {
  await giveReserve(file, folder);
  const free = await freeBytes(folder);
  if (free < floor + reserveMegabytes * megabyte || (await exists(file))) return;
  await fill(file).catch(() => rm(file, { force: true }));
}
