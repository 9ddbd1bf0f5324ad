import type { Locator, Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./fixtures.ts";
import { openWorkspace } from "./review-walk.ts";
import { bearer, lines } from "./walk.ts";

/** Both documents as the server has them, and the edits that it keeps. */
async function stored(page: Page, id: string): Promise<unknown> {
  const headers = await bearer(page);
  const answer = await page.request.get(`/api/v1/generate/sessions/${id}`, { headers });
  const { tailoring } = await answer.json();
  return {
    resume: tailoring.resume.resume,
    letter: tailoring.letter.letter,
    edits: tailoring.edited?.edits ?? [],
  };
}

function panel(page: Page): Locator {
  return page.locator("[data-edit-panel]");
}

function field(page: Page, path: string): Locator {
  return panel(page).locator(`[data-field="${path}"]`);
}

/** Opens the field at an address and writes over it. */
async function write(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
  await page.keyboard.press("Control+Enter");
  await expect(field(page, path)).toContainText(text);
}

function printed(page: Page, text: string): Locator {
  return lines(page).and(page.getByLabel(text)).first();
}

/** The texts of the closed fields of an entry. */
async function bullets(entry: Locator): Promise<string[]> {
  return await entry
    .locator("li [data-field]")
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ""));
}

async function addJob(page: Page): Promise<Locator> {
  await panel(page).getByRole("button", { name: "Add job" }).click();
  await page.keyboard.type("Dock Planner");
  await page.keyboard.press("Enter");
  // The next value of the new entry is open.
  await page.keyboard.type("Quay & Sons");
  await page.keyboard.press("Enter");
  const job = panel(page).getByRole("group", { name: "Dock Planner" });
  await job.getByRole("button", { name: "Add bullet" }).click();
  await page.keyboard.type("Planned the docks of two sites");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Kept the calendar of the crews");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  expect(await bullets(job)).toEqual([
    "Planned the docks of two sites",
    "Kept the calendar of the crews",
  ]);
  return job;
}

async function moveByKeyboard(page: Page, job: Locator): Promise<void> {
  await job.getByRole("button", { name: "Move Bullet 2" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Bullet 2 is over place 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect
    .poll(async () => await bullets(job))
    .toEqual(["Kept the calendar of the crews", "Planned the docks of two sites"]);
  await job.getByRole("button", { name: /^Bullet 1: .* More$/ }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expect
    .poll(async () => await bullets(job))
    .toEqual(["Planned the docks of two sites", "Kept the calendar of the crews"]);
}

async function changeTags(page: Page): Promise<void> {
  const skills = panel(page).locator('[data-section="skills"]');
  const input = skills.getByRole("textbox").first();
  const tags = skills.locator("button[data-field]");
  const before = await tags.count();
  await input.focus();
  await page.keyboard.type("Route planning,Kardex");
  await page.keyboard.press("Enter");
  await page.keyboard.type("kardex");
  await page.keyboard.press("Enter");
  await expect(skills.getByText("“kardex” is there already.")).toBeVisible();
  await expect(tags).toHaveCount(before + 2);
  await page.keyboard.press("Backspace");
  await expect(tags.filter({ hasText: "Kardex" })).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(tags).toHaveCount(before + 1);
  await expect(tags.filter({ hasText: "Route planning" })).toBeFocused();
}

async function addParagraph(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Cover Letter" }).click();
  const body = panel(page).locator('[data-section="body"]');
  await expect(body.getByText("Opening paragraph", { exact: true })).toBeVisible();
  const before = await body.locator("li").count();
  await body.getByRole("button", { name: "Add paragraph" }).click();
  await page.keyboard.type("I would be glad to show you how a dock is planned.");
  await page.keyboard.press("Control+Enter");
  await expect(body.locator("li")).toHaveCount(before + 1);
}

/** Targets of the Edit tab that are smaller than 24 by 24 pixels. */
async function smallTargets(page: Page): Promise<string[]> {
  return await panel(page)
    .locator("button, input, textarea, a")
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width >= 24 && height >= 24 ? [] : [one.outerHTML.slice(0, 120)];
      }),
    );
}

test("check 05 and 06, the Edit tab: by section and as a form, by keyboard too, and everything can be taken back", async ({
  page,
}) => {
  test.slow();
  const id = await openWorkspace(page, "source");
  const start = await stored(page, id);
  await page.getByRole("tab", { name: "Edit", exact: true }).click();
  await expect(panel(page).getByText("Enhanced Edit Mode")).toBeVisible();
  await panel(page).getByRole("button", { name: "Got it" }).click();

  await test.step("by section", async () => {
    await panel(page).getByRole("button", { name: "By section" }).click();
    await expect(panel(page).getByRole("heading", { name: /^Contact/ })).toBeVisible();
    await write(page, "contact.phone", "(503) 555-0199");
    await expect(panel(page).getByText(/^\d edits?$/)).toBeVisible();
    await expect(printed(page, "(503) 555-0199")).toBeAttached();
    await panel(page).getByRole("button", { name: "Structured" }).click();
  });
  await test.step("a job with bullets, moved by keyboard and by its menu", async () => {
    const job = await addJob(page);
    await moveByKeyboard(page, job);
    await expect(printed(page, "Planned the docks of two sites")).toBeAttached();
    await expect(job.getByText("Added by you").first()).toBeVisible();
  });
  await test.step("skills as tags", async () => await changeTags(page));
  await test.step("accessible in both themes, and every target is large enough", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await brokenRules(page, "[data-edit-panel]")).toEqual([]);
    }
    expect(await smallTargets(page)).toEqual([]);
  });
  await test.step("a paragraph of the letter", async () => await addParagraph(page));
  await test.step("at 320 pixels nothing runs out of the window", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(panel(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(
      await panel(page).evaluate((one) => one.scrollWidth - one.clientWidth),
    ).toBeLessThanOrEqual(0);
    expect(await brokenRules(page, "[data-edit-panel]")).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("undo, until there is nothing left", async () => {
    const undo = page.getByRole("button", { name: /^Undo/ }).first();
    for (let presses = 0; presses < 40 && (await undo.isEnabled()); presses += 1)
      await undo.click();
    await expect(undo).toBeDisabled();
    await expect(page.getByText(/^All changes saved/).first()).toBeVisible();
    expect(await stored(page, id)).toEqual(start);
  });
});
