import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { openDocuments, openLook } from "./documents-walk.ts";
import { expect, test } from "./fixtures.ts";
import { looksOf } from "./looks.ts";
import { posting, sampleResume } from "./input.ts";
import { uploadByWire } from "./wire.ts";

async function expectNoFaults(page: Page, what: string): Promise<void> {
  expect([what, ...(await brokenRules(page))]).toEqual([what]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([what, overflow]).toEqual([what, 0]);
}

for (const [colorScheme, width] of looksOf(
  [
    ["light", 1280],
    ["dark", 360],
  ] as const,
  1,
)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test("axe finds nothing on templates, offers, downloads and what a parser reads", async ({
      page,
    }) => {
      test.slow();
      const { account } = await openDocuments(page);
      await openLook(page);
      await expectNoFaults(page, "switcher");
      await page.getByRole("button", { name: /^Academic Research/ }).click();
      await expect(page.getByRole("dialog", { name: "Upgrade Required" })).toBeVisible();
      await expectNoFaults(page, "offer");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Download", exact: true }).click();
      await expect(page.getByText(/downloads used this month/)).toBeVisible();
      await expectNoFaults(page, "downloads");
      await page.keyboard.press("Escape");
      const narrow = width < 768;
      if (narrow) await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole(narrow ? "button" : "tab", { name: "Parser" }).click();
      await expect(page.getByText(/values came back right/)).toBeVisible();
      await expectNoFaults(page, "parser");
      const uploadId = await uploadByWire(page.request, account, sampleResume);
      await page.goto(`/new?upload=${uploadId}`);
      await page.getByRole("textbox", { name: "Job description" }).fill(posting);
      await page.getByRole("button", { name: "Process Job Description" }).click();
      await page.getByText("Compare All Templates").click();
      await expect(page.getByText(/company formality 10%/)).toBeVisible();
      await expectNoFaults(page, "picker");
    });
  });
}
