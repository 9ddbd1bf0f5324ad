import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { posting, sampleResume } from "./input.ts";
import {
  addPosting,
  create,
  enter,
  expectDocuments,
  expectScreen,
  lines,
  signIn,
  upload,
} from "./walk.ts";
import { generateByWire, uploadByWire } from "./wire.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/** Leads through every screen and calls `check` on each. */
async function everyScreen(page: Page, check: (screen: string) => Promise<void>): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign In Instantly" })).toBeVisible();
  await check("sign-in");
  await signIn(page);
  await check("home without documents");
  await page.goto("/new");
  await page.locator("input[type=file]").setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from("x"),
  });
  await expect(page.getByText("File Validation Failed")).toBeVisible();
  await check("refused file");
  await page.goto("/new");
  await expectScreen(page, "Upload your resume");
  await check("upload");
  await upload(page, sampleResume);
  await page.locator("button[id^='value-']").first().click();
  await check("check of what was read");
  await page.getByRole("link", { name: "Continue to Job Description" }).click();
  await page.getByRole("textbox", { name: "Job description" }).fill(posting);
  await expect(page.getByText("Operations Coordinator", { exact: true })).toBeVisible();
  await check("job description");
  await page.goBack();
  await addPosting(page, posting);
  await check("template");
  await create(page);
  await expectDocuments(page);
  await check("documents");
  await lines(page).nth(2).click();
  await check("source of a line");
  await page.goto(`${page.url().split("?")[0] ?? ""}?doc=cover_letter`);
  await expect(lines(page).first()).toBeAttached();
  await check("cover letter");
  await page.goto("/");
  await expectScreen(page, "Your documents");
  await check("home with documents");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await check("account menu");
  await page.keyboard.press("Escape");
  await page.goto("/no/such/screen");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await check("address that leads nowhere");
}

/** Rules of accessibility that the screen breaks, each with the elements. */
async function brokenRules(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // The picture of a page is thousands of shapes and is hidden from assistive technology.
    .exclude("svg[aria-hidden=true]")
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}

/** Controls that are smaller than 24 by 24 pixels; the lines on a page are as large as they are printed. */
async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("main button, main a[href], header button, header a[href]")]
      .filter((target) => target.closest("fieldset") === null && target.checkVisibility())
      .map((target) => ({ box: target.getBoundingClientRect(), text: target.textContent }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ box, text }) => `${text} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
}

/** By how much the screen scrolls sideways on a window of 320 pixels. */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 720 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (before !== null) await page.setViewportSize(before);
  return width > 320 ? [`${width} pixels wide on a window of 320`] : [];
}

test("no screen breaks a rule of accessibility, and every target is large enough", async ({
  page,
}) => {
  test.slow();
  const found: string[] = [];
  await everyScreen(page, async (screen) => {
    const faults = [...(await brokenRules(page)), ...(await smallTargets(page))];
    found.push(...faults.map((fault) => `${screen}: ${fault}`));
  });
  expect(found).toEqual([]);
});

test("no screen breaks a rule in the dark theme or scrolls sideways on a phone", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const found: string[] = [];
  await everyScreen(page, async (screen) => {
    const faults = [...(await brokenRules(page)), ...(await sidewaysScroll(page))];
    found.push(...faults.map((fault) => `${screen}: ${fault}`));
  });
  expect(found).toEqual([]);
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function expectFocusOnContent(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toBeFocused();
}

test("the whole flow can be walked with the keyboard alone", async ({ page }) => {
  page.on("filechooser", (dialog) => void dialog.setFiles(sampleResume.path));
  await page.goto("/");
  await tabTo(page, page.getByLabel("E-mail address"));
  await page.keyboard.type(`keys-${Date.now()}@example.org`);
  await page.keyboard.press("Enter");
  await expectScreen(page, "Your documents");

  await tabTo(page, page.getByRole("link", { name: "Upload Resume" }));
  await page.keyboard.press("Enter");
  await expectScreen(page, "Upload your resume");
  await expectFocusOnContent(page);
  await tabTo(page, page.locator("button", { hasText: "Browse" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Upload & Extract" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/check");
  await expectScreen(page, "Check what was read");
  await expectFocusOnContent(page);

  await tabTo(page, page.getByRole("link", { name: "Continue to Job Description" }));
  await page.keyboard.press("Enter");
  await expectScreen(page, "Add the job description");
  await expectFocusOnContent(page);
  await tabTo(page, page.getByRole("textbox", { name: "Job description" }));
  await page.keyboard.insertText(posting);
  await tabTo(page, page.getByRole("button", { name: "Process Job Description" }));
  await page.keyboard.press("Enter");
  await expectScreen(page, "Choose Your Template");
  await expectFocusOnContent(page);

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

/** Walks on with Tab and collects what hides the focus; answers how many elements had it. */
async function tabAround(page: Page, found: string[]): Promise<number> {
  let seen = 0;
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.locator("*:focus").evaluateAll(hiddenFocus);
    seen += focus.seen;
    found.push(...focus.hidden.map((html) => `${page.url()}: ${html}`));
  }
  return seen;
}

test("the focus is never out of sight or under a bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const account = await enter(page, "/new");
  const uploadId = await uploadByWire(page.request, account, sampleResume);
  const id = await generateByWire(page.request, account, { uploadId, posting, wait: true });
  const found: string[] = [];
  for (const [path, heading] of [
    [`/new/${uploadId}/check`, "Check what was read"],
    [`/new/${uploadId}/job`, "Add the job description"],
    [`/new/${uploadId}/template`, "Choose Your Template"],
    [`/s/${id}`, "Your Documents Are Ready!"],
  ] as const) {
    await page.goto(path);
    await expectScreen(page, heading);
    expect(await tabAround(page, found)).toBeGreaterThan(10);
  }
  expect(found).toEqual([]);
});

test("the first Tab leads past the header to the content", async ({ page }) => {
  await enter(page, "/");
  await expectScreen(page, "Your documents");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expectFocusOnContent(page);
});

test("no animation runs for those who want none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enter(page, "/new");
  await upload(page, sampleResume);
  const long = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration } = animation.effect?.getTiming() ?? {};
        return typeof duration === "number" && duration > 1;
      }).length,
  );
  expect(long).toBe(0);
});
