import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { buildNode } from "../../scripts/build-node.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { launchOptions } from "../e2e/find-chromium.ts";
import { openForEditing, timeOfEdit, timesOfTyping } from "../e2e/edit-walk.ts";
import { enter, expectDocuments } from "../e2e/walk.ts";
import { documentsByWire } from "../e2e/wire.ts";
import { atMost, quantile } from "./figures.ts";
import { startService } from "./service.ts";
import { writeReport } from "./write-report.ts";

const edits = 20;
const slowedBy = 4;

async function editTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn <= edits; turn += 1) {
    times.push(await timeOfEdit(page, turn % 2 === 0 ? "exp1.b2" : "exp1.b3", `Turn ${turn}`));
  }
  // The first edit loads the editor.
  return times.slice(1);
}

/** `npm run bench:edit`: from an edit to its page, and how fast keys are answered, in a real browser. */
await buildNode();
await buildWeb();
const service = await startService();
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({
  baseURL: service.url,
  viewport: { width: 1280, height: 800 },
});
const account = await enter(page, "/new");
const id = await documentsByWire(page.request, account);
await page.goto(`/s/${id}`);
await expectDocuments(page);
await openForEditing(page);
const times = await editTimes(page);
const plain = await timesOfTyping(page, "exp1.b2", 1);
const slowed = await timesOfTyping(page, "exp1.b3", slowedBy);
await browser.close();
await service.stop();
const figures = [
  atMost("edit to new page, median", quantile(times, 0.5), "ms", 250, `${times.length} edits`),
  atMost("edit to new page, p95", quantile(times, 0.95), "ms", 400, "key to painted page"),
  atMost("worst key while typing", Math.max(...plain), "ms", 100, `${plain.length} events`),
  atMost(
    `worst key while typing, CPU x${slowedBy}`,
    Math.max(...slowed),
    "ms",
    100,
    "pages follow what is typed",
  ),
];
await writeReport("edit", figures);
