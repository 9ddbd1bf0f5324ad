import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { basename, join } from "node:path";

const atOnce = 60;

function pagesOf(pdf: string): number {
  if (!existsSync(pdf)) return 0;
  const told = execFileSync("pdfinfo", [pdf], { encoding: "utf8" });
  return Number(/^Pages:\s*(\d+)/mu.exec(told)?.[1] ?? 0);
}

/** Pages of Word files as LibreOffice prints them; 0 for one that it does not open. */
export function pagesInLibreOffice(files: readonly string[], folder: string): Map<string, number> {
  const out = mkdtempSync(join(folder, "printed-"));
  // A profile of its own: another LibreOffice on the machine would refuse to share.
  const profile = `-env:UserInstallation=file://${encodeURI(join(folder, "profile"))}`;
  for (let from = 0; from < files.length; from += atOnce) {
    const some = files.slice(from, from + atOnce);
    const asked = [profile, "--headless", "--convert-to", "pdf", "--outdir", out, ...some];
    execFileSync("soffice", asked, { stdio: "ignore" });
  }
  return new Map(files.map((file) => [file, pagesOf(join(out, `${basename(file, ".docx")}.pdf`))]));
}
