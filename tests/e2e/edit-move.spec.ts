import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openWorkspace } from "./review-walk.ts";

const saves = "**/api/v1/generate/sessions/*/edits";
const first = "Planned the docks of two sites";
const second = "Kept the calendar of the crews";

/** Holds the answers of the server to saves back; what it answers lets those go that wait. */
async function holdAnswers(page: Page): Promise<{ waiting: () => number; letGo: () => void }> {
  const held: (() => void)[] = [];
  await page.route(saves, async (route) => {
    const response = await route.fetch();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response });
  });
  return {
    waiting: () => held.length,
    letGo: () => {
      for (const go of held.splice(0)) go();
    },
  };
}

async function bullets(job: Locator): Promise<string[]> {
  return await job
    .locator("li [data-field]")
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ""));
}

/** Adds a job with two bullets in the Edit tab; the last field is still open. */
async function addJob(page: Page): Promise<Locator> {
  await openWorkspace(page, "source");
  await page.getByRole("tab", { name: "Edit", exact: true }).click();
  const panel = page.locator("[data-edit-panel]");
  await panel.getByRole("button", { name: "Got it" }).click();
  await panel.getByRole("button", { name: "Add job" }).click();
  await page.keyboard.type("Dock Planner");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Quay & Sons");
  await page.keyboard.press("Enter");
  const job = panel.getByRole("group", { name: "Dock Planner" });
  await job.getByRole("button", { name: "Add bullet" }).click();
  for (const text of [first, second]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  return job;
}

function handle(job: Locator, n: number): Locator {
  return job.getByRole("button", { name: `Move Bullet ${n}` });
}

test("a bullet that is held keeps being held when the answer to a save arrives", async ({
  page,
}) => {
  const answers = await holdAnswers(page);
  const job = await addJob(page);
  await page.keyboard.press("Escape");
  await expect.poll(answers.waiting).toBeGreaterThan(0);
  const status = page.locator("[data-save]").first();

  await test.step("by keyboard", async () => {
    await handle(job, 2).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("Bullet 2 is over place 1 of 2.")).toBeAttached();
    answers.letGo();
    await expect(status).toHaveAttribute("data-save", "saved");
    await page.keyboard.press("Space");
    await expect.poll(async () => await bullets(job)).toEqual([second, first]);
  });

  await test.step("by dragging", async () => {
    await expect.poll(answers.waiting).toBeGreaterThan(0);
    await handle(job, 2).hover();
    await page.mouse.down();
    const above = await handle(job, 1).boundingBox();
    if (above === null) throw new Error("the first bullet is not there");
    await page.mouse.move(above.x + 5, above.y + 40, { steps: 4 });
    answers.letGo();
    await expect(status).toHaveAttribute("data-save", "saved");
    await page.mouse.move(above.x + 5, above.y + 5, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => await bullets(job)).toEqual([first, second]);
  });
});

test("a field that closes does not take the focus from who has gone on", async ({ page }) => {
  await page.clock.install();
  const job = await addJob(page);
  // From here on no timer runs but for those that the test lets pass, as on a machine that is busy drawing.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  await page.keyboard.press("Escape");
  await handle(job, 2).focus();
  await page.clock.runFor(200);
  await expect(handle(job, 2)).toBeFocused();
  await page.clock.resume();
  await page.keyboard.press("Space");
  await expect(page.getByText("Bullet 2 picked up. Place 2 of 2.")).toBeAttached();
});
