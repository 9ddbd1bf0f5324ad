import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { machineFactor } from "../../scripts/machine-factor.ts";
import { findChromium } from "./find-chromium.ts";

const browser = await findChromium();
// Set by start-server.ts; the workers read this file again after that.
const baseURL = process.env["E2E_URL"];

// Limits catch what hangs and are stretched by a slow machine; measured once, the workers are told.
process.env["SAVILE_TIME_FACTOR"] ??= String(machineFactor());
const factor = Number(process.env["SAVILE_TIME_FACTOR"]);

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./start-server.ts",
  outputDir: "../../build/reports/browser",
  fullyParallel: true,
  // Pages wait more than they work: one browser more than cores keeps the cores at work.
  workers: availableParallelism() + 1,
  timeout: 180_000 * factor,
  // A test that needs a second try is told loudly at the end.
  retries: 1,
  expect: { timeout: 30_000 * factor, toPass: { timeout: 60_000 * factor } },
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    acceptDownloads: true,
    // What cannot be clicked is told long before the test itself is given up.
    actionTimeout: 60_000 * factor,
    navigationTimeout: 60_000 * factor,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(browser === null
      ? {}
      : { launchOptions: { executablePath: browser.path, args: browser.args } }),
  },
});
