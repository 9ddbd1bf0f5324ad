import type { Page } from "@playwright/test";
import { openForEditing, openLine } from "./edit-walk.ts";
import { expect, test } from "./fixtures.ts";
import { controlsOf, press } from "./offline-walk.ts";
import { openWorkspace } from "./review-walk.ts";
import { lines } from "./walk.ts";

// Without a line every call fails; the browser notes it.
test.use({ allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

const words = "Kept stock records without a line to the server";

/** Waits until the browser keeps the application and the documents. */
async function waitForCopy(page: Page, id: string): Promise<void> {
  await expect
    .poll(
      async () =>
        await page.evaluate(async (session) => {
          const names = await caches.keys();
          const shell = names.find((name) => name.startsWith("shell "));
          if (shell === undefined || !names.includes("documents")) return false;
          const kept = await (await caches.open("documents")).keys();
          const pages = kept.filter(({ url }) => url.includes(`${session}/preview/`));
          const page = await (await caches.open(shell)).match("/");
          return page !== undefined && pages.length === 2;
        }, id),
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** The application lives: its frame stands, and no screen gave up. */
async function expectAlive(page: Page, after: string): Promise<void> {
  // By their place and words, and not by their roles: a dialog hides the rest from those.
  const gaveUp = page.locator("h1", { hasText: "Something went wrong" });
  expect(await gaveUp.count(), `the screen gave up after: ${after}`).toBe(0);
  expect(await page.locator("main#content").count(), `no frame after: ${after}`).toBe(1);
}

test("two seconds after the first paint the line goes: every control of the workspace answers", async ({
  page,
  context,
}) => {
  test.setTimeout(400_000);
  page.on("dialog", (dialog) => void dialog.accept());
  const id = await openWorkspace(page, "changes");
  await page.waitForTimeout(2_000);
  await context.setOffline(true);

  await test.step("words that cannot be stored are told before a download goes without them", async () => {
    await openForEditing(page);
    const field = await openLine(page, "exp1.b2");
    await field.fill(words);
    await page.keyboard.press("Control+Enter");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await page.getByRole("menuitem", { name: "Resume as PDF" }).click();
    const ask = page.getByRole("alertdialog");
    await expect(ask).toContainText("Your latest changes aren't saved");
    await ask.getByRole("button", { name: "Cancel" }).click();
    await expect(ask).toHaveCount(0);
  });

  await test.step("every control can be pressed", async () => {
    const pressed = new Set<string>();
    const missed: string[] = [];
    for (let idle = 0; idle < 2;) {
      const open = await controlsOf(page);
      const next = open.find(
        ({ key }) => !pressed.has(key) && !/Sign Out|Hide the panel/.test(key),
      );
      if (next === undefined) {
        // What lies over the workspace goes away; what stood below it may not have been seen yet.
        await page.keyboard.press("Escape");
        idle += 1;
        continue;
      }
      idle = 0;
      pressed.add(next.key);
      if (!(await press(page, next))) {
        await page.keyboard.press("Escape");
        missed.push(next.key);
      }
      // Some act only after another try to store what waits.
      await page.waitForTimeout(/Print/.test(next.key) ? 5_000 : 300);
      await expectAlive(page, next.key);
      // Another screen: it lives, too, and the way leads back.
      if (!new URL(page.url()).pathname.endsWith(`/s/${id}`)) {
        await page.goBack();
        await expect(lines(page).first(), `no way back from: ${next.key}`).toBeAttached();
      }
    }
    // One bar and a rail: fewer controls stand on the screen than its panels hold.
    expect(pressed.size).toBeGreaterThan(45);
    // Links for the keyboard lie outside of the screen, and a line may lie under the field of another.
    expect(missed.length).toBeLessThan(pressed.size / 8);
  });

  await test.step("the palette and the shortcuts come by their keys", async () => {
    for (const [key, name] of [
      ["Control+k", "Find an action or a line"],
      ["?", "Keyboard shortcuts"],
    ] as const) {
      await page.locator("main#content").focus();
      await page.keyboard.press(key);
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await expectAlive(page, key);
      await page.keyboard.press("Escape");
    }
  });
});

/** A workspace whose documents this browser keeps; answers the id of the session. */
async function openKept(page: Page): Promise<string> {
  page.on("dialog", (dialog) => void dialog.accept());
  const id = await openWorkspace(page, "changes");
  await waitForCopy(page, id);
  return id;
}

test("what was kept for one account is gone once it signed out, with a line or without", async ({
  page,
  context,
}) => {
  test.slow();
  const id = await openKept(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Sign In Instantly" })).toBeVisible();
  await expect
    .poll(async () => await page.evaluate(async () => await caches.has("documents")))
    .toBe(false);
  // The same browser signs in again as it loads: the frame is there, and nothing of the person.
  await page.goto(`/s/${id}`);
  await expect(page.locator("main#content")).toBeAttached();
  await expect(page.getByText("Unable to connect").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Ida Marlow")).toHaveCount(0);
});

test("a reload without a line shows the documents that were open, and what is typed is kept", async ({
  page,
  context,
}) => {
  test.slow();
  await openKept(page);
  const before = await lines(page).count();
  await context.setOffline(true);
  await page.reload();
  // Older browsers take themselves to be online after a reload: then it is the service that is told as away.
  const told = page.getByText("You are offline.").or(page.getByText("System Unreachable"));
  await expect(told.first()).toBeVisible();
  await expect(lines(page)).toHaveCount(before);
  await openForEditing(page);
  const field = await openLine(page, "exp1.b2");
  await field.fill(words);
  await page.keyboard.press("Control+Enter");
  await page.reload();
  await expect(page.locator("[data-edit-panel], [data-page]").first()).toBeAttached();
  await expect(page.locator("[data-save]").first()).not.toHaveAttribute("data-save", "saved");
  await context.setOffline(false);
  await expect(page.locator("[data-save]").first()).toHaveAttribute("data-save", "saved", {
    timeout: 30_000,
  });
  await expect(lines(page).and(page.getByLabel(words)).first()).toBeAttached();
});

test("home without a line says when the applications come, and brings them with the line", async ({
  page,
  context,
}) => {
  const id = await openWorkspace(page, "changes");
  await waitForCopy(page, id);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Savile, home" }).click();
  await expect(page.getByText(/^Your applications appear here/)).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Loading")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});
