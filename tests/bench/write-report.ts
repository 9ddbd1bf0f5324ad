import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { figureTable } from "./figures.ts";
import type { Figure } from "./figures.ts";

const folder = fileURLToPath(new URL("../../build/reports/", import.meta.url));

/** Shows figures, and keeps them under a name in `build/reports`. */
export async function writeReport(name: string, figures: readonly Figure[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${name}.md`, `${figureTable(figures)}\n`);
  console.log(`\n${figureTable(figures)}\n\nwritten to build/reports/${name}.md`);
}
