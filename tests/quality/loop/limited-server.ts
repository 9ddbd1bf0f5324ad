import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const serverPath = fileURLToPath(new URL("../../../build/node/server.mjs", import.meta.url));

/** A server that may have few files open. */
export interface LimitedServer {
  readonly url: string;
  /** Resident memory of the process itself in MB. */
  readonly memory: () => Promise<number>;
  readonly alive: () => boolean;
  /** The last lines that it wrote. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the built server under `ulimit -n`. */
export async function startLimited(files: number): Promise<LimitedServer> {
  const folder = await mkdtemp(join(tmpdir(), "savile loop "));
  const command = `ulimit -n ${files}; exec "${process.execPath}" "${serverPath}"`;
  const child = spawn("sh", ["-c", command], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (part: Buffer): void => {
      output = `${output}${part.toString()}`.slice(-4_000);
      const found = /Savile is ready: (http\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace(/\/$/, ""));
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", () => reject(new Error(`the server ended at once:\n${output}`)));
  });
  return {
    url,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    alive: () => child.exitCode === null && child.signalCode === null,
    said: () => output,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
