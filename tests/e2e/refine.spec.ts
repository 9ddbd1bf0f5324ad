import type { Locator, Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./fixtures.ts";
import { looksOf } from "./looks.ts";
import { cards, openWorkspace } from "./review-walk.ts";
import { lines } from "./walk.ts";

async function openRefine(page: Page): Promise<void> {
  await openWorkspace(page, "match");
  await page.getByRole("tab", { name: "Refine" }).click();
  await expect(box(page)).toBeVisible();
}

function box(page: Page): Locator {
  return page.getByRole("textbox", { name: "What should change?" });
}

function entry(page: Page, text: string): Locator {
  return page.getByRole("listitem").filter({ hasText: text }).first();
}

async function ask(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press("Control+Enter");
}

async function printed(page: Page): Promise<(string | null)[]> {
  return await lines(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
}

test("an instruction proposes, is kept in one click and taken back without a trace", async ({
  page,
}) => {
  await openRefine(page);
  const before = await printed(page);
  await expect(page.getByText("1 of 1 left for this application")).toBeVisible();
  await ask(page, "Remove Forklift from my skills");
  const asked = entry(page, "Remove Forklift from my skills");
  await expect(asked).toContainText("Proposed");
  await expect(asked).toContainText("Done without AI");
  await expect(page.getByText("0 of 1 left for this application")).toBeVisible();
  expect(await printed(page)).toEqual(before);
  await asked.getByRole("button", { name: /^Keep all/ }).click();
  await expect.poll(async () => (await printed(page)).join("\n")).not.toContain("Forklift");
  await asked.getByRole("button", { name: /^Show me/ }).click();
  await expect(cards(page).filter({ hasText: "Your instruction" }).first()).toBeVisible();
  await page.getByRole("tab", { name: "Refine" }).click();
  await asked.getByRole("button", { name: /^Undo/ }).click();
  await expect(asked).toContainText("Undone");
  await expect.poll(async () => await printed(page)).toEqual(before);
});

test("what is declined or not understood says why, changes nothing and is not counted", async ({
  page,
}) => {
  await openRefine(page);
  await ask(page, "Say that I led 200 people at NASA");
  await expect(entry(page, "200 people")).toContainText("Not done");
  await expect(entry(page, "200 people")).toContainText("your file does not carry it");
  await ask(page, "Make it sparkle");
  const unknown = entry(page, "Make it sparkle");
  await expect(unknown).toContainText("Not understood, not counted");
  await expect(page.getByText("1 of 1 left for this application")).toBeVisible();
  const idea = unknown.getByRole("group", { name: "Try instead" }).getByRole("button").first();
  const text = await idea.innerText();
  await idea.click();
  await expect(box(page)).toHaveValue(text);
  await expect(box(page)).toBeFocused();
});

test("a plan without refinements left says so and shows the way to a larger one", async ({
  page,
}) => {
  await openRefine(page);
  await ask(page, "Make the letter shorter");
  await expect(entry(page, "Make the letter shorter")).toContainText("Proposed");
  await expect(page.getByText("No refinements left for this application.")).toBeVisible();
  await expect(box(page)).toBeDisabled();
  await expect(page.getByRole("link", { name: "See Plans" })).toBeVisible();
});

test("the box counts code points and holds 500 of them", async ({ page }) => {
  await openRefine(page);
  await box(page).fill("\u{1F600}".repeat(20));
  await expect(page.getByText("20/500")).toBeVisible();
  await box(page).fill("ä".repeat(600));
  await expect(page.getByText("Cut to")).toBeVisible();
  expect(await box(page).inputValue()).toHaveLength(500);
});

for (const colorScheme of looksOf(["light", "dark"] as const, 0)) {
  test(`the panel breaks no rule of accessibility in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openRefine(page);
    await ask(page, "Make the letter shorter and add Kubernetes");
    await expect(entry(page, "Make the letter shorter")).toContainText("Proposed");
    expect(await brokenRules(page)).toEqual([]);
    await page.getByRole("button", { name: /^Show me/ }).click();
    await expect(cards(page).first()).toBeVisible();
    expect(await brokenRules(page)).toEqual([]);
  });
}

test("the panel fits a window of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWorkspace(page, "source");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  await ask(page, "Make the letter shorter");
  await expect(entry(page, "Make the letter shorter")).toContainText("Proposed");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
