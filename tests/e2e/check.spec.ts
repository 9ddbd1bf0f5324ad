import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { looksOf } from "./looks.ts";
import { posting, sampleResume } from "./input.ts";
import {
  addPosting,
  create,
  enter,
  expectDocuments,
  expectScreen,
  leaveCheck,
  lines,
  openCheck,
  upload,
} from "./walk.ts";

const saved = (page: Page) => page.getByRole("status").filter({ hasText: /corrections? saved$/ });

const title = (page: Page) => page.locator('[id="value-exp1.title"]');

async function retitle(page: Page, to: string): Promise<void> {
  await title(page).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.keyboard.type(to);
  await page.keyboard.press("Enter");
  await expect(title(page)).toContainText(to);
  await expect(title(page)).toBeFocused();
}

test(
  "a corrected value is saved, survives a reload, and is proven as the person's own",
  { tag: "@smoke" },
  async ({ page }) => {
    await enter(page, "/new");
    await upload(page, sampleResume);
    await openCheck(page);
    await retitle(page, "Chief Archivist");
    await expect(title(page)).toContainText("Added by you");
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(title(page)).toContainText("Chief Archivist");
    await leaveCheck(page);
    await addPosting(page, posting);
    await create(page);
    await expectDocuments(page);
    await lines(page)
      .and(page.getByRole("button", { name: /Chief Archivist/ }))
      .first()
      .click();
    await expect(page.getByText("Added by you. Not in your resume.").first()).toBeVisible();
  },
);

test("everything goes by keyboard, and can be taken back", async ({ page }) => {
  await enter(page, "/new");
  await upload(page, sampleResume);
  await openCheck(page);
  const before = (await title(page).textContent()) ?? "";
  await title(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Nobody");
  await page.keyboard.press("Escape");
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText(before);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Somebody else");
  await page.keyboard.press("Enter");
  await expect(title(page)).toContainText("Somebody else");
  await page.keyboard.press("Control+z");
  await expect(title(page)).toHaveText(before);
  await page.keyboard.press("Control+y");
  await expect(title(page)).toContainText("Somebody else");
  const change = page.getByRole("button", { name: /^Change Somebody else/ });
  await change.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.getByRole("menuitem", { name: "Move to another section" }).focus();
  await page.keyboard.press("Enter");
  const section = page.getByRole("combobox", { name: /^Move Somebody else/ });
  await expect(section).toBeFocused();
  await page.keyboard.type("Volunteering");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: /^Volunteering/ })).toContainText("Somebody else");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: /^Volunteering/ })).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

  test("corrections stay in the browser, and are sent when it is back", async ({
    page,
    context,
  }) => {
    await enter(page, "/new");
    await upload(page, sampleResume);
    await openCheck(page);
    await context.setOffline(true);
    await retitle(page, "Chief Archivist");
    await expect(page.getByText(/^Changes saved locally/)).toBeVisible();
    await page.getByRole("link", { name: "Back to your application" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /aren't saved yet/ })).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(title(page)).toContainText("Chief Archivist");
  });
});

test("another tab takes over what was corrected", async ({ page, context }) => {
  await enter(page, "/new");
  await upload(page, sampleResume);
  await openCheck(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectScreen(other, "Check your details");
  await retitle(page, "Chief Archivist");
  await expect(title(other)).toContainText("Chief Archivist");
});

test.describe("corrected elsewhere meanwhile", () => {
  test.use({ allowed: [/Failed to load resource.*409/] });

  test("other values are joined, and the same value is asked about", async ({ page, request }) => {
    const { headers } = await enter(page, "/new");
    const id = await upload(page, sampleResume);
    await openCheck(page);
    // A new load, so that its silence says: the tab has asked for the upload for the last time.
    await page.reload();
    await expectScreen(page, "Check your details");
    await page.waitForLoadState("networkidle");
    const put = await request.put(`/api/v1/upload/${id}/corrections`, {
      headers: { ...headers },
      data: {
        base_revision: 0,
        corrections: [
          { op: "set", path: "exp1.title", text: "Archivist of the Year" },
          { op: "set", path: "name", text: "Ida Marlow-Webb" },
        ],
      },
    });
    expect(put.ok()).toBe(true);
    await retitle(page, "Chief Archivist");
    await expect(page.getByText("Changed in another tab too")).toBeVisible();
    await expect(title(page)).toContainText("Archivist of the Year");
    await expect(page.locator('[id="value-name"]')).toContainText("Ida Marlow-Webb");
    await page.getByRole("button", { name: "Use this tab's version" }).click();
    await expect(title(page)).toContainText("Chief Archivist");
    await expect(saved(page)).toBeVisible();
  });
});

for (const [colorScheme, width] of looksOf(
  [
    ["light", 1280],
    ["dark", 360],
  ] as const,
  0,
)) {
  test(`axe finds nothing while correcting, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await enter(page, "/new");
    await upload(page, sampleResume);
    await openCheck(page);
    const value = title(page);
    await value.click();
    const clean = async (): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((one) => [one.id, one.nodes.map((node) => node.html)])).toEqual([]);
    };
    await clean();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await clean();
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Change / })
      .first()
      .click();
    await clean();
    await page.getByRole("menuitem", { name: "Move to another section" }).click();
    await clean();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}
