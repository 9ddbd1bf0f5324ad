import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { bare, openWorkspace } from "./review-walk.ts";
import { lines } from "./walk.ts";

function score(page: Page): Locator {
  return page.locator("[data-score]");
}

test("pointing at a requirement lights it in the posting, on the page and in the file, within 100 ms", async ({
  page,
}) => {
  await openWorkspace(page, "match");
  const row = page
    .locator("[data-requirement]")
    .filter({ has: page.getByText("met", { exact: true }) })
    .first();
  await expect(row).toBeVisible();
  const ms = await row.evaluate(async (element) => {
    const started = performance.now();
    element.querySelector("button")?.focus();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  });
  expect(ms).toBeLessThan(100);
  await expect(page.locator("[data-path][data-lit=true]").first()).toBeAttached();
  await expect(page.locator("mark[data-lit=true]").first()).toBeAttached();
  await expect(page.locator("[data-source-strip] figure").first()).toBeVisible();
});

test("every line of the page leads to its source, and to the requirements that it serves", async ({
  page,
}) => {
  await openWorkspace(page, "match");
  const count = await lines(page).count();
  let serving = 0;
  let sourced = 0;
  for (let index = 0; index < count; index += 1) {
    await lines(page).nth(index).focus();
    if ((await page.locator("[data-requirement][data-lit=true]").count()) > 0) serving += 1;
    if ((await page.locator("[data-source-strip] figure").count()) > 0) sourced += 1;
  }
  expect(serving).toBeGreaterThan(0);
  expect(sourced).toBe(count);
});

test(
  "the proof of a line stands beside it and follows the arrow keys",
  { tag: "@smoke" },
  async ({ page }) => {
    await openWorkspace(page, "match");
    const proof = page.getByRole("dialog", { name: "Proof" });
    await lines(page).nth(2).focus();
    await page.keyboard.press("Enter");
    await expect(proof.getByText("From your file")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    const text = (await lines(page).nth(3).getAttribute("aria-label")) ?? "";
    await expect(proof).toContainText(text);
    await page.keyboard.press("Escape");
    await expect(proof).toBeHidden();
    await expect(lines(page).nth(3)).toBeFocused();
  },
);

test("check 22: states of requirements are told in words, in the list and in the posting", async ({
  page,
}) => {
  await openWorkspace(page, "match");
  const rows = await page.locator("[data-requirement] button[aria-expanded]").allInnerTexts();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatch(/\b(?:met|partly|missing)\b/);
  const region = page.getByRole("region", { name: "Posting" }).first();
  const missing = await region.locator("mark.mark-miss").count();
  expect(missing).toBeGreaterThan(0);
  await expect(region).toContainText("missing");
});

test("check 22: a term that was missing raises count and score once it is written and true", async ({
  page,
}) => {
  await openWorkspace(page, "match");
  const before = Number(await score(page).first().textContent());
  const row = page
    .locator("[data-requirement]")
    .filter({ hasText: /process improvement/i })
    .first();
  await expect(row).toContainText("missing");
  const posting = page.getByRole("region", { name: "Posting" }).first();
  const missing = await posting.locator("mark.mark-miss").count();
  await page.getByRole("tab", { name: "Edit", exact: true }).click();
  const panel = page.locator("[data-edit-panel]");
  await panel.locator('[data-field="exp1.b4"]').click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("Led process improvement of the weekly figures");
  await page.keyboard.press("Control+Enter");
  await panel
    .getByRole("button", { name: /^True, I confirm/ })
    .first()
    .click();
  await expect
    .poll(async () => Number(await score(page).first().textContent()))
    .toBeGreaterThan(before);
  await page.getByRole("tab", { name: "Match", exact: true }).click();
  await expect(row).toContainText("met");
  expect(await posting.locator("mark.mark-miss").count()).toBeLessThan(missing);
  await row.getByRole("button").first().focus();
  await expect(
    page.locator('[data-page] [data-path="exp1.b4"][data-lit=true]').first(),
  ).toBeAttached();
});

test("check 22: a truthful answer to a question raises the score and is told as attested", async ({
  page,
}) => {
  await openWorkspace(page, "match");
  const card = page.locator("#gaps ~ ul > li").filter({ hasText: "points" }).first();
  const before = Number(await score(page).textContent());
  const term = bare(
    (await card.getByRole("button", { name: /^Yes, I have/ }).textContent()) ?? "",
  ).replace(/^Yes, I have: ?/, "");
  await card.getByRole("button", { name: /^Yes, I have/ }).click();
  const years = /\b(?:19|20)\d\d\b/.exec((await card.getByLabel("Where").textContent()) ?? "")?.[0];
  await card.getByLabel("What you did, in your words").fill(`Used ${term} for the weekly figures`);
  await card.getByLabel("When").fill(years ?? "2022");
  await card.getByRole("button", { name: "Add to My Resume" }).click();
  await expect(page.getByText(/^Confirmed by you:/).first()).toBeVisible();
  await expect.poll(async () => Number(await score(page).textContent())).toBeGreaterThan(before);
  const line = lines(page)
    .and(page.getByLabel(/for the weekly figures/))
    .first();
  await line.focus();
  await page.keyboard.press("Enter");
  const proof = page.getByRole("dialog", { name: "Proof" });
  await expect(proof.getByText("Confirmed by you", { exact: true })).toBeVisible();
  await expect(proof).not.toContainText(/your file/i);
});

test("a question that is declined is gone, and can be taken back", async ({ page }) => {
  await openWorkspace(page, "match");
  const card = page
    .locator("#gaps ~ ul > li")
    .filter({ has: page.getByRole("heading") })
    .first();
  const question = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: /^No/ }).click();
  await expect(page.getByText(/We won't ask about/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: question })).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo ?:/ }).click();
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
});

test("the table of proof tells line, figure and time, and a row leads to its line on the page", async ({
  page,
}) => {
  await openWorkspace(page, "match");
  const table = page.getByRole("table", { name: "Requirements" });
  const years = table.getByRole("row").filter({ hasText: /3\+ years of experience/ });
  await expect(years.getByRole("cell")).toHaveCount(4);
  await expect(years).toContainText("Logistics Clerk, Harbor Parcel Inc.");
  await expect(years).toContainText("4 years");
  await expect(years).toContainText("2019 - 2023");
  const excel = table.getByRole("row").filter({ hasText: "Advanced Excel" });
  await excel.getByRole("button", { name: /^Show on the page: ?Managed stock records/ }).click();
  await expect(
    page.getByRole("button", { name: /^Managed stock records in MS Excel/ }).first(),
  ).toBeInViewport();
  const spanish = table.getByRole("row").filter({ hasText: "Spanish" });
  await expect(spanish).toContainText("Not in your resume yet");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  await expect(excel.getByRole("cell").nth(1)).toContainText("Your line");
});
