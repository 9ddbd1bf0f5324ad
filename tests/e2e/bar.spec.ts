import type { Locator, Page } from "@playwright/test";
import { openDocuments } from "./documents-walk.ts";
import { expect, test } from "./fixtures.ts";
import { openWorkspace } from "./review-walk.ts";
import { expectScreen, lines } from "./walk.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing is drawn there");
  return box;
}

/** The row over the page. */
function bar(page: Page): Locator {
  return page.getByRole("tablist", { name: "Documents" }).locator("..");
}

/** Size of the running text on the screen, in pixels. */
async function textSize(page: Page, body: number, points: number): Promise<number> {
  const { width } = await boxOf(page.locator('[data-page="1"]'));
  return (body * width) / points;
}

/** How often Tab is pressed until the first line of the page has the focus. */
async function stopsBefore(page: Page): Promise<number> {
  const first = lines(page).first();
  for (let presses = 1; presses <= 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await first.evaluate((element) => element === document.activeElement)) return presses - 1;
  }
  return 60;
}

interface Drawn {
  readonly fit: { readonly body: number };
  readonly pages: readonly { readonly w: number }[];
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test(`the page has the desk at ${width} x ${height}: one bar, large text, few stops before it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const drawn = page.waitForResponse((answer) => /\/preview\/resume/.test(answer.url()));
    const { id } = await openDocuments(page);
    const { fit, pages }: Drawn = await (await drawn).json();
    const sheet = page.locator('[data-page="1"]');
    await expect(sheet.locator("svg").first()).toBeVisible();

    expect((await boxOf(bar(page))).height).toBeLessThanOrEqual(56);
    for (const panel of ["", "?tab=changes", "?tab=match", "?tab=edit"]) {
      await page.goto(`/s/${id}${panel}`);
      await expect(sheet.locator("svg").first()).toBeVisible();
      const box = await boxOf(sheet);
      expect(box.y).toBeLessThanOrEqual(110);
      expect(box.width / width).toBeGreaterThanOrEqual(0.6);
      expect(await textSize(page, fit.body, pages[0]?.w ?? 612)).toBeGreaterThanOrEqual(12);
    }

    await page.goto(`/s/${id}`);
    await expect(sheet.locator("svg").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await stopsBefore(page)).toBeLessThanOrEqual(18);
  });
}

test("the bar says that the documents are ready once, and names the job from then on", async ({
  page,
}) => {
  const { id } = await openDocuments(page);
  await page.goto(`/s/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Operations Coordinator/);
});

test("a rail of icons opens and closes the panels, and the focus stays with its icon", async ({
  page,
}) => {
  await openDocuments(page);
  const rail = page.getByRole("tablist", { name: "Proof and match" });
  const match = rail.getByRole("tab", { name: "Match" });
  await expect(rail.locator("[aria-selected=true]")).toHaveCount(0);
  await match.click();
  await expect(match).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("[data-requirement]").first()).toBeVisible();
  await page.getByRole("button", { name: "Hide the panel" }).click();
  await expect(page.locator("[data-requirement]")).toHaveCount(0);
  await expect(match).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(rail.getByRole("tab", { name: "Changes" })).toBeFocused();
  await expect(page).toHaveURL(/tab=changes/);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/tab=/);
});

test("the chip tells the match and what waits, opens the scores, and leads on to a line", async ({
  page,
}) => {
  await openWorkspace(page, "changes");
  await page.getByRole("button", { name: "Hide the panel" }).click();
  const chip = page.getByRole("button", { name: /^Fit \d+ ready to send$/ });
  await chip.focus();
  await page.keyboard.press("Enter");
  const scores = page.getByRole("dialog", { name: "Scores" });
  await expect(scores).toContainText("Fit");
  await expect(scores).toContainText("Every line is proven");
  await expect(scores).toContainText(/Made\s*\d+(?:\.\d+)? s/);
  await page.keyboard.press("Escape");
  await expect(scores).toHaveCount(0);
  await expect(chip).toBeFocused();
  await page.keyboard.press("Enter");
  await scores.getByRole("button", { name: "How the points add up" }).click();
  await expect(page).toHaveURL(/tab=match/);
  await expect(scores).toHaveCount(0);
});

test("the pages keep within the window, and Start Over leads to a new application", async ({
  page,
}) => {
  await openDocuments(page);
  expect((await boxOf(page.locator("#pages"))).height).toBeLessThanOrEqual(0.9 * 800);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Start Over" }).click();
  await expectScreen(page, "New application");
  await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue("");
  await expect(page.getByRole("radio", { name: /Modern Professional/ })).toBeChecked();
});
