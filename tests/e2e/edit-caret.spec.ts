import type { Locator, Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { lineAt, openField, openForEditing } from "./edit-walk.ts";
import { expect, test } from "./fixtures.ts";
import { openWorkspace } from "./review-walk.ts";

// A draft that is drawn while a save goes through is refused and asked for anew; the browser notes it.
test.use({ allowed: [/409 \(Conflict\)/] });

const bullet = "exp1.b2";

interface Caret {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

async function caretOf(field: Locator): Promise<Caret> {
  return await field.evaluate((one) => {
    if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) {
      throw new Error("no field");
    }
    return { text: one.value, start: one.selectionStart ?? -1, end: one.selectionEnd ?? -1 };
  });
}

/** Where the letters of a line end on the page, as a part of the width of its button. */
async function widthOfWords(page: Page): Promise<number> {
  return await lineAt(page, bullet).evaluate((button) => {
    const box = button.getBoundingClientRect();
    const marks = [...document.querySelectorAll("[data-page] svg path")]
      .map((path) => path.getBoundingClientRect())
      .filter(({ top, bottom, left }) => {
        const middle = (top + bottom) / 2;
        return middle > box.top && middle < box.bottom && left >= box.left - 2;
      });
    return (Math.max(...marks.map(({ right }) => right)) - box.left) / box.width;
  });
}

async function clickLine(page: Page, part: number): Promise<Caret> {
  const box = await lineAt(page, bullet).boundingBox();
  if (box === null) throw new Error("the line is not on the screen");
  await page.mouse.click(box.x + box.width * part, box.y + box.height / 2);
  await openField(page).waitFor();
  return await caretOf(openField(page));
}

test("a click on a line of the page puts the caret there, and one key replaces nothing", async ({
  page,
}) => {
  await openWorkspace(page, "changes");
  await openForEditing(page);
  const words = await widthOfWords(page);
  for (const part of [0.1, 0.35, 0.6, 0.85]) {
    const { text, start, end } = await clickLine(page, words * part);
    expect(start).toBe(end);
    // Letters differ in width: the place is the one that was clicked within a tenth of the line.
    expect(Math.abs(start / text.length - part)).toBeLessThan(0.1);
    await page.keyboard.type("q");
    await expect(openField(page)).toHaveValue(`${text.slice(0, start)}q${text.slice(start)}`);
    await page.keyboard.press("Escape");
    await expect(openField(page)).toHaveCount(0);
  }
  const { text, start, end } = await clickLine(page, Math.min(0.98, words + 0.05));
  expect([start, end]).toEqual([text.length, text.length]);
});

test("a click on a text of the form puts the caret there, and a key opens it at its end", async ({
  page,
}) => {
  await openWorkspace(page, "changes");
  await page.getByRole("tab", { name: "Edit", exact: true }).click();
  const closed = page.locator(`[data-edit-panel] button[data-field="${bullet}"]`);
  await closed.scrollIntoViewIfNeeded();
  const place = await closed.evaluate((button) => {
    const text = button.firstChild;
    if (text === null) throw new Error("no text");
    const range = document.createRange();
    range.setStart(text, 8);
    range.setEnd(text, 9);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left + 1, y: top + height / 2 };
  });
  await page.mouse.click(place.x, place.y);
  const field = page.locator(`[data-edit-panel] [data-field="${bullet}"]`).locator("textarea");
  expect(await caretOf(field)).toMatchObject({ start: 8, end: 8 });
  await page.keyboard.press("Escape");
  await closed.press("Enter");
  const { text, start, end } = await caretOf(field);
  expect([start, end]).toEqual([text.length, text.length]);
});

test("a line of which most went can be put back, on the page and in the form", async ({ page }) => {
  await openWorkspace(page, "changes");
  await openForEditing(page);
  const before = (await clickLine(page, 0.2)).text;
  await openField(page).fill("x");
  await page.keyboard.press("Control+Enter");
  const note = page.locator(`[data-lost="${bullet}"]`);
  await expect(note).toContainText(before);
  // It waits for whoever is at it.
  await note.getByRole("button", { name: "Undo" }).focus();
  expect(await brokenRules(page)).toEqual([]);
  await page.waitForTimeout(9_000);
  await note.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(note).toHaveCount(0);
  await expect(lineAt(page, bullet)).toBeFocused();
  expect(await lineAt(page, bullet).getAttribute("aria-label")).toContain(before);

  await page.getByRole("tab", { name: "Edit", exact: true }).click();
  const field = page.locator(`[data-edit-panel] [data-field="${bullet}"]`);
  await field.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("y");
  await page.keyboard.press("Control+Enter");
  await expect(note).toContainText(before);
  await note.hover();
  expect(await brokenRules(page)).toEqual([]);
  await note.getByRole("button", { name: "Undo" }).click();
  await expect(field).toContainText(before);
});

test("a stump is added by the person, not proven", async ({ page }) => {
  await openWorkspace(page, "changes");
  await openForEditing(page);
  await clickLine(page, 0.2);
  await openField(page).fill("M");
  await page.keyboard.press("Control+Enter");
  await expect(lineAt(page, bullet)).toHaveAccessibleName(/added by you/);
});
