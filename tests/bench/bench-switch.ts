import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { buildNode } from "../../scripts/build-node.ts";
import { buildWeb } from "../../scripts/build-web.ts";
import { buyPlan } from "../e2e/buy-plan.ts";
import { launchOptions } from "../e2e/find-chromium.ts";
import { enter, expectDocuments } from "../e2e/walk.ts";
import { documentsByWire } from "../e2e/wire.ts";
import { atMost, quantile } from "./figures.ts";
import { startService } from "./service.ts";
import { writeReport } from "./write-report.ts";

const rounds = 5;
const names = [
  "Classic Executive",
  "Creative Portfolio",
  "Tech Engineer",
  "Senior Executive",
  "Academic Research",
  "Modern Professional",
];

/** Clicks a template and waits until its page is painted; answers the milliseconds between. */
async function switchTo(page: Page, name: string): Promise<number> {
  return await page.evaluate(async (wanted) => {
    const row = [...document.querySelectorAll<HTMLButtonElement>("button[data-template]")].find(
      (button) => button.textContent.startsWith(wanted),
    );
    const sheet = document.querySelector("[data-page] .size-full");
    if (row === undefined || sheet === null) throw new Error(`no row for ${wanted}`);
    const begun = performance.now();
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - begun));
      });
      observer.observe(sheet, { childList: true });
    });
    row.click();
    return await painted;
  }, name);
}

/** `npm run bench:switch`: from the click on a template to its page, in a real browser. */
await buildNode();
await buildWeb();
const service = await startService();
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({
  baseURL: service.url,
  viewport: { width: 1280, height: 800 },
});
const account = await enter(page, "/new");
await buyPlan(page.request, account, "enterprise");
const id = await documentsByWire(page.request, account);
await page.goto(`/s/${id}`);
await expectDocuments(page);
await page.getByRole("button", { name: /^Template:/ }).click();
await page.locator("button[data-template]").nth(5).waitFor();
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const name of names) {
    times.push(await switchTo(page, name));
    // A switch counts as running until its success has been shown.
    await page.waitForTimeout(1_200);
  }
}
await browser.close();
await service.stop();
const [first = 0, ...warm] = times;
const figures = [
  atMost("template switch, median", quantile(warm, 0.5), "ms", 250, `${warm.length} switches`),
  atMost("template switch, p95", quantile(warm, 0.95), "ms", 400, "click to painted page"),
  atMost("template switch, the first one", first, "ms", 1_500, "children may be starting"),
];
await writeReport("switch", figures);
