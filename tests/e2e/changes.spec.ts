import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { bare, cards, openWorkspace } from "./review-walk.ts";
import { bearer, lines } from "./walk.ts";

async function sessionOf(page: Page, id: string): Promise<string> {
  const headers = await bearer(page);
  const answer = await page.request.get(`/api/v1/generate/sessions/${id}`, { headers });
  return await answer.text();
}

/** The texts of all lines of the pages, in order. */
async function printed(page: Page): Promise<(string | null)[]> {
  return await lines(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
}

async function reviewed(page: Page, n: number): Promise<void> {
  await expect(
    page.getByRole("heading", { name: new RegExp(`^${n}/\\d+ reviewed$`) }),
  ).toBeVisible();
}

test("check 20: each change shows what it does, why, and a line that stands in the file", async ({
  page,
}) => {
  const id = await openWorkspace(page, "changes");
  const file = bare(
    JSON.parse(await sessionOf(page, id))
      .extraction.lines.map((line: { text: string }) => line.text)
      .join(" "),
  );
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const card = cards(page).nth(index);
    // What is taken out and what comes instead stand beside each other, or as one line with both.
    await expect(card.locator("del, ins, ol li").first()).toBeVisible();
    await expect(card.getByRole("heading", { name: "Why" })).toBeVisible();
    await expect(card.getByRole("heading", { name: "In your file" })).toBeVisible();
    const quotes = await card.locator("figure mark").allInnerTexts();
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(file).toContain(bare(quote));
  }
  // The open card is about the resume; that does not keep the person from the letter.
  const letter = page.getByRole("tab", { name: "Cover Letter" });
  await letter.click();
  await expect(letter).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/doc=cover_letter/);
  await expect(lines(page).first()).toBeVisible();
  await expect(page).toHaveURL(/doc=cover_letter/);
});

test("check 20: an invented number is told and asked for before a download", async ({ page }) => {
  await openWorkspace(page, "changes");
  const edit = cards(page).getByRole("button", { name: /^Edit/ }).first();
  await edit.click();
  const field = page.getByRole("textbox", { name: /^Your words for/ });
  await field.fill("Cut the cost of the warehouse by 97% in 2 weeks");
  await field.press("Control+Enter");
  await page.getByRole("button", { name: /thing before you send$/ }).click();
  await expect(page.getByText(/lines? (?:is|are) not proven/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lines(page).and(page.getByLabel(/97%/))).toBeAttached();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: "Resume as PDF" }).click();
  const ask = page.getByRole("alertdialog");
  await expect(ask).toContainText("97%");
  const started = page.waitForEvent("download");
  await ask.getByRole("button", { name: "Download Anyway" }).click();
  await started;
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const again = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Cover Letter as PDF" }).click();
  await again;
});

test("check 21: the original and the undo of it bring back what was there, on the page too", async ({
  page,
}) => {
  await openWorkspace(page, "changes");
  const before = await printed(page);
  await page.locator("[data-head]").first().focus();
  await page.keyboard.press("r");
  await reviewed(page, 1);
  await expect.poll(async () => await printed(page)).not.toEqual(before);
  await page.keyboard.press("Control+z");
  await reviewed(page, 0);
  await expect.poll(async () => await printed(page)).toEqual(before);
  await page.keyboard.press("Control+y");
  await reviewed(page, 1);
  await expect.poll(async () => await printed(page)).not.toEqual(before);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await reviewed(page, 1);
});

test("all changes are reviewed with the keyboard alone", { tag: "@smoke" }, async ({ page }) => {
  await openWorkspace(page, "changes");
  const count = await cards(page).count();
  await page.getByRole("main").focus();
  const first = page.locator("[data-head]").first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await first.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(first).toBeFocused();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(index % 2 === 0 ? "Enter" : "r");
    await page.keyboard.press("c");
  }
  await reviewed(page, count);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("two windows lose no decision of either", async ({ page, context }) => {
  test.slow();
  const id = await openWorkspace(page, "changes");
  const other = await context.newPage();
  await other.goto(`/s/${id}?tab=changes`);
  await expect(cards(other).first()).toBeVisible();
  await cards(page)
    .nth(0)
    .getByRole("button", { name: /^Use original/ })
    .click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await cards(other)
    .nth(1)
    .getByRole("button", { name: /^Use original/ })
    .click();
  // The live region says it at once; the line of the panel only when both are stored.
  await expect(other.locator("p", { hasText: "Synced with your other window" })).toBeVisible();
  await reviewed(other, 2);
  await page.reload();
  await reviewed(page, 2);
});

test.describe("when a decision cannot be stored", () => {
  test.use({ allowed: [/Failed to load resource/] });

  test("it is kept in the browser and can be tried again", async ({ page }) => {
    await openWorkspace(page, "changes");
    await page.route("**/edits", (route) => route.abort());
    await page.locator("[data-head]").first().focus();
    await page.keyboard.press("r");
    await expect(page.getByText(/^Changes saved locally/).first()).toBeVisible();
    await reviewed(page, 1);
    await page.unroute("**/edits");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.locator("[data-save]").first()).toContainText("All changes saved");
    await page.reload();
    await reviewed(page, 1);
  });
});
