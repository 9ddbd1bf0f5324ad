import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { drawScan } from "../../packages/extraction/src/testing/draw-scan.ts";
import { writeScan } from "../../packages/extraction/src/testing/write-scan.ts";
import { signIn, startService } from "../bench/service.ts";

/*
 * What a person does first, by the Node that runs this program: the command line tailors and reads its own files
 * and a scan, the service starts, takes an upload and makes both documents. Needs the bundles in `build/node`.
 */

const program = fileURLToPath(new URL("../../build/node/cli.mjs", import.meta.url));

const resumeText = `Ines Calder
Ward Clerk
ines.calder@example.org | Leeds, UK

EXPERIENCE
Ward Clerk, Larch Valley Hospital, Leeds
March 2018 - Present
- Registered 45 patients a day and kept their records complete
- Ordered supplies for two wards

EDUCATION
Diploma in Office Administration, Elmstead College, 2017

SKILLS
Patient records, Scheduling, Excel
`;
const jobText = `Medical Receptionist at Harbour Clinic, Leeds

We look for a receptionist who keeps our front desk calm.

Requirements
- Experience with patient records
- Scheduling appointments
- Excel
`;

const readSchema = z.object({
  basics: z.object({ name: z.string(), email: z.string() }),
  work: z.array(z.object({ name: z.string() })),
});

async function savile(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

async function readBack(file: string, email: string): Promise<void> {
  const read = readSchema.parse(JSON.parse(await savile("extract", file, "--json")));
  if (read.basics.email !== email || read.work[0]?.name !== "Larch Valley Hospital") {
    throw new Error(`${file} was read as ${JSON.stringify(read)}`);
  }
}

async function tailorAndReadBack(folder: string): Promise<void> {
  const [resume, job, out] = ["resume.txt", "job.txt", "out"].map((name) => join(folder, name));
  if (resume === undefined || job === undefined || out === undefined) return;
  await writeFile(resume, resumeText);
  await writeFile(job, jobText);
  await savile("tailor", "--resume", resume, "--job", job, "--out", out, "--formats", "pdf,docx");
  const files = (await readdir(out)).filter(
    (name) => /\.(?:pdf|docx)$/.test(name) && !name.includes("Cover Letter"),
  );
  if (files.length !== 2)
    throw new Error(`two files were expected, there are: ${files.join(", ")}`);
  for (const name of files) await readBack(join(out, name), "ines.calder@example.org");
}

async function readScan(folder: string): Promise<void> {
  const file = join(folder, "scan.pdf");
  await writeFile(file, writeScan([await drawScan()]));
  await readBack(file, "nadia.okafor@example.org");
}

async function serve(folder: string): Promise<void> {
  const service = await startService({
    dataFolder: join(folder, "data"),
    env: { LOG_LEVEL: "silent" },
  });
  try {
    const caller = await signIn(service.url, "nodes@example.com");
    const bytes = new Uint8Array(await readFile(join(folder, "resume.txt")));
    const { upload_id } = z
      .object({ upload_id: z.string() })
      .parse(await caller.upload("resume.txt", "text/plain", bytes));
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
  } finally {
    await service.stop();
  }
}

const steps: readonly (readonly [string, (folder: string) => Promise<void>])[] = [
  ["tailors, and reads its own PDF and Word file", tailorAndReadBack],
  ["reads a scan", readScan],
  ["serves a visitor from sign-in to both documents", serve],
];

const folder = await mkdtemp(join(tmpdir(), "savile nodes "));
let failed = 0;
for (const [name, step] of steps) {
  try {
    await step(folder);
    console.log(`ok   Node ${process.version} ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL Node ${process.version} ${name}`);
    console.log(error);
  }
}
await rm(folder, { recursive: true, force: true });
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
