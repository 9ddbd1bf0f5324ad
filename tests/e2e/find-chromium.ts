import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

/** A browser to test with: its program, the flags it needs here, and where it was found. */
export interface FoundChromium {
  readonly path: string;
  readonly args: string[];
  readonly from: string;
}

const flags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

/** Chromium's sandbox refuses to run as root; for everyone else it stays on. */
function argsHere(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox", ...flags] : flags;
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function onPath(name: string): Promise<string | null> {
  try {
    const found = await promisify(execFile)("sh", ["-c", `command -v ${name}`]);
    return found.stdout.trim() || null;
  } catch {
    return null;
  }
}

async function fromPackage(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return await packaged.executablePath();
  } catch {
    return null;
  }
}

const places: readonly (readonly [string, () => Promise<string | null>])[] = [
  ["the variable CHROMIUM", async () => process.env["CHROMIUM"] ?? null],
  ["the system", async () => "/usr/bin/chromium"],
  ["the system", () => onPath("google-chrome")],
  ["Playwright's cache", async () => chromium.executablePath()],
  ["the package @sparticuz/chromium", fromPackage],
];

/** The Chromium that an npm package brings; `null` on platforms for which it has none. */
export async function packagedChromium(): Promise<FoundChromium | null> {
  const path = await fromPackage();
  return path === null ? null : { path, args: argsHere(), from: "the package @sparticuz/chromium" };
}

/** The first Chromium that is here; `null` where there is none. Nothing is downloaded. */
export async function findChromium(): Promise<FoundChromium | null> {
  for (const [from, look] of places) {
    const path = await look();
    if (path !== null && path !== "" && (await isProgram(path))) {
      return { path, args: argsHere(), from };
    }
  }
  return null;
}

/** How Playwright launches the Chromium that is here; throws where there is none. */
export async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const found = await findChromium();
  if (found === null) throw new Error("no Chromium was found");
  return { executablePath: found.path, args: found.args };
}
