import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createLayoutPool } from "@savile/documents";
import { createExtractionPool } from "@savile/extraction";
import { shareWords } from "@savile/workflow/words";
import { run } from "./run.ts";

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const extractor = createExtractionPool({
  entry: beside("./extraction-child.mjs"),
  readable: [beside("../../node_modules"), beside("./")],
  size: 1,
  drawing: { entry: beside("./page-child.mjs") },
});
shareWords();
const renderer = createLayoutPool({ entry: beside("./layout-child.mjs"), size: 1 });

/** Runs another program of the product in this terminal; answers its exit code. */
async function runProgram(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [beside(`./${name}.mjs`), ...args], {
    stdio: "inherit",
    env: { ...process.env, ...settings },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", forward);
  process.on("SIGTERM", forward);
  const [code] = await once(child, "exit");
  return typeof code === "number" ? code : 0;
}

process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  ...(process.stderr.isTTY ? { tell: (text) => process.stderr.write(`${text}\n`) } : {}),
  readBytes: async (path) => new Uint8Array(await readFile(path)),
  writeBytes: (path, bytes) => writeFile(path, bytes),
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true });
  },
  listFolder: (path) => readdir(path).catch(() => undefined),
  now: () => Date.now(),
  environment: process.env,
  extractor,
  renderer,
  serve: (settings) => runProgram("server", [], settings),
  admin: (args) => runProgram("admin", args),
  operate: (args) => runProgram("operate", args),
});
await Promise.all([extractor.close(), renderer.close()]);
