import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { corpus } from "../quality/corpus.ts";
import { atLeast, notMeasured } from "./figures.ts";
import type { Figure } from "./figures.ts";

const name = "extraction on the corpus, macro";
const scoreSchema = z.object({ n: z.number(), macro: z.object({ ALL: z.number() }) });

/** The corpus scorer over what extraction reads. */
export async function measureExtraction(): Promise<Figure[]> {
  if (!corpus.present) return [notMeasured(name, ">= 70 points", "the corpus is not here")];
  const folder = await mkdtemp(join(tmpdir(), "savile-extraction-"));
  const script = fileURLToPath(new URL("../quality/extract-folder.ts", import.meta.url));
  execFileSync(process.execPath, ["--import", "tsx", script, corpus.resumes, folder]);
  const output = execFileSync(process.execPath, [corpus.scorer, folder, "--json"]);
  await rm(folder, { recursive: true, force: true });
  const score = scoreSchema.parse(JSON.parse(output.toString()));
  return [atLeast(name, 100 * score.macro.ALL, "points", 70, `${score.n} resumes of the corpus`)];
}
