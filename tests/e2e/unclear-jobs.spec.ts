import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { posting } from "./input.ts";
import { looksOf } from "./looks.ts";
import { addPosting, create, enter, expectDocuments, expectScreen } from "./walk.ts";

const resume = `Ada Byron
ada@example.org
Available from 14 May
Curriculum Vitae

Experience
Stock Keeper
2008 - 2010
- Counted stock and shelves

Clerk, Acme Inc., 2019 - 2021 (2 years)
- Kept records in Excel

Education
Diploma in Trade, Quayside College, 2007

Skills
Excel, SAP
`;

async function check(page: Page): Promise<void> {
  await enter(page, "/new");
  await expectScreen(page, "Upload your resume");
  await page.locator("input[type=file]").setInputFiles({
    name: "ada.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(resume),
  });
  await page.getByRole("button", { name: "Upload & Extract" }).click();
  await page.waitForURL("**/check");
  await expectScreen(page, "Check your details");
}

const wayOn = (page: Page) => page.getByRole("link", { name: "Continue to Job Description" });
const noEmployer = (page: Page) => page.getByRole("button", { name: "There was no employer" });

test("a job without an employer is asked about before the next step", async ({ page }) => {
  await check(page);
  await wayOn(page).press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("Please answer this first");
  await expect(page.getByRole("heading", { name: "One thing first" })).toBeFocused();
  await noEmployer(page).press("Enter");
  await expect(noEmployer(page)).toHaveCount(0);
  await page.reload();
  await expect(wayOn(page)).toBeVisible();
  await expect(noEmployer(page)).toHaveCount(0);
  await addPosting(page, posting);
  await create(page);
  await expectDocuments(page);
});

test("the employer that is filled in answers the question", async ({ page }) => {
  await check(page);
  await page.getByRole("button", { name: /^Fill in.*Stock Keeper/ }).click();
  await page.keyboard.type("Harbour Stores");
  await page.keyboard.press("Enter");
  await expect(page.locator('[id="value-exp1.company"]')).toContainText("Harbour Stores");
  await expect(noEmployer(page)).toHaveCount(0);
  await wayOn(page).click();
  await expectScreen(page, "Add the job description");
});

test.describe("past the question", () => {
  test.use({ allowed: [/status of 422/] });

  test("a run that is started past the question is refused, and the way to it is offered", async ({
    page,
  }) => {
    await check(page);
    const way = new URL(page.url()).pathname.replace(/check$/, "job");
    await page.goto(way);
    await page.getByRole("textbox", { name: "Job description" }).fill(posting);
    await page.getByRole("button", { name: "Process Job Description" }).click();
    await expectScreen(page, "Choose Your Template");
    await page.getByRole("button", { name: "Create My Resume & Cover Letter" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "Some jobs of this resume" });
    await expect(refusal).toBeVisible();
    await page.getByRole("link", { name: "Answer them now" }).click();
    await expect(noEmployer(page)).toBeVisible();
  });
});

for (const [colorScheme, width] of looksOf(
  [
    ["light", 1280],
    ["dark", 360],
  ] as const,
  1,
)) {
  test(`what became of the file is counted and listed, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await check(page);
    await expect(
      page.getByText(/^\d+ of \d+ facts used; \d+ left out; 1 to look at\./),
    ).toBeVisible();
    await page.getByRole("button", { name: "Show me" }).click();
    await expect(page.getByRole("heading", { name: "Other lines · 1" })).toBeFocused();
    await page.getByText("Left out, and why").click();
    await expect(page.getByText("says what the file is")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => [one.id, one.nodes.map((node) => node.html)])).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: /^Leave out.*Available/ }).click();
    await expect(page.getByText(/facts used; \d+ left out\./)).toBeVisible();
    await expect(page.getByText("left out by you")).toBeVisible();
  });
}
