import type { Locator, Page } from "@playwright/test";

/** Switches Edit Mode on. */
export async function openForEditing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await page.getByRole("button", { name: "Exit Edit" }).waitFor();
}

/** The button of a line on the page. */
export function lineAt(page: Page, path: string): Locator {
  return page.locator(`[data-page] [data-path="${path}"]`).first();
}

/** The field of the line that is open on the page. */
export function openField(page: Page): Locator {
  return page.locator("[data-open-line]").locator("input, textarea");
}

/** Opens a line on the page; its field has the focus then. */
export async function openLine(page: Page, path: string): Promise<Locator> {
  await lineAt(page, path).click();
  const field = openField(page);
  await field.waitFor();
  return field;
}

/**
 * Gives a line another text and answers the milliseconds from the key that keeps it to the frame that shows
 * its page.
 */
export async function timeOfEdit(page: Page, path: string, text: string): Promise<number> {
  const field = await openLine(page, path);
  // Entered in one go and kept in the same moment: nothing is drawn before the key.
  return await field.evaluate(async (element, next) => {
    const sheet = element.closest("[data-page]")?.querySelector(".size-full");
    if (sheet === null || sheet === undefined) throw new Error("the page is not painted");
    const { prototype } =
      element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, next);
    element.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    const painted = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error("no new page came")), 10_000);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now()));
      });
      observer.observe(sheet, { childList: true });
    });
    const begun = performance.now();
    const key = { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent("keydown", key));
    return (await painted) - begun;
  }, text);
}

/** What {@link timeOfCounting} takes on the two quiet cores that the bars are for, in ms. */
const quietCountingMs = 200;

/** Milliseconds that the browser needs to count: tells what a machine has left for it at this moment. */
async function timeOfCounting(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const begun = performance.now();
    let sum = 0;
    for (let turn = 0; turn < 30_000_000; turn += 1) sum = (Math.imul(sum, 31) + turn) | 0;
    const taken = performance.now() - begun;
    return sum === 0.5 ? 0 : taken;
  });
}

/** How many times slower than two quiet cores this machine is now; never below 1. */
export async function slownessOf(page: Page): Promise<number> {
  return Math.max(1, (await timeOfCounting(page)) / quietCountingMs);
}

const keysTyped = 40;
const msBetweenKeys = 70;

/** Types into a line with the processor slowed down; answers how long each key took to be answered, in ms. */
export async function timesOfTyping(page: Page, path: string, slowedBy: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await openLine(page, path);
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, "keyTimes", times);
    const quick = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.push(entry.duration);
    }).observe(quick);
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowedBy });
  await page.keyboard.press("End");
  for (let count = 0; count < keysTyped; count += 1) {
    await page.keyboard.press(count % 8 === 7 ? "Space" : "o");
    await page.waitForTimeout(msBetweenKeys);
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.keyboard.press("Escape");
  return await page.evaluate(() => {
    const times: unknown = Reflect.get(window, "keyTimes");
    return Array.isArray(times) ? [0, ...times.map(Number)] : [0];
  });
}
