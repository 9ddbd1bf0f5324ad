import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { enter, expectRead, openCheck } from "./walk.ts";
import { documentsByWire } from "./wire.ts";

/** Uploads a PDF that the service made itself; ends on the check of what was read. */
async function checkPdf(page: Page): Promise<void> {
  const account = await enter(page, "/new");
  const id = await documentsByWire(page.request, account);
  const url = `/api/v1/generate/sessions/${id}/preview/resume?format=pdf`;
  const file = await page.request.get(url, { headers: account.headers });
  await page.locator("input[type=file]").setInputFiles({
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: await file.body(),
  });
  await expectRead(page);
  await openCheck(page);
}

test("a PDF stands beside its values as the file draws it, never as a redraw, and its lines can be clicked", async ({
  page,
}) => {
  let redrawn = 0;
  await page.route("**/upload/*/pages/*", async (route) => {
    redrawn += await page.locator("[data-view=page] svg text").count();
    await route.continue();
  });
  await checkPdf(page);
  const sheet = page.locator("[data-view=page] svg").first();
  await expect(sheet.locator("image")).toBeAttached();
  await expect(sheet.locator("text")).toHaveCount(0);
  expect(redrawn).toBe(0);
  const value = page.getByRole("button", { name: /Harbor Parcel Inc/ }).first();
  await value.click();
  await expect(sheet.locator("rect.fill-marker")).not.toHaveCount(0);
});

test.describe("where pages cannot be drawn", () => {
  test.use({ allowed: [/Failed to load resource/] });
  test("a page is set from its lines", async ({ page }) => {
    await page.route("**/upload/*/pages/*", (route) => route.fulfill({ status: 404, json: {} }));
    await checkPdf(page);
    const sheet = page.locator("[data-view=page] svg").first();
    await expect(sheet.locator("text").first()).toBeAttached();
    await expect(sheet.locator("image")).toHaveCount(0);
  });
});
