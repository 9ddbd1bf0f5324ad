import { findChromium } from "../tests/e2e/find-chromium.ts";
import type { FoundChromium } from "../tests/e2e/find-chromium.ts";
import { captureProgram, runProgram } from "./run-program.ts";

async function mayInstall(): Promise<boolean> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const { code } = await captureProgram("sh", ["-c", "command -v apt-get"]);
  return code === 0;
}

/** A Chromium for the browser tests: one that is here, else Debian's where it may be installed. */
export async function ensureChromium(): Promise<FoundChromium | null> {
  const found = await findChromium();
  if (found !== null || !(await mayInstall())) return found;
  console.log("no Chromium found: installing Debian's (chromium, fonts-liberation)");
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  await runProgram("apt-get", ["update", "-qq"], quiet);
  await runProgram(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
    quiet,
  );
  return findChromium();
}
