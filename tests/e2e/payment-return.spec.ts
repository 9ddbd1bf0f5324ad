import type { Page } from "@playwright/test";
import { openDocuments, openLook } from "./documents-walk.ts";
import { expect, test } from "./fixtures.ts";
import { posting } from "./input.ts";
import { wordyResume } from "./review-walk.ts";
import { addPosting, create, enter, expectDocuments, expectScreen } from "./walk.ts";
import { documentsByWire } from "./wire.ts";

/** From the plans through the checkout, and back by the button of the last screen. */
async function payAndGoOn(page: Page, plan: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Compare plans" })).toBeVisible();
  await page.getByRole("button", { name: plan }).click();
  await expectScreen(page, "Checkout");
  await page.getByRole("button", { name: /^Pays ?4242/ }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expectScreen(page, "Payment received");
  await page.getByRole("button", { name: "Go on where you were" }).click();
}

async function seePlans(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Upgrade Required" });
  await dialog.getByRole("link", { name: "See Plans" }).click();
}

test.describe("an application that the month does not hold", () => {
  // The refusal is part of the walk.
  test.use({ allowed: [/status of 403/] });

  test("is one click away after paying, with every word", async ({ page }) => {
    test.slow();
    const account = await enter(page, "/new");
    const resume = await wordyResume();
    for (let count = 0; count < 4; count += 1) await documentsByWire(page.request, account, resume);
    await page.goto("/new");
    await addPosting(page, posting);
    await page.getByRole("button", { name: "Create My Resume & Cover Letter" }).click();
    const refusal = page.getByRole("main").getByRole("alert");
    await expect(refusal).toContainText("Monthly generation limit reached");
    await refusal.getByRole("link", { name: "See Plans" }).click();
    await payAndGoOn(page, "Choose Starter");
    await expectScreen(page, "New application");
    await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue(posting);
    await create(page);
    await expectDocuments(page);
  });
});

test("a template of a larger plan is chosen after paying; the posting is still there", async ({
  page,
}) => {
  await enter(page, "/new");
  await addPosting(page, posting);
  await page.getByRole("button", { name: /^Tech Engineer/ }).click();
  await seePlans(page);
  await test.step("leaving the checkout leads back without it", async () => {
    await page.getByRole("button", { name: "Choose Starter" }).click();
    await page.getByRole("link", { name: "Cancel and go back" }).click();
    await expectScreen(page, "Payment cancelled");
    await page.getByRole("button", { name: "Back to where you were" }).click();
    await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue(posting);
    await expect(page.getByRole("radio", { name: /Modern Professional/ })).toBeChecked();
  });
  await page.getByRole("button", { name: /^Tech Engineer/ }).click();
  await seePlans(page);
  await payAndGoOn(page, "Choose Starter");
  await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue(posting);
  await expect(page.getByRole("radio", { name: /Tech Engineer/ })).toBeChecked();
});

test.describe("the screen of downloads", () => {
  // The refusal is part of the walk.
  test.use({ allowed: [/status of 403/] });

  test("hands the file out after paying", async ({ page }) => {
    test.slow();
    const { id } = await openDocuments(page);
    await page.goto("/");
    await page.getByRole("button", { name: /^Download “/ }).click();
    await page.getByRole("button", { name: "Cover Letter as Word, with Starter" }).click();
    await page.getByRole("link", { name: "Upgrade to Premium" }).click();
    await payAndGoOn(page, "Choose Starter");
    await expectScreen(page, "Download your documents");
    expect(page.url()).toContain(id);
    const arrives = page.waitForEvent("download");
    await page.getByRole("button", { name: "Cover Letter as Word", exact: true }).click();
    expect((await arrives).suggestedFilename()).toMatch(/\.docx$/);
  });
});

test("a file and a template of finished documents are one click away after paying", async ({
  page,
}) => {
  test.slow();
  const { id } = await openDocuments(page);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Resume as DOCX/ }).click();
  await seePlans(page);
  await payAndGoOn(page, "Choose Starter");
  await expect(page).toHaveURL(new RegExp(`/s/${id}`));
  const arrives = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Resume as DOCX" }).click();
  expect((await arrives).suggestedFilename()).toMatch(/\.docx$/);

  await openLook(page);
  await page.getByRole("button", { name: /^Academic Research/ }).click();
  await seePlans(page);
  await expect(page.getByRole("button", { name: "Back to where you were" })).toBeVisible();
  await page.getByRole("button", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(new RegExp(`/s/${id}`));
});
