import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { buildNode } from "../../scripts/build-node.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { findChromium } from "../e2e/find-chromium.ts";
import { figureTable } from "./figures.ts";
import { measureSizes } from "./route-sizes.ts";
import { startService } from "./service.ts";
import { measureVitals } from "./web-vitals.ts";

/** `npm run bench:web [sizes]`: what the screens weigh and how quick they are, against their budgets. */
const sizesOnly = process.argv.includes("sizes");
await buildWeb();
const figures = await measureSizes();
if (!sizesOnly) {
  await buildNode();
  const found = await findChromium();
  if (found === null) throw new Error("no Chromium was found");
  const service = await startService();
  const browser = await chromium.launch({ executablePath: found.path, args: [...found.args] });
  figures.push(...(await measureVitals(browser, service.url)));
  await browser.close();
  await service.stop();
}
const folder = fileURLToPath(new URL("../../build/reports/", import.meta.url));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}web.md`, `${figureTable(figures)}\n`);
console.log(figureTable(figures));
