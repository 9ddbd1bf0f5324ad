import type { Locator, Page } from "@playwright/test";
import { openDocuments } from "./documents-walk.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** The lines of the text that is read in place of the page. */
function texts(page: Page): Locator {
  return page.getByRole("group", { name: /^Lines of the resume/ }).getByRole("button");
}

async function edges(target: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing is drawn there");
  return { top: box.y, bottom: box.y + box.height };
}

test("a phone shows the text of the document, large and with targets of 44 pixels", async ({
  page,
}) => {
  await openDocuments(page);
  await expect(texts(page).first()).toBeVisible();
  const sizes = await texts(page).evaluateAll((all) =>
    all.map((line) => ({
      height: line.getBoundingClientRect().height,
      font: Number.parseFloat(getComputedStyle(line).fontSize),
    })),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(Math.min(...sizes.map(({ font }) => font))).toBeGreaterThanOrEqual(13);
  const main = page.getByRole("main");
  const controls = await main
    .locator("button:visible:not([role=tab])")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...controls)).toBeGreaterThanOrEqual(44);

  await page.getByRole("button", { name: "Show the page" }).click();
  await expect(page.locator("[data-page] svg").first()).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-page] svg").first()).toBeVisible();
  await page.getByRole("button", { name: "Read as text" }).click();
  await expect(texts(page).first()).toBeVisible();
});

test("the source of a line comes as a sheet that leaves the line in sight", async ({ page }) => {
  await openDocuments(page);
  const count = await texts(page).count();
  for (const index of [0, Math.floor(count / 2), count - 1]) {
    const line = texts(page).nth(index);
    await line.click();
    const sheet = page.getByRole("region", { name: "Source", exact: true });
    await expect(sheet).toBeVisible();
    await expect(line).toHaveAttribute("aria-pressed", "true");
    await expect(async () => {
      const [own, below] = [await edges(line), await edges(sheet)];
      expect(own.top).toBeGreaterThanOrEqual(0);
      expect(own.bottom).toBeLessThanOrEqual(below.top);
    }).toPass();
    await page.getByRole("button", { name: "Close the source" }).click();
    await expect(sheet).toHaveCount(0);
  }
});

test("the tips wait while a panel lies over the page, and go on beside it", async ({ page }) => {
  const { account } = await openDocuments(page);
  const id = String(Reflect.get(Object(account.auth["user"]), "id"));
  // Whoever enters here was told that the tips were seen.
  await page.addInitScript((owner) => localStorage.removeItem(`tips_seen_${owner}`), id);
  await page.reload();
  const tip = page.getByRole("complementary", { name: "Tip 1 of 3" });
  await expect(tip).toBeVisible();
  await page.getByRole("button", { name: "Match", exact: true }).click();
  await expect(tip).toHaveCount(0);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(tip).toBeVisible();
});
