import type { Locator, Page } from "@playwright/test";
import { walks } from "./every-screen.ts";
import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./fixtures.ts";
import { everyLook, looksOf } from "./looks.ts";
import { posting, sampleResume } from "./input.ts";
import { openWorkspace } from "./review-walk.ts";
import { enter, expectDocuments, expectRead, expectScreen, lines } from "./walk.ts";
import { generateByWire, uploadByWire } from "./wire.ts";

type Look = readonly [number, "light" | "dark"];
const every = [320, 768, 1280].flatMap((width): Look[] => [
  [width, "light"],
  [width, "dark"],
]);
const turns: readonly Look[] = [
  [320, "dark"],
  [1280, "light"],
  [768, "dark"],
];

/** The looks at one screen: in turn a width with a theme, or all of them. */
function looksAt(turn: number): readonly Look[] {
  return everyLook ? every : looksOf(turns, turn);
}

/** Controls that are smaller than 24 by 24 pixels; the lines on a page are as large as they are printed. */
async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("button, a[href], [role=menuitem], [role=option]")]
      .filter((target) => !target.matches(".region, .sr-only") && target.checkVisibility())
      .map((target) => ({ box: target.getBoundingClientRect(), text: target.textContent }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ box, text }) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
}

/** By how much the screen scrolls sideways. */
async function sidewaysScroll(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > width ? [`${wide} pixels wide on a window of ${width}`] : [];
}

/** Everything that is wrong with a screen in these looks, without a reload. */
async function faultsOf(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForTimeout(100);
    const faults = [
      ...(await brokenRules(page)),
      ...(await smallTargets(page)),
      ...(await sidewaysScroll(page, width)),
    ];
    found.push(...faults.map((fault) => `${width} ${colorScheme}: ${fault}`));
  }
  // A phone, and 200 % on a window of 1280 pixels.
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 500 });
    found.push(...(await sidewaysScroll(page, width)));
  }
  if (before !== null) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return found;
}

