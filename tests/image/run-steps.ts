import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync } from "node:fs";
import { cp, mkdir, readFile, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { readDockerfile, readIgnore } from "./dockerfile.ts";
import type { Instruction, Stage } from "./dockerfile.ts";

const execFileAsync = promisify(execFile);

/** Where the steps are carried out, and as whom. */
export interface StepsInput {
  readonly repository: string;
  /** An empty folder; each stage has one below it. */
  readonly into: string;
  /** The account that carries them out; `null` is this one. */
  readonly uid: number | null;
}

async function shippedFiles(repository: string): Promise<string[]> {
  const { stdout } = await execFileAsync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard"],
    {
      cwd: repository,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const isKept = readIgnore(await readFile(join(repository, ".dockerignore"), "utf8"));
  return stdout.split("\n").filter((path) => path !== "" && isKept(path));
}

async function copyFromRepository(
  { repository }: StepsInput,
  files: readonly string[],
  sources: readonly string[],
  target: string,
): Promise<void> {
  const intoFolder = sources.length > 1 || target.endsWith("/");
  for (const source of sources) {
    const found = files.filter((path) => path === source || path.startsWith(`${source}/`));
    if (found.length === 0) throw new Error(`COPY ${source}: there is no such file`);
    for (const path of found) {
      const name = intoFolder ? basename(path) : "";
      const to = join(target, path === source ? name : path.slice(source.length + 1));
      await mkdir(dirname(to), { recursive: true });
      await cp(join(repository, path), to);
    }
  }
}

async function runShell(text: string, cwd: string, input: StepsInput): Promise<void> {
  const child = spawn("sh", ["-c", text], {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env["PATH"],
      HOME: input.into,
      npm_config_cache: join(input.into, "npm-cache"),
    },
    ...(input.uid === null ? {} : { uid: input.uid, gid: input.uid }),
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`RUN ${text}: exit code ${code}`);
}

async function giveAway(folder: string, uid: number): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chownSync(path, uid, uid);
  }
  chownSync(folder, uid, uid);
}

async function carryOutCopy(
  text: string,
  home: string,
  input: StepsInput,
  files: readonly string[],
): Promise<void> {
  const parts = text.split(" ");
  const from = /^--from=(\S+)$/.exec(parts[0] ?? "")?.[1];
  const target = parts.at(-1) ?? "";
  const sources = parts.slice(from === undefined ? 0 : 1, -1);
  const into = join(home, target) + (target.endsWith("/") ? "/" : "");
  if (from === undefined) return copyFromRepository(input, files, sources, into);
  for (const source of sources) {
    await cp(join(input.into, from, source), into, { recursive: true, verbatimSymlinks: true });
  }
}

async function carryOut(
  { word, text }: Instruction,
  root: string,
  input: StepsInput,
  files: readonly string[],
): Promise<void> {
  const home = join(root, "savile");
  if (word === "COPY") {
    await carryOutCopy(text, home, input, files);
    if (input.uid !== null) await giveAway(home, input.uid);
  }
  // The volume is a folder that the caller makes.
  if (word === "RUN" && !text.includes("/data")) await runShell(text, home, input);
}

async function carryOutStage(
  stage: Stage,
  index: number,
  input: StepsInput,
  files: readonly string[],
): Promise<string> {
  const root = join(input.into, stage.name ?? `stage-${index}`);
  await mkdir(join(root, "savile"), { recursive: true });
  if (input.uid !== null) await giveAway(root, input.uid);
  for (const step of stage.steps) await carryOut(step, root, input, files);
  return join(root, "savile");
}

/**
 * Carries the steps of the Dockerfile out in folders of their own, without Docker: what is copied, installed and
 * built is the same, the system below it is this one. Answers the folder that the image would start in.
 */
export async function runSteps(input: StepsInput): Promise<string> {
  const stages = readDockerfile(await readFile(join(input.repository, "Dockerfile"), "utf8"));
  const files = await shippedFiles(input.repository);
  let last = "";
  for (const [index, stage] of stages.entries()) {
    last = await carryOutStage(stage, index, input, files);
  }
  return last;
}
