import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { cacheFolder } from "../cache-folder.ts";

/** A release line of Node: a tag or a range that the npm package `node` has. */
export type NodeLine = "20.20" | "22" | "24" | "latest";

/** Every line that the product supports, oldest first. */
export const nodeLines: readonly NodeLine[] = ["20.20", "22", "24", "latest"];

/** A Node to test with. */
export interface FoundNode {
  readonly path: string;
  readonly version: string;
}

const minutes = 60_000;

async function versionOf(path: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(path, ["--version"]);
    return stdout.trim();
  } catch {
    return null;
  }
}

function isOfLine(version: string, line: NodeLine): boolean {
  return line !== "latest" && version.startsWith(`v${line}.`);
}

/** Installs the npm package of a line; its install script links the binary of this platform. */
async function install(line: NodeLine, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", "--ignore-scripts=false", "--no-audit", "--no-fund", `node@${line}`];
  await promisify(execFile)("npm", args, { cwd: folder, timeout: 5 * minutes });
}

/**
 * A Node of that line: the running one, else one of the cache, else one that npm brings into it; `null` where it
 * cannot be had. The newest is asked for anew each time, and the one of the cache serves when npm cannot be reached.
 */
export async function findNode(line: NodeLine): Promise<FoundNode | null> {
  if (isOfLine(process.version, line)) return { path: process.execPath, version: process.version };
  const folder = cacheFolder("nodes", line);
  const path = join(folder, "node_modules", "node", "bin", "node");
  if (line === "latest" || !existsSync(path)) await install(line, folder).catch(() => undefined);
  const version = await versionOf(path);
  return version === null ? null : { path, version };
}
