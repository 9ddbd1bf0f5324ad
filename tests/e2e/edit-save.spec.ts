import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { wordyResume } from "./review-walk.ts";
import { bearer, enter, lines } from "./walk.ts";
import { documentsByWire } from "./wire.ts";
import type { WireAccount } from "./wire.ts";

// Calls fail on purpose here; the browser notes it.
test.use({ allowed: [/Failed to load resource/] });

const saves = "**/api/v1/generate/sessions/*/edits";
const line = "exp1.b1";
const other = "exp1.b2";

interface Opened {
  readonly id: string;
  readonly account: WireAccount;
}

async function openEditing(page: Page): Promise<Opened> {
  const account = await enter(page, "/new");
  const id = await documentsByWire(page.request, account, await wordyResume());
  await openSession(page, id);
  return { id, account };
}

async function openSession(page: Page, id: string): Promise<void> {
  await page.goto(`/s/${id}?tab=edit`);
  await expect(lines(page).first()).toBeAttached();
  await expect(field(page, line)).toBeVisible();
}

function panel(page: Page): Locator {
  return page.locator("[data-edit-panel]");
}

function field(page: Page, path: string): Locator {
  return panel(page).locator(`[data-field="${path}"]`);
}

function status(page: Page): Locator {
  return page.locator("[data-save]").first();
}

async function textOf(page: Page, path: string): Promise<string> {
  return await field(page, path).evaluate((one) => one.firstChild?.textContent ?? "");
}

async function type(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

async function write(page: Page, path: string, text: string): Promise<void> {
  await type(page, path, text);
  await page.keyboard.press("Control+Enter");
  await expect(field(page, path)).toContainText(text);
}

async function storedText(page: Page, id: string, path: string): Promise<string | undefined> {
  const headers = await bearer(page);
  const answer = await page.request.get(`/api/v1/generate/sessions/${id}`, { headers });
  const { tailoring } = await answer.json();
  const bullets: readonly { id: string; text: string }[] =
    tailoring.resume.resume.experience[0].bullets;
  return bullets.find((one) => `exp1.${one.id}` === path)?.text;
}

async function copies(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("editableDoc_")),
  );
}

/** Counts in the page the saves that go out, and notes whether Ctrl+S was kept from the browser. */
function noteSaves(): void {
  const notes = { saves: 0, prevented: new Array<boolean>() };
  Reflect.set(window, "notes", notes);
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (typeof input === "string" && input.endsWith("/edits")) notes.saves += 1;
    return await send(input, init);
  };
  window.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() === "s" && event.ctrlKey) {
      setTimeout(() => notes.prevented.push(event.defaultPrevented));
    }
  });
}

async function saveCount(page: Page): Promise<number> {
  return await page.evaluate(() => Reflect.get(window, "notes").saves);
}

/** No call gets through while the page goes away, as when a window crashes. */
function loseLastCalls(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (init?.keepalive === true) throw new TypeError("Failed to fetch");
    return await send(input, init);
  };
}

async function undo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Undo", exact: true }).click();
}

test("check 09, 10, 12 and 14: one save three seconds after the last edit, the next for what came meanwhile", async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await page.addInitScript(noteSaves);
  const { id } = await openEditing(page);
  const first = await textOf(page, line);
  const second = await textOf(page, other);

  await test.step("check 09: 3000 ms (± 300) after the last edit exactly one save request", async () => {
    await write(page, line, "Coordinated shipments with nine carriers");
    await expect(status(page)).toContainText("1 unsaved change");
    await expect(status(page)).toHaveAttribute("data-save", "saved");
    await type(page, other, "Kept stock records");
    // From here on the time of the page stands still but for what the test lets pass.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
    const before = await saveCount(page);
    await page.keyboard.press("Control+Enter");
    await page.clock.runFor(2_700);
    expect(await saveCount(page)).toBe(before);
    await page.clock.runFor(600);
    await expect.poll(async () => await saveCount(page)).toBe(before + 1);
    await page.clock.resume();
    await expect(status(page)).toHaveAttribute("data-save", "saved");
    await expect(status(page)).toContainText(/All changes saved · v\d+/);
    expect(await saveCount(page)).toBe(before + 1);
  });

  await test.step("check 10: typing during a save loses no character and yields a second save", async () => {
    const before = await saveCount(page);
    const held: (() => void)[] = [];
    await page.route(
      saves,
      async (route: Route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      },
      { times: 1 },
    );
    await write(page, line, "Coordinated shipments");
    await expect(status(page)).toHaveAttribute("data-save", "saving");
    await type(page, line, "Coordinated all");
    for (const letGo of held) letGo();
    await page.keyboard.type(" shipments, day and night");
    await page.keyboard.press("Control+Enter");
    await expect(status(page)).toHaveAttribute("data-save", "saved");
    const words = "Coordinated all shipments, day and night";
    expect(await textOf(page, line)).toBe(words);
    expect(await storedText(page, id, line)).toBe(words);
    expect(await saveCount(page)).toBe(before + 2);
  });

  await test.step("check 12: N undos restore the loaded document, N redos return, a new edit disables Redo", async () => {
    for (let count = 0; count < 4; count += 1) await undo(page);
    expect([await textOf(page, line), await textOf(page, other)]).toEqual([first, second]);
    const redo = page.getByRole("button", { name: "Redo", exact: true });
    for (let count = 0; count < 4; count += 1) await redo.click();
    expect(await textOf(page, line)).toBe("Coordinated all shipments, day and night");
    await expect(redo).toBeDisabled();
    await undo(page);
    await expect(redo).toBeEnabled();
    await write(page, other, "Kept all stock records");
    await expect(redo).toBeDisabled();
  });

  await test.step("check 14: Ctrl+S saves and blocks the browser's dialog, inside of a field too", async () => {
    const before = await saveCount(page);
    await type(page, other, "Kept the stock records");
    await page.keyboard.press("Control+s");
    await expect.poll(async () => await saveCount(page)).toBe(before + 1);
    await page.keyboard.press("Escape");
    await expect(status(page)).toHaveAttribute("data-save", "saved");
    expect(await page.evaluate(() => Reflect.get(window, "notes").prevented)).toEqual([true]);
    expect(await storedText(page, id, other)).toBe("Kept the stock records");
  });

  await test.step("a decision wins over the words on its line; one undo brings both back", async () => {
    const mine = await textOf(page, line);
    await page.getByRole("tab", { name: /^Changes/ }).click();
    const card = page.locator(`article[data-change$=".${line}"]`).first();
    await card.getByRole("button", { name: /original/i }).click();
    await expect.poll(async () => await storedText(page, id, line)).toContain("in order to");
    await undo(page);
    await expect.poll(async () => await storedText(page, id, line)).toBe(mine);
    await expect(status(page)).toHaveAttribute("data-save", "saved");
  });

  await test.step("leaving edit mode sends the document as a whole, which changes nothing", async () => {
    const before = await status(page).textContent();
    const sent = page.waitForResponse(/direct-update$/);
    await page.getByRole("button", { name: "Exit Edit" }).first().click();
    expect((await sent).status()).toBe(200);
    await expect(status(page)).toHaveText(before ?? "");
  });
});

