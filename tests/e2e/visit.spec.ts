import { join } from "node:path";
import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./fixtures.ts";
import { expectScreen, lines } from "./walk.ts";

const files = join(import.meta.dirname, "files");
const posting = "Operations Coordinator\nCompany: Harbour Freight\n\nYou bring\n- Excel\n- SAP";

function pages(page: Page) {
  return page.locator("#pages [data-path]");
}

async function signInHere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in to keep it" }).click();
  const field = page.getByRole("textbox", { name: "Email address" });
  await expect(field).toBeFocused();
  await field.fill(`visitor-${Date.now()}@example.org`);
  await field.press("Enter");
}

test("the sample is one click from the first page, costs nothing and is kept by signing in", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "See your result first" })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole("button", { name: "Show me a sample" }).click();
  await expectScreen(page, "Senior Customer Support Specialist at Larkfield Instruments");
  await expect(pages(page).first()).toBeVisible();
  await expect(page.locator("[data-truth]")).toContainText("up from");
  await expect(page.getByRole("heading", { name: "What they ask, and your line" })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  // A line and the words that it was made of are lit together.
  await pages(page).nth(3).hover();
  await expect(page.locator('[data-file-line][data-lit="true"]').first()).toBeAttached();
  await page.getByRole("tab", { name: "Cover Letter" }).click();
  await expect(page.getByRole("button", { name: /^Dear/ })).toBeVisible();
  await page.reload();
  await expect(pages(page).first()).toBeVisible();
  await signInHere(page);
  await page.waitForURL(/\/s\/[^/]+$/);
  await expect(lines(page).first()).toBeAttached();
  await page.getByRole("link", { name: "Savile, home" }).click();
  await expect(page.getByText("4 of 4 left")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});

test("an own file gives a result, is counted when it is kept, and can be deleted at once", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Show My Result" }).click();
  await expect(page.getByText("Choose your resume first.").first()).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(join(files, "resume.txt"));
  await page.getByRole("textbox", { name: "Job posting" }).fill(posting);
  await page.getByRole("button", { name: "Show My Result" }).click();
  await expectScreen(page, "Operations Coordinator at Harbour Freight");
  await page.getByRole("button", { name: "Delete it now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your resume" })).toBeVisible();
  await page.goto("/try");
  await expect(page.getByText(/^Nothing is kept here/)).toBeVisible();
  await page.getByRole("link", { name: "Start over" }).click();
  await page.locator("input[type=file]").setInputFiles(join(files, "resume.txt"));
  await page.getByRole("textbox", { name: "Job posting" }).fill(posting);
  await page.getByRole("button", { name: "Show My Result" }).click();
  await expectScreen(page, "Operations Coordinator at Harbour Freight");
  // Signing in on the first page keeps it as well.
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Open it" })).toBeVisible();
  await page.getByLabel("Email address").fill(`keeper-${Date.now()}@example.org`);
  await page.getByRole("button", { name: "Sign In Instantly" }).click();
  await page.waitForURL(/\/s\/[^/]+$/);
  await page.getByRole("link", { name: "Savile, home" }).click();
  await expect(page.getByText("3 of 4 left")).toBeVisible();
  const state = page.getByRole("combobox", { name: /^Where/ });
  await state.selectOption("Interview");
  await page.reload();
  await expect(state).toHaveValue("interview");
  await expect(page.getByText("from resume.txt")).toBeVisible();
});