test.describe("every screen", () => {
  // What the walks bring about on purpose: a part that cannot be loaded, and a refused sign-in.
  test.use({ allowed: [/ERR_FAILED|Failed to fetch dynamically|error loading dynamically/i] });

  for (const [name, walk] of Object.entries(walks)) {
    test(`check 01, 05 and 06: ${name}: no rule is broken, no target small, nothing scrolls sideways`, async ({
      page,
    }) => {
      test.slow();
      const found: string[] = [];
      let turn = 0;
      await walk(page, async (screen) => {
        const faults = await faultsOf(page, looksAt(turn));
        turn += 1;
        found.push(...faults.map((fault) => `${screen}: ${fault}`));
      });
      expect(found).toEqual([]);
    });
  }
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function expectFocusOnContent(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toBeFocused();
}

test("check 02 and 03: the whole flow can be walked with the keyboard alone", async ({ page }) => {
  page.on("filechooser", (dialog) => void dialog.setFiles(sampleResume.path));
  await page.goto("/");
  await tabTo(page, page.getByLabel("Email address"));
  await page.keyboard.type(`keys-${Date.now()}@example.org`);
  await page.keyboard.press("Enter");
  await expectScreen(page, "Your applications");
  await tabTo(page, page.getByRole("button", { name: "Skip Tour" }));
  await page.keyboard.press("Enter");

  await tabTo(page, page.getByRole("link", { name: "Upload Resume" }));
  await page.keyboard.press("Enter");
  await expectScreen(page, "New application");
  await expectFocusOnContent(page);
  await tabTo(page, page.locator("button", { hasText: "Browse" }));
  await page.keyboard.press("Enter");
  await expectRead(page);
  await expect(page.getByRole("button", { name: "Use another file" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "See what we read" }));
  await page.keyboard.press("Enter");
  await expectScreen(page, "Check your details");
  await expectFocusOnContent(page);
  await tabTo(page, page.getByRole("link", { name: "Back to your application" }));
  await page.keyboard.press("Enter");
  await expectScreen(page, "New application");
  await expectFocusOnContent(page);

  await tabTo(page, page.getByRole("textbox", { name: "Job description" }));
  await page.keyboard.insertText(posting);
  await tabTo(page, page.getByRole("button", { name: "Process Job Description" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("radio", { name: /Modern Professional/ }));
  await tabTo(page, page.getByRole("button", { name: "Create My Resume & Cover Letter" }));
  await page.keyboard.press("Enter");
  await expectDocuments(page);
  await expectFocusOnContent(page);

  const first = lines(page).first();
  await tabTo(page, first);
  await page.keyboard.press("ArrowDown");
  await expect(lines(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lines(page).nth(1)).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("main").focus();
  await tabTo(page, page.getByRole("button", { name: "Download", exact: true }));
  await page.keyboard.press("Enter");
  const started = page.waitForEvent("download");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Enter");
  expect((await started).suggestedFilename()).toMatch(/\.pdf$/);
});

/** Runs in the page: what has the focus and is hidden where it is looked for, its label included. */
function hiddenFocus(elements: Element[]): { readonly seen: number; readonly hidden: string[] } {
  const hidden = elements.filter((element) => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(
      box.x + box.width / 2,
      box.y + Math.min(box.height / 2, 12),
    );
    if (top === null) return true;
    const shown = [top, top.closest("label")].some((one) => one?.contains(element));
    return !shown && !element.contains(top);
  });
  return { seen: elements.length, hidden: hidden.map((element) => element.outerHTML) };
}

/** Place of the focused element among all elements of the page; -1 where none has the focus. */
async function placeOfFocus(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return -1;
    return [...document.body.querySelectorAll("*")].indexOf(element);
  });
}

/** Walks on with Tab and collects what hides the focus or leaves the order; answers how many elements had it. */
async function tabAround(page: Page, found: string[]): Promise<number> {
  let seen = 0;
  let last = -1;
  let first = -1;
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.locator("*:focus").evaluateAll(hiddenFocus);
    seen += focus.seen;
    found.push(...focus.hidden.map((html) => `${page.url()}: ${html}`));
    const place = await placeOfFocus(page);
    if (first < 0) first = place;
    // After the last element the first one comes again.
    if (place >= 0 && place < last && place !== first)
      found.push(`${page.url()}: back from ${last} to ${place}`);
    last = place;
  }
  return seen;
}

test("check 04: the focus follows the order of the page and is never out of sight or under a bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const account = await enter(page, "/new");
  const uploadId = await uploadByWire(page.request, account, sampleResume);
  const id = await generateByWire(page.request, account, { uploadId, posting, wait: true });
  const found: string[] = [];
  for (const [path, heading] of [
    [`/new/${uploadId}/check`, "Check your details"],
    [`/new?upload=${uploadId}`, "New application"],
    [`/s/${id}`, "Your Documents Are Ready!"],
  ] as const) {
    await page.goto(path);
    await expectScreen(page, heading);
    // What comes late stands before or after the focus, and would count as a step back.
    await page.waitForLoadState("networkidle");
    expect(await tabAround(page, found)).toBeGreaterThan(10);
  }
  expect(found).toEqual([]);
});

test("the first Tab leads past the header to the content", async ({ page }) => {
  await enter(page, "/");
  await expectScreen(page, "Your applications");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expectFocusOnContent(page);
});

/** Width of the outline of an element, in pixels; 0 where it has none. */
async function outlineOf(target: Locator): Promise<number> {
  return await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });
}

test("check 27: no animation runs for those who want none; forced colours keep focus and marks", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWorkspace(page, "match");
  const long = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration } = animation.effect?.getTiming() ?? {};
        return typeof duration === "number" && duration > 1;
      }).length,
  );
  expect(long).toBe(0);

  await page.emulateMedia({ forcedColors: "active" });
  await page.locator("[data-requirement] button[aria-expanded]").first().click();
  await page.keyboard.press("Tab");
  expect(await outlineOf(page.locator("*:focus"))).toBeGreaterThanOrEqual(2);
  const marked = await page.locator("mark").evaluateAll((marks) =>
    marks.every((mark) => {
      const { outlineStyle, textDecorationLine } = getComputedStyle(mark);
      return outlineStyle !== "none" || textDecorationLine !== "none";
    }),
  );
  expect(marked).toBe(true);
  await lines(page).nth(2).click();
  expect(await outlineOf(page.locator(".region[aria-pressed=true]"))).toBeGreaterThanOrEqual(2);
});
