import { defineConfig } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";

const browser = await findChromium();
// Set by start-server.ts; the workers read this file again after that.
const baseURL = process.env["E2E_URL"];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./start-server.ts",
  outputDir: "../../build/reports/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // On a busy machine a time limit may pass by itself; a test that needs this is told loudly at the end.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    acceptDownloads: true,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(browser === null
      ? {}
      : { launchOptions: { executablePath: browser.path, args: browser.args } }),
  },
});
