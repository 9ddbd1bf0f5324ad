import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./fixtures.ts";
import { looksOf } from "./looks.ts";
import { cards, openWorkspace } from "./review-walk.ts";
import { lines } from "./walk.ts";

for (const colorScheme of looksOf(["light", "dark"] as const, 1)) {
  test(`no panel of the review breaks a rule of accessibility in the ${colorScheme} theme`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await openWorkspace(page, "changes");
    const edit = cards(page).getByRole("button", { name: /^Edit/ });
    await edit.first().click();
    expect(await brokenRules(page)).toEqual([]);
    await page.getByRole("tab", { name: "Match" }).click();
    await page
      .getByRole("button", { name: /^Yes, I have/ })
      .first()
      .click();
    await page.locator("[data-requirement] button[aria-expanded]").first().click();
    await lines(page).nth(2).click();
    await expect(page.getByRole("dialog", { name: "Proof" })).toBeVisible();
    expect(await brokenRules(page)).toEqual([]);
  });
}

test("the panels fit a window of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWorkspace(page, "source");
  for (const pane of ["Changes", "Match", "Source"]) {
    if (pane === "Source") await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: pane, exact: true }).click();
    await expect(page.getByRole("region", { name: pane, exact: true }).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  }
});
