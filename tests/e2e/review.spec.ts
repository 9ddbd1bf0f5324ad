import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { posting } from "./input.ts";
import { cards, openWorkspace, wordyResume } from "./review-walk.ts";
import { bearer, enter, lines } from "./walk.ts";
import { uploadByWire } from "./wire.ts";

async function sessionOf(page: Page, id: string): Promise<string> {
  const headers = await bearer(page);
  const answer = await page.request.get(`/api/v1/generate/sessions/${id}`, { headers });
  return await answer.text();
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
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

function score(page: Page): Locator {
  return page.locator("[data-score]");
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
  await expect(page.getByText(/claims? needs? proof/).first()).toBeVisible();
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

test("all changes are reviewed with the keyboard alone", async ({ page }) => {
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
  await expect(other.locator("p", { hasText: "Decisions of another window" })).toBeVisible();
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

test("the proof of a line stands beside it and follows the arrow keys", async ({ page }) => {
  await openWorkspace(page, "match");
  const proof = page.getByRole("dialog", { name: "Proof of the line" });
  await lines(page).nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(proof.getByText("From your file")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const text = (await lines(page).nth(3).getAttribute("aria-label")) ?? "";
  await expect(proof).toContainText(text);
  await page.keyboard.press("Escape");
  await expect(proof).toBeHidden();
  await expect(lines(page).nth(3)).toBeFocused();
});

test("check 22: states of requirements are told in words, in the list and in the posting", async ({
  page,
}) => {
  await openWorkspace(page, "match");
  const rows = await page.locator("[data-requirement] > button").allInnerTexts();
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
  await expect(page.getByText(/^Attested by you:/).first()).toBeVisible();
  await expect.poll(async () => Number(await score(page).textContent())).toBeGreaterThan(before);
  const line = lines(page)
    .and(page.getByLabel(/for the weekly figures/))
    .first();
  await line.focus();
  await page.keyboard.press("Enter");
  const proof = page.getByRole("dialog", { name: "Proof of the line" });
  await expect(proof.getByText("Attested by you", { exact: true })).toBeVisible();
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
  await expect(page.getByText(/is not asked again/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: question })).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo ?:/ }).click();
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
});

test("the template step recommends with reasons what can be chosen", async ({ page }) => {
  const account = await enter(page, "/new");
  const uploadId = await uploadByWire(page.request, account, await wordyResume());
  await page.evaluate(
    ([key = "", draft = ""]) => localStorage.setItem(key, draft),
    [`draft_${uploadId}`, JSON.stringify({ jobDescription: posting })],
  );
  await page.goto(`/new/${uploadId}/template`);
  const banner = page.getByRole("region").filter({ hasText: /\d+% match/ });
  await expect(banner.getByRole("heading", { level: 2 })).toHaveText(
    /Modern Professional|Classic Executive|Creative Portfolio|Tech Engineer|Senior Executive|Academic Research/,
  );
  await expect(banner).toContainText(/ATS \d+/);
  await expect(banner).toContainText(/Use Recommended Template|The recommended template is chosen/);
});
