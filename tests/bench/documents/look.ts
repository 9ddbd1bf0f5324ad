import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Memory of a process, what it shares with others counted in part, in MB; 0 where the system does not tell. */
export function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s*(\d+)/mu.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Pages of a PDF, and whether it carries a structure tree. */
export async function look(bytes: Uint8Array): Promise<{ pages: number; tagged: boolean }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const tree: unknown = await page.getStructTree();
  const found = { pages: document.numPages, tagged: tree !== null && tree !== undefined };
  await document.destroy();
  return found;
}
