import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import path from "node:path";

const heapMegabytes = 256;

/** Each folder once: Node 20 stops if one of them is a prefix of another. */
function distinctFolders(folders: readonly string[]): string[] {
  const plain = [...new Set(folders.map((folder) => path.resolve(folder)))];
  return plain.filter(
    (folder) => !plain.some((other) => other !== folder && folder.startsWith(other + path.sep)),
  );
}

/** Starts the bounded process: small heap, empty environment, no writing, reading in `readable` only. */
export function startChild(entry: string, readable: readonly string[]): ChildProcess {
  const folders = distinctFolders([path.dirname(entry), ...readable]);
  return fork(entry, [], {
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      "--no-warnings",
      "--experimental-permission",
      ...folders.map((folder) => `--allow-fs-read=${folder}${path.sep}*`),
    ],
  });
}
