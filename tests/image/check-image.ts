import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { signIn } from "../bench/service.ts";
import { runSteps } from "./run-steps.ts";

/*
 * The image without Docker: its steps in a fresh folder, then the service in it as an account that may write to its
 * data folder alone, from sign-in to a PDF. `npm run image:check`; the figures are of the folder, not of the layers.
 */

const repository = fileURLToPath(new URL("../..", import.meta.url));
const nobody = 65_534;
const limitMs = 120_000;
const resumeText = `Ines Calder\nWard Clerk\nines.calder@example.org | Leeds, UK\n\nEXPERIENCE\nWard Clerk, Larch Valley Hospital, Leeds\nMarch 2018 - Present\n- Registered 45 patients a day and kept their records complete\n- Ordered supplies for two wards\n\nSKILLS\nPatient records, Scheduling, Excel\n`;
const jobText = `Medical Receptionist at Harbour Clinic, Leeds\n\nWe look for a receptionist who keeps our front desk calm.\n\nRequirements\n- Experience with patient records\n- Scheduling appointments\n- Excel\n`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const found = server.address();
      server.close(() => resolve(typeof found === "object" && found !== null ? found.port : 0));
    });
  });
}

/** Size of all files below a folder, in megabytes of ten to the sixth. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size;
  }
  return bytes / 1e6;
}

async function closeToWriting(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) {
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
    }
  }
  await chmod(folder, 0o555);
}

async function healthy(home: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, ["savile.mjs", "healthy"], { cwd: home, env });
  const [code] = await once(child, "exit");
  return code === 0;
}

async function makeDocuments(url: string): Promise<void> {
  const caller = await signIn(url, "image@example.com");
  const uploaded = await caller.upload(
    "cv.txt",
    "text/plain",
    new TextEncoder().encode(resumeText),
  );
  const { upload_id } = z.object({ upload_id: z.string() }).parse(uploaded);
  const { session_id } = z
    .object({ session_id: z.string() })
    .parse(
      await caller.post(
        "/api/v1/generate/generate",
        { upload_id, job_description: jobText.repeat(3), template: "modern" },
        { prefer: "respond-async", "idempotency-key": crypto.randomUUID() },
      ),
    );
  const path = `/api/v1/generate/sessions/${session_id}`;
  await caller.follow(`${path}/events`);
  const { status } = z.object({ status: z.string() }).parse(await caller.get(path));
  if (status !== "succeeded") throw new Error(`the run ended as ${status}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = await ended;
  if (code !== 0) throw new Error(`the service ended with ${code}`);
}

async function serve(home: string, data: string, uid: number | null): Promise<number> {
  const port = await freePort();
  const env = { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data };
  const began = performance.now();
  const child = spawn(process.execPath, ["savile.mjs", "serve"], {
    cwd: home,
    env,
    stdio: ["ignore", "ignore", "inherit"],
    ...(uid === null ? {} : { uid, gid: uid }),
  });
  try {
    while (!(await healthy(home, env))) {
      if (child.exitCode !== null || performance.now() - began > limitMs) {
        throw new Error("the service did not start");
      }
      await sleep(100);
    }
    const startMs = performance.now() - began;
    await makeDocuments(`http://127.0.0.1:${port}`);
    await stop(child);
    return startMs;
  } finally {
    child.kill("SIGKILL");
  }
}

const into = await mkdtemp(join(tmpdir(), "savile-image-"));
await chmod(into, 0o755);
const uid = process.getuid?.() === 0 ? nobody : null;
if (uid !== null) await chown(into, uid, uid);
try {
  const home = await runSteps({ repository, into, uid });
  const data = join(into, "data");
  await mkdir(data, { mode: 0o700 });
  if (uid !== null) await chown(data, uid, uid);
  const [all, packages] = [await sizeOf(home), await sizeOf(join(home, "node_modules"))];
  await closeToWriting(home);
  const startMs = await serve(home, data, uid);
  console.log(
    `The folder of the image: ${all.toFixed(0)} MB, ${packages.toFixed(0)} of them packages.`,
  );
  console.log(
    `As ${uid === null ? "this account" : "nobody"} on a read-only folder: healthy after ${(startMs / 1_000).toFixed(1)} s, both documents made, stopped cleanly.`,
  );
  console.log("1 passed, 0 failed");
} finally {
  await chmod(into, 0o755);
  await rm(into, { recursive: true, force: true });
}