test("check 11: what cannot be saved is kept here, shown after a reload, and saved when the line is back", async ({
  page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.addInitScript(loseLastCalls);
  const { id } = await openEditing(page);
  let attempts = 0;
  await page.route(saves, async (route) => {
    attempts += 1;
    await route.abort("connectionfailed");
  });
  await write(page, line, "Words without a line");
  await expect(status(page)).toHaveText(
    "Changes saved locally (will sync when connection restored)",
  );
  expect(attempts).toBe(3);
  expect(await copies(page)).toEqual([`editableDoc_${id}_resume`]);

  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: "Resume as PDF" }).click();
  const ask = page.getByRole("alertdialog");
  await expect(ask).toContainText("Your latest changes aren't saved");
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain(`pending_${id}_resume`);
  await ask.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Stay Signed In" }).click();
  expect(await copies(page)).toHaveLength(1);

  await page.reload();
  await expect(field(page, line)).toContainText("Words without a line");
  expect(await copies(page)).toHaveLength(1);
  await page.unroute(saves);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(status(page)).toHaveAttribute("data-save", "saved");
  expect(await copies(page)).toEqual([]);
  expect(await storedText(page, id, line)).toBe("Words without a line");
});

test("two windows: work on different lines comes together, on the same line the person chooses", async ({
  page,
  context,
}) => {
  const { id } = await openEditing(page);
  const second = await context.newPage();
  await openSession(second, id);
  await write(page, line, "Written in the first window");
  await write(second, other, "Written in the second window");
  await expect(status(page)).toHaveAttribute("data-save", "saved");
  await expect(status(second)).toHaveAttribute("data-save", "saved");
  await expect(field(page, other)).toContainText("Written in the second window");
  await expect(field(second, line)).toContainText("Written in the first window");

  await write(page, line, "Mine");
  await write(second, line, "Theirs");
  await page.keyboard.press("Control+s");
  await expect(status(page)).toHaveAttribute("data-save", "saved");
  await expect(status(second)).toHaveAttribute("data-save", "conflict");
  await expect(second.getByText("This text was changed in two places")).toBeVisible();
  await second.getByRole("button", { name: "Use mine" }).click();
  await expect(status(second)).toHaveAttribute("data-save", "saved");
  expect(await storedText(page, id, line)).toBe("Theirs");
  await second.close();
});

test("check 29: an expired sign-in keeps the unsaved edit through the new sign-in", async ({
  page,
}) => {
  const { id, account } = await openEditing(page);
  await page.request.post("/api/v1/auth/logout", { headers: account.headers });
  await write(page, line, "Typed after the sign-in ended");
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  expect(await copies(page)).toEqual([`editableDoc_${id}_resume`]);
  const { email } = Object(account.auth["user"]);
  await dialog.getByLabel("Email address").fill(String(email));
  await dialog.getByRole("button", { name: "Sign In Instantly" }).click();
  await expect(dialog).toBeHidden();
  await expect(status(page)).toHaveAttribute("data-save", "saved");
  await expect(field(page, line)).toContainText("Typed after the sign-in ended");
  expect(await storedText(page, id, line)).toBe("Typed after the sign-in ended");
});
