import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { startProvider } from "../../../../tests/fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../../../tests/fakes/provider/start-provider.ts";
import { run } from "../run.ts";
import { openPools } from "../testing/open-pools.ts";

const { extractor, renderer } = openPools();

const resumeText = `Maya Oyelaran
Ward Nurse
maya@example.org | Bristol, UK

EXPERIENCE
Staff Nurse, Northgate General Hospital, Bristol
March 2019 - Present
- Trained 5 new nurses on the electronic record system
- Cut medication delays by 18% by moving the round to 7:30

SKILLS
Wound care, IV therapy, Triage
`;
const jobText = "Registered Nurse at Harbour Clinic\nRequirements\n- Wound care\n- IV therapy\n";

let provider: FakeProvider;
let folder: string;
beforeAll(async () => {
  provider = await startProvider();
  folder = await mkdtemp(join(tmpdir(), "savile engine test "));
  await writeFile(join(folder, "maya.txt"), resumeText);
  await writeFile(join(folder, "job.txt"), jobText);
});
afterAll(async () => {
  await Promise.all([extractor.close(), renderer.close(), provider.close()]);
  await rm(folder, { recursive: true, force: true });
});

const madeSchema = z.object({
  engine: z.string(),
  model: z.optional(z.string()),
  because: z.optional(z.string()),
});
const reportSchema = z.object({
  resume: z.object({ made: madeSchema }),
  letter: z.object({ made: madeSchema }),
  modelCalls: z.array(z.object({ stage: z.string(), failure: z.nullable(z.string()) })),
});

async function tailorWith(environment: Record<string, string>, ...more: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const files = ["--resume", join(folder, "maya.txt"), "--job", join(folder, "job.txt")];
  const code = await run(["tailor", ...files, "--engine", "llm", ...more], {
    write: (text) => void out.push(text),
    complain: (text) => void errors.push(text),
    readBytes: async (path) => new Uint8Array(await readFile(path)),
    writeBytes: () => Promise.resolve(),
    makeFolder: () => Promise.resolve(),
    listFolder: () => Promise.resolve(undefined),
    now: Date.now,
    environment,
    extractor,
    renderer,
    serve: () => Promise.resolve(0),
    admin: () => Promise.resolve(0),
    operate: () => Promise.resolve(0),
  });
  return { code, out: out.join("\n"), errors: errors.join("\n") };
}

const fake = (scenario: string) => ({
  LLM_PROVIDER: "openai-compatible",
  LLM_BASE_URL: `${provider.url}/v1`,
  LLM_MODEL: `fake:${scenario}`,
});

it("lets the model of the settings write, and lists its calls", async () => {
  const { code, out } = await tailorWith(fake("ok"), "--json");
  expect(code).toBe(0);
  const report = reportSchema.parse(JSON.parse(out));
  expect(report.resume.made).toMatchObject({ engine: "llm", model: "fake:ok" });
  expect(report.modelCalls.map((call) => call.stage)).toContain("resume");
});

it("says why the embedded engine wrote", async () => {
  const without = await tailorWith({}, "--json");
  expect(reportSchema.parse(JSON.parse(without.out)).resume.made).toMatchObject({
    engine: "embedded",
    because: "no-key",
  });
  const failed = await tailorWith(fake("auth"));
  expect(failed.out).toContain(
    "Resume: written by the Savile engine (the provider of the language model did not answer)",
  );
});

it("refuses settings that cannot be used in one line", async () => {
  const { code, errors } = await tailorWith({ LLM_PROVIDER: "openai-compatible" });
  expect(code).toBe(2);
  expect(errors).toContain("LLM_BASE_URL");
});
