import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { cards, openWorkspace } from "./review-walk.ts";

/** Numbers that a pattern finds in what a part of the page shows. */
async function numbersIn(page: Page, selector: string, pattern: RegExp): Promise<number[]> {
  const text = await page.locator(selector).first().innerText();
  return [...text.replaceAll(/\s+/g, " ").matchAll(pattern)].map((match) => Number(match[1]));
}

const open = /(\d+) lines? (?:is|are) not proven/g;

test("every view tells the same lines without proof, and the same points", async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 900 });
  const id = await openWorkspace(page, "changes");
  await expect(page.getByText("Every line is proven")).toBeVisible();
  await cards(page).getByRole("button", { name: /^Edit/ }).first().click();
  await page.getByRole("textbox", { name: /^Your words for/ }).fill("Led 200 people at NASA");
  await page.keyboard.press("Control+Enter");
  const column = "aside[aria-labelledby=column-title]";
  await expect(page.locator(column).getByText("1 line is not proven")).toBeVisible();

  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto(`/s/${id}?tab=match`);
  await expect(page.locator("[data-requirement]").first()).toBeVisible();
  const rail = "aside:has(> a[href='#pages'])";
  const [now] = await numbersIn(page, column, /(\d+) \/ 100/g);
  expect(await numbersIn(page, rail, /(\d+) \/ 100/g)).toEqual([now]);
  const reach = await numbersIn(page, column, /Can reach (\d+)/g);
  expect(await numbersIn(page, rail, /Best possible (\d+)/g)).toEqual(reach);
  const [answers = 0] = await numbersIn(page, rail, /If you answer yes below: (\d+)/g);
  for (const gain of await numbersIn(page, rail, /\+([\d.]+) points/g)) {
    expect(Number(now) + gain).toBeLessThanOrEqual(answers);
  }
  const [met, partly, missing] = (
    await page.locator("[data-requirement] button[aria-expanded]").allInnerTexts()
  ).reduce(
    ([a, b, c], text) => [
      a + Number(/\bmet\b/.test(text)),
      b + Number(/\bpartly\b/.test(text)),
      c + Number(/\bmissing\b/.test(text)),
    ],
    [0, 0, 0],
  );
  // Duties are told as met and missing too, and are nothing that is asked for.
  const duties = await page
    .getByRole("heading", { name: /^Duties/ })
    .locator("xpath=following-sibling::ul[1]/li")
    .count();
  const told = await page.getByText(/^\d+ met, \d+ partly, \d+ missing$/).innerText();
  const sum = [...told.matchAll(/\d+/g)].reduce((all, [digits]) => all + Number(digits), 0);
  expect(sum).toBe(met + partly + missing - duties);

  await page.getByRole("tab", { name: "Source" }).click();
  await expect(page.getByText("Lines without proof · 1")).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole("button", { name: /1 thing before you send$/ })).toBeVisible();
  await page.getByRole("button", { name: "Download PDF" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  expect(await numbersIn(page, "[role=alertdialog]", open)).toEqual([1]);
  expect(await dialog.getByRole("listitem").count()).toBe(1);
});
