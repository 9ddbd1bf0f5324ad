import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Download, Page } from "@playwright/test";
import { buyPlan } from "./buy-plan.ts";
import { expect, test } from "./fixtures.ts";
import { looksOf } from "./looks.ts";
import { posting, sampleResume } from "./input.ts";
import { addPosting, create, enter, expectDocuments, lines, upload } from "./walk.ts";
import type { WireAccount } from "./wire.ts";
import { generateByWire, uploadByWire } from "./wire.ts";

interface Finished {
  readonly account: WireAccount;
  readonly id: string;
}

/** Opens the finished documents of an invented person, on a plan where one is named. */
async function openDocuments(
  page: Page,
  plan?: "starter" | "professional" | "enterprise",
): Promise<Finished> {
  const account = await enter(page, "/new");
  if (plan !== undefined) await buyPlan(page.request, account, plan);
  const uploadId = await uploadByWire(page.request, account, sampleResume);
  const id = await generateByWire(page.request, account, { uploadId, posting, wait: true });
  await page.goto(`/s/${id}`);
  await expectDocuments(page);
  return { account, id };
}

async function openLook(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Template:/ }).click();
  await expect(page.getByRole("button", { name: /^Classic Executive/ })).toBeVisible();
}

async function chooseFile(page: Page, item: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function download(page: Page, item: RegExp): Promise<Download> {
  const started = page.waitForEvent("download");
  await chooseFile(page, item);
  const agree = page.getByRole("button", { name: "Download Anyway" });
  const file = page.getByText(/downloaded\./).first();
  await expect(agree.or(file)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  return await started;
}

async function startOf(file: Download): Promise<string> {
  return (await readFile(await file.path())).subarray(0, 5).toString("latin1");
}

test("check 29: the picker draws six templates with the person's words and names the plan of each lock", async ({
  page,
}) => {
  await enter(page, "/new");
  await upload(page, sampleResume);
  await addPosting(page, posting);
  const cards = page.getByRole("main").getByRole("list").last().getByRole("listitem");
  await expect(cards).toHaveCount(6);
  for (let index = 0; index < 6; index += 1) {
    await cards.nth(index).scrollIntoViewIfNeeded();
    await expect(cards.nth(index).locator("svg path").nth(20)).toBeAttached();
  }
  await expect(page.getByRole("radio")).toHaveCount(3);
  await page.getByRole("button", { name: "Academic (1)" }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole("button", { name: "All (6)" }).click();
  await page.getByText("Compare All Templates").click();
  await expect(page.getByText(/industry keywords 40%, role match 35%/)).toBeVisible();

  const locked = page.getByRole("button", { name: /^Senior Executive/ });
  await expect(locked).toContainText("Professional plan required");
  await locked.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Upgrade Required" });
  await expect(dialog).toContainText("part of the Professional plan, $19 a month");
  await expect(dialog).toContainText("Your plan: Free.");
  await expect(dialog.getByRole("link", { name: "See Plans" })).toHaveAttribute(
    "href",
    "/subscription?plan=professional",
  );
  await page.keyboard.press("Escape");
  await expect(locked).toBeFocused();
  await expect(page.getByRole("radio", { name: /Modern Professional/ })).toBeChecked();
  await create(page);
  await expectDocuments(page);
});

/** Presses a template's button; answers the ms until the pages are painted in it. */
async function timeOfSwitch(page: Page, name: RegExp): Promise<number> {
  return await page.getByRole("button", { name }).evaluate(async (button) => {
    const { body } = document;
    const painted = (): string | undefined =>
      body.querySelector("[data-page] svg")?.innerHTML.slice(0, 20_000);
    const before = painted();
    const begun = performance.now();
    if (!(button instanceof HTMLElement)) throw new Error("no button");
    button.click();
    while (painted() === before || painted() === undefined) {
      if (performance.now() - begun > 10_000) throw new Error("the pages stay as they are");
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - begun;
  });
}

test("check 18: another template is one click, keeps the place, edits and their undo, and tells its time", async ({
  page,
}) => {
  const { id } = await openDocuments(page, "starter");
  await page.getByRole("tab", { name: "Edit", exact: true }).click();
  const line = page.locator("[data-edit-panel]").locator('[data-field="exp1.b1"]');
  await line.click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" Twice");
  await page.keyboard.press("Control+Enter");
  const edited = lines(page).and(page.getByLabel(/ Twice/));
  await expect(edited.first()).toBeAttached();
  await expect(page.locator("[data-save]").first()).toContainText(/saved/i);
  const words = await lines(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
  await openLook(page);
  expect(await timeOfSwitch(page, /^Tech Engineer/)).toBeLessThan(1_500);
  await expect(page.locator("[data-elapsed=quick]").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Template: Tech Engineer" })).toBeVisible();
  await expect(page.locator("[data-elapsed]")).toHaveCount(0);
  const after = await lines(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(new Set(after)).toEqual(new Set(words));
  // The choice stays open for the next look; it covers the tools.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(edited).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Template: Tech Engineer" })).toBeVisible();
  expect(page.url()).toContain(id);
});

test("check 29: a locked template offers its plan, and changes nothing", async ({ page }) => {
  await openDocuments(page);
  await openLook(page);
  await page.getByRole("button", { name: /^Academic Research/ }).click();
  const dialog = page.getByRole("dialog", { name: "Upgrade Required" });
  await expect(dialog).toContainText("part of the Premium plan, $39 a month");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Template: Modern Professional" })).toBeFocused();

  // By keyboard alone, and told by what it is called.
  await openLook(page);
  const locked = page.getByRole("button", { name: /^Academic Research.*Premium/ });
  await locked.focus();
  await expect(locked).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Template: Modern Professional" })).toBeFocused();
});

test("check 30: every format is handed out with its proof and counted once", async ({ page }) => {
  await openDocuments(page, "professional");
  const files = [
    [/^Resume as PDF/, ".pdf", "%PDF-"],
    [/^Resume as DOCX/, ".docx", "PK"],
    [/^Resume as TXT/, ".txt", "Ida M"],
    [/^Resume as Markdown/, ".md", "# Ida"],
    [/^Resume as JSON/, ".json", "{"],
    [/^Cover Letter as PDF/, ".pdf", "%PDF-"],
    [/^Everything as ZIP/, ".zip", "PK"],
  ] as const;
  for (const [item, ending, start] of files) {
    const file = await download(page, item);
    expect(file.suggestedFilename().endsWith(ending)).toBe(true);
    expect((await startOf(file)).startsWith(start)).toBe(true);
    await expect(page.getByText(`${file.suggestedFilename()} downloaded.`).first()).toBeVisible();
    await expect(page.getByText(/Text layer verified (\d+)\/\1/)).toBeVisible();
  }
  await download(page, /^Resume as PDF/);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await expect(page.getByText("7 of 100 downloads used this month")).toBeVisible();
});

test("a locked format offers its plan; a download over the limit says so", async ({ page }) => {
  await openDocuments(page);
  await chooseFile(page, /^Resume as DOCX/);
  const dialog = page.getByRole("dialog", { name: "Upgrade Required" });
  await expect(dialog).toContainText("Word files are part of the Starter plan, $9 a month");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test.describe("a download that fails", () => {
  // Its console tells of every answer that is not there.
  test.use({ allowed: [/status of 500|ERR_FAILED/] });

  test("is tried three times and says what to do; it can be cancelled", async ({ page }) => {
    await openDocuments(page);
    let asked = 0;
    await page.route("**/download/pdf?**", (route) => {
      asked += 1;
      const body = JSON.stringify({ detail: "x", error_code: "render_failed", request_id: "r" });
      return route.fulfill({ status: 500, contentType: "application/problem+json", body });
    });
    await chooseFile(page, /^Resume as PDF/);
    const agree = page.getByRole("button", { name: "Download Anyway" });
    if (await agree.isVisible()) await agree.click();
    await expect(page.getByText("Trying again (2 of 3)")).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "Server error during document generation. This may be due to high demand.",
    );
    expect(asked).toBe(3);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(
      page.getByRole("main").getByText("The download was cancelled. Nothing was counted."),
    ).toBeVisible();
  });

  test("without a line names the line", async ({ page }) => {
    await openDocuments(page);
    await page.route("**/download/pdf?**", (route) => route.abort());
    await chooseFile(page, /^Resume as PDF/);
    const agree = page.getByRole("button", { name: "Download Anyway" });
    if (await agree.isVisible()) await agree.click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "Network error occurred. Please check your connection and try again.",
    );
  });
});

test.describe("a switch that fails", () => {
  test.use({ allowed: [/status of 500/] });

  test("shows its reason in place, and the template stays", async ({ page }) => {
    await openDocuments(page, "starter");
    await page.route("**/switch-template", (route) => {
      const body = JSON.stringify({
        detail: "The pages could not be laid out. Please try again.",
        error_code: "render_failed",
        request_id: "r",
      });
      return route.fulfill({ status: 500, contentType: "application/json", body });
    });
    await openLook(page);
    await page.getByRole("button", { name: /^Tech Engineer/ }).click();
    await expect(page.getByRole("dialog", { name: "Template" }).getByRole("alert")).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Template: Modern Professional" }),
    ).toBeAttached();
  });
});

test("what a parser reads stands beside what was meant, for each format", async ({ page }) => {
  await openDocuments(page);
  const panel = page.getByRole("complementary", { name: "Proof and match" });
  await panel.getByRole("tab", { name: "Parser" }).click();
  for (const format of ["PDF", "DOCX", "TXT"]) {
    await panel.getByRole("button", { name: format }).click();
    await expect(panel.getByText(/All \d+ values come back as they were meant/)).toBeVisible();
    await expect(panel.getByRole("region", { name: "Plain text of the file" })).toContainText(
      "Ida Marlow",
    );
  }
  await panel.getByRole("button", { name: /Ida Marlow/ }).click();
  await expect(page.locator("[data-path='name'][data-lit='true']")).toBeAttached();
});

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

async function expectNoFaults(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // The picture of a page is thousands of shapes and is hidden from assistive technology.
    .exclude("svg[viewBox]")
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect([what, ...found]).toEqual([what]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([what, overflow]).toEqual([what, 0]);
}

for (const [colorScheme, width] of looksOf(
  [
    ["light", 1280],
    ["dark", 360],
  ] as const,
  1,
)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test("axe finds nothing on templates, offers, downloads and what a parser reads", async ({
      page,
    }) => {
      test.slow();
      const { account } = await openDocuments(page);
      await openLook(page);
      await expectNoFaults(page, "switcher");
      await page.getByRole("button", { name: /^Academic Research/ }).click();
      await expect(page.getByRole("dialog", { name: "Upgrade Required" })).toBeVisible();
      await expectNoFaults(page, "offer");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Download", exact: true }).click();
      await expect(page.getByText(/downloads used this month/)).toBeVisible();
      await expectNoFaults(page, "downloads");
      await page.keyboard.press("Escape");
      const narrow = width < 768;
      if (narrow) await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole(narrow ? "button" : "tab", { name: "Parser" }).click();
      await expect(page.getByText(/values come back as they were meant/)).toBeVisible();
      await expectNoFaults(page, "parser");
      const uploadId = await uploadByWire(page.request, account, sampleResume);
      await page.goto(`/new/${uploadId}/job`);
      await page.getByRole("textbox", { name: "Job description" }).fill(posting);
      await page.getByRole("button", { name: "Process Job Description" }).click();
      await page.getByText("Compare All Templates").click();
      await expect(page.getByText(/company formality 10%/)).toBeVisible();
      await expectNoFaults(page, "picker");
    });
  });
}
