import type { Locator, Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./fixtures.ts";
import { cards } from "./review-walk.ts";
import { enter, expectDocuments, expectScreen, lines } from "./walk.ts";
import { documentsByWire } from "./wire.ts";

// Whole walks: more than one screen, documents and a check of each.

function rows(page: Page): Locator {
  return page.getByRole("main").getByRole("listitem");
}

async function printed(page: Page): Promise<(string | null)[]> {
  return await lines(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
}

/** The lines once the pages have caught up with the words: names of lines come first, pages follow. */
async function settled(page: Page): Promise<(string | null)[]> {
  let last: (string | null)[] = [];
  const isStill = async (): Promise<boolean> => {
    const now = await printed(page);
    const same = now.length > 0 && now.join("\n") === last.join("\n");
    last = now;
    return same;
  };
  await expect.poll(isStill, { intervals: [700] }).toBe(true);
  return last;
}

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  const dialog = page.getByRole("dialog", { name: "Version history" });
  await expect(dialog.getByRole("button").nth(1)).toBeVisible();
  return dialog;
}

test("who is new is welcomed once, tries the sample in one click and gets three tips", async ({
  page,
}) => {
  const email = `welcome-${Date.now()}@example.org`;
  await page.goto("/");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Sign In Instantly" }).click();
  const welcome = page.getByRole("dialog", { name: "Welcome to Savile" });
  await expect(welcome.getByRole("button", { name: "Start Creating Documents" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How It Works" })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await welcome.getByRole("button", { name: "Try with a sample resume and posting" }).click();
  await expectDocuments(page);
  const tip = page.getByRole("complementary", { name: /^Tip/ });
  await expect(tip).toContainText("Every line has its proof");
  expect(await brokenRules(page)).toEqual([]);
  await lines(page).nth(5).click({ trial: true });
  await tip.getByRole("button", { name: "Next" }).click();
  await expect(tip).toContainText("Make it yours");
  await page.keyboard.press("Control+K");
  await expect(tip).toHaveCount(0);
  await page.keyboard.press("Escape");
  await tip.getByRole("button", { name: "Next" }).click();
  await tip.getByRole("button", { name: "Got it" }).press("Enter");
  await expect(tip).toHaveCount(0);
  // Another browser of the same person knows that the welcome was answered, here and without documents.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("welcome_seen")) localStorage.removeItem(key);
    }
  });
  await page.goto("/");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByRole("link", { name: "Upload Resume" })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test("a session is named, used for another posting, deleted and brought back", async ({ page }) => {
  const account = await enter(page, "/");
  await documentsByWire(page.request, account);
  await page.reload();
  await expectScreen(page, "Your applications");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Operations Coordinator");
  await page.getByRole("button", { name: /^Rename/ }).press("Enter");
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("x".repeat(121));
  await expect(page.getByText("Please keep the name to 120 characters.")).toBeVisible();
  await field.press("Escape");
  await expect(page.getByRole("button", { name: /^Rename/ })).toBeFocused();
  await page.getByRole("button", { name: /^Rename/ }).click();
  await field.fill("Freight, first try");
  await field.press("Enter");
  await expect(page.getByRole("link", { name: "Freight, first try" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename “Freight, first try”" })).toBeFocused();

  await page.getByRole("button", { name: /for another posting$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Tailor this resume to another posting" });
  await expect(dialog.getByRole("button", { name: "Create application" })).toBeDisabled();
  await dialog.getByRole("textbox").fill("Night Porter\nCompany: Harbour Inn\n\n- Forklift");
  await expect(dialog).toContainText("Character count: 45/10,000");
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create application" }).click();
  await expectDocuments(page);
  await page.getByRole("link", { name: "Savile, home" }).click();
  await expectScreen(page, "Your applications");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("Harbour Inn");
  expect(await brokenRules(page)).toEqual([]);

  await rows(page)
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test.describe("on a phone in the dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("the state that a person sets is what the list is filtered by", async ({ page }) => {
    const account = await enter(page, "/");
    await documentsByWire(page.request, account);
    await documentsByWire(page.request, account);
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    const filter = page.getByRole("combobox", { name: "Which applications to show" });
    const state = rows(page)
      .first()
      .getByRole("combobox", { name: /stands$/ });
    await state.selectOption("Sent");
    await filter.selectOption("Sent");
    await expect(rows(page)).toHaveCount(1);
    await expect(state).toHaveValue("sent");
    expect(await brokenRules(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    // A thumb hits every control of a row.
    const controls = rows(page).first().locator("button, select");
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await filter.selectOption("Offer");
    await expect(page.getByText("None here yet.")).toBeVisible();
    expect(await brokenRules(page)).toEqual([]);
    await page.getByRole("button", { name: "Show all" }).press("Enter");
    await expect(rows(page)).toHaveCount(2);
  });
});

test.describe("with documents that change while their pages are fetched", () => {
  test.use({ allowed: [/status of 40[49]/] });

  test("the history tells each change, compares it word by word and restores it with undo", async ({
    page,
  }) => {
    const account = await enter(page, "/");
    const id = await documentsByWire(page.request, account);
    await page.goto(`/s/${id}?tab=changes`);
    await expect(lines(page).first()).toBeAttached();
    const written = await settled(page);
    await cards(page).first().getByRole("button", { name: "Use original" }).click();
    await expect.poll(() => printed(page)).not.toEqual(written);
    await page.keyboard.press("Control+S");
    await expect(page.getByText(/^All changes saved/).first()).toBeVisible();
    const changed = await settled(page);

    const dialog = await openHistory(page);
    const versions = dialog.locator("[data-version]");
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText("Current");
    await versions.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(versions.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(/^Restoring it changes/)).toBeVisible();
    await expect(
      dialog.locator("ins, del").or(dialog.getByText("Stands elsewhere")).first(),
    ).toBeVisible();
    expect(await brokenRules(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Restore this version" }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => printed(page)).toEqual(written);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => printed(page)).toEqual(changed);
    const again = await openHistory(page);
    await expect(again.locator("[data-version]").first()).toContainText("restored");
  });
});
