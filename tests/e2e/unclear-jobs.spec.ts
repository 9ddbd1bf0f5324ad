import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { posting } from "./input.ts";
import { looksOf } from "./looks.ts";
import {
  addPosting,
  create,
  enter,
  expectDocuments,
  expectRead,
  expectScreen,
  openCheck,
} from "./walk.ts";

const resume = `Ada Byron
ada@example.org
Prefers to be called Bee
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

async function give(page: Page): Promise<void> {
  await enter(page, "/new");
  await expectScreen(page, "New application");
  await page.locator("input[type=file]").setInputFiles({
    name: "ada.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(resume),
  });
  await expectRead(page);
}

const wayOn = (page: Page) => page.getByRole("button", { name: "Create My Resume & Cover Letter" });
/** What a browser would know of an upload if nothing of it were asked. */
function withoutQuestions(upload: unknown): unknown {
  const text = JSON.stringify(upload, (key, value: unknown) =>
    key === "findings" && Array.isArray(value)
      ? value.filter((one: unknown) => !Object.hasOwn(Object(one), "path"))
      : value,
  );
  return JSON.parse(text) as unknown;
}

const noEmployer = (page: Page) => page.getByRole("button", { name: "There was no employer" });

test("a job without an employer is asked about before documents are made", async ({ page }) => {
  await give(page);
  await addPosting(page, posting);
  await wayOn(page).press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("Please answer this first");
  await expect(page.getByRole("heading", { name: "One thing first" })).toBeFocused();
  await noEmployer(page).press("Enter");
  await expect(noEmployer(page)).toHaveCount(0);
  await expect(page.getByText("All checked.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(noEmployer(page)).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(noEmployer(page)).toHaveCount(0);
  await create(page);
  await expectDocuments(page);
});

test("the employer that is filled in answers the question", async ({ page }) => {
  await give(page);
  await page.getByRole("button", { name: /^Show in the file.*Stock Keeper/ }).click();
  await expect(page.locator("figure mark").first()).toContainText("Stock Keeper");
  await page.getByRole("button", { name: /^Fill in.*Stock Keeper/ }).click();
  await page.keyboard.type("Harbour Stores");
  await page.keyboard.press("Enter");
  await expect(noEmployer(page)).toHaveCount(0);
  await expect(page.getByText("All checked.")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await openCheck(page);
  await expect(page.locator('[id="value-exp1.company"]')).toContainText("Harbour Stores");
});

test.describe("past the question", () => {
  test.use({ allowed: [/status of 422/] });

  test("a run that is started past the question is refused, and the way to it is offered", async ({
    page,
  }) => {
    await give(page);
    await addPosting(page, posting);
    // Another window of an older release: its browser knows nothing of the question.
    await page.route("**/api/v1/upload/*", async (route) => {
      const answer = await route.fetch();
      const upload: unknown = await answer.json();
      await route.fulfill({ response: answer, json: withoutQuestions(upload) });
    });
    await page.reload();
    await expect(page.getByRole("link", { name: "See what we read" })).toBeVisible();
    await page.unrouteAll();
    await wayOn(page).click();
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
    await give(page);
    await openCheck(page);
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
    await page.getByRole("button", { name: /^Leave out.*Prefers/ }).click();
    await expect(page.getByText(/facts used; \d+ left out\./)).toBeVisible();
    await expect(page.getByText("left out by you")).toBeVisible();
  });
}
