import { readFile } from "node:fs/promises";
import { buyPlan } from "./buy-plan.ts";
import { expect, test } from "./fixtures.ts";
import { posting, sampleResume } from "./input.ts";
import { launchServer } from "./start-server.ts";
import { enter, expectScreen } from "./walk.ts";
import { generateByWire, uploadByWire } from "./wire.ts";

// Five runs, one after the other; a busy machine takes several times as long.
test.describe.configure({ timeout: 240_000 });

test("five applications are told in numbers, and saved as a table", async ({ page }) => {
  const account = await enter(page, "/account");
  await buyPlan(page.request, account, "professional");
  const uploadId = await uploadByWire(page.request, account, sampleResume);
  const ids: string[] = [];
  for (const employer of ["Ash", "Birch", "Cedar", "Elm", "Fir"]) {
    const input = { uploadId, posting: `${employer} Ltd\n\n${posting}`, wait: true };
    ids.push(await generateByWire(page.request, account, input));
  }
  const [first = ""] = ids;
  await page.goto(`/s/${first}`);
  await expectScreen(page, "Your Documents Are Ready!");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Your numbers" }).click();
  await expectScreen(page, "Your numbers");
  for (const name of ["Applications by week", "Where they stand"]) {
    const table = page.getByRole("table", { name });
    await expect(table.getByRole("cell", { name: "5", exact: true })).toHaveCount(1);
  }
  await expect(page.getByText("Needs 5 applications that count here. You have 0.")).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await wide()).toBeLessThanOrEqual(0);
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe("savile-applications.csv");
  expect((await readFile(await file.path(), "utf8")).trim().split("\r\n")).toHaveLength(6);
});

test.describe("where a service is for many", () => {
  test.use({ allowed: [/status of 403 \(Forbidden\) .*\/analytics$/] });

  test("the numbers are in the menu of the plans that hold them alone", async ({ browser }) => {
    const server = await launchServer({ ALLOW_INSTANT_OFF_LOOPBACK: "1" });
    try {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
      const page = await context.newPage();
      const account = await enter(page, "/account");
      const menu = page.getByRole("button", { name: /^Account menu/ });
      const row = page.getByRole("menuitem", { name: "Your numbers" });
      await menu.click();
      await expect(page.getByRole("menuitem", { name: "Plan and usage" })).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.goto("/analytics");
      await expect(page.getByRole("link", { name: "See Plans" })).toBeVisible();
      await buyPlan(page.request, account, "professional");
      await page.reload();
      await menu.click();
      await expect(row).toBeVisible();
      await context.close();
    } finally {
      await server.stop();
    }
  });
});
