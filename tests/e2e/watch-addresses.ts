import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";

const watcher = fileURLToPath(new URL("note-addresses.ts", import.meta.url));

/** What the processes of a server noted. */
export interface Notes {
  /** The threads and processes that were watched, by their kind and script. */
  readonly began: readonly string[];
  /** Every address outside this computer, and every program that was started. */
  readonly outside: readonly string[];
}

/** The settings with which a Node is watched, and what was noted since. */
export interface Watch {
  readonly settings: Readonly<Record<string, string>>;
  readonly notes: () => Promise<Notes>;
  readonly end: () => Promise<void>;
}

/** Prepares the watch over the addresses that a process of Node and all its children lead to. */
export async function watchAddresses(): Promise<Watch> {
  const folder = await mkdtemp(join(tmpdir(), "savile addresses "));
  const log = join(folder, "log.txt");
  const { code } = await transform(await readFile(watcher, "utf8"), { loader: "ts" });
  // As an address of its own text it can be loaded where no file may be read.
  const script = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return {
    settings: { ADDRESS_LOG: log, NODE_OPTIONS: `--import=${script}` },
    notes: async () => {
      const lines = (await readFile(log, "utf8")).trim().split("\n");
      const began = lines.filter((line) => line.startsWith("began "));
      return {
        began: began.map((line) => line.replace("began ", "")),
        outside: lines.filter((line) => !line.startsWith("began ")),
      };
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}
