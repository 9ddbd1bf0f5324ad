import { chromium } from "@playwright/test";
import { buildNode } from "../../scripts/build-node.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchOptions } from "../e2e/find-chromium.ts";
import { measureSizes } from "./route-sizes.ts";
import { startService } from "./service.ts";
import { measureVitals } from "./web-vitals.ts";
import { measureWire } from "./wire-bytes.ts";
import { writeReport } from "./write-report.ts";

/** `npm run bench:web [sizes | wire]`: what the screens weigh and how quick they are, against their budgets. */
const sizesOnly = process.argv.includes("sizes");
const wireOnly = process.argv.includes("wire");
await buildWeb();
const figures = await measureSizes();
if (!sizesOnly) {
  await buildNode();
  const service = await startService();
  const browser = await chromium.launch(await launchOptions());
  if (!wireOnly) figures.push(...(await measureVitals(browser, service.url)));
  figures.push(...(await measureWire(browser, service.url)));
  await browser.close();
  await service.stop();
}
await writeReport("web", figures);
