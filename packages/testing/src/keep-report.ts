import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Asked for where it is used: in a test of a page this module has no address among files. */
const reports = (): string => fileURLToPath(new URL("../../../build/reports/", import.meta.url));

/** Keeps what a test has measured or recorded in `build/reports`; a single line is shown as well. */
export function keepReport(name: string, text: string): void {
  const folder = reports();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}`, `${text}\n`);
  if (!text.includes("\n")) process.stdout.write(`\n${text}\n`);
}
