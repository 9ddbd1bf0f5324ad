import { execFileSync } from "node:child_process";
import type { Shown } from "./printed-text.ts";

function linesBy(options: readonly string[], path: string): string[] {
  return execFileSync("pdftotext", [...options, path, "-"], { encoding: "utf8" }).split("\n");
}

/** What poppler finds in a PDF: its lines by columns and as they were drawn, and the targets of its links. */
export function showPdf(path: string): Shown {
  const urls = execFileSync("pdfinfo", ["-url", path], { encoding: "utf8" });
  return {
    lines: [...linesBy([], path), ...linesBy(["-raw"], path)],
    targets: urls.split("\n").flatMap((line) => /\S+:\S+$/u.exec(line.trim())?.[0] ?? []),
  };
}
