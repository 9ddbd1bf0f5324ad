import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { buyPlanOn } from "./buy-plan.ts";
import { expect, test } from "./fixtures.ts";
import { realPosting, realResume } from "./input.ts";
import {
  addPosting,
  bearer,
  create,
  enter,
  expectDocuments,
  expectScreen,
  lines,
  openCheck,
  signIn,
  upload,
} from "./walk.ts";
import { documentsByWire } from "./wire.ts";
import { comparePictures } from "../quality/pages/compare-page.ts";
import { readPdf } from "./read-pdf.ts";

const stages = [
  "Analyzing job requirements",
  "Extracting resume content",
  "Matching skills and experience",
  "Optimizing resume content",
  "Generating cover letter",
  "Formatting documents",
] as const;

async function download(page: Page, item: string): Promise<Download> {
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const started = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();
  const file = await started;
  await expect(page.getByText(`${file.suggestedFilename()} downloaded.`).first()).toBeVisible();
  return file;
}

async function bytesOf(file: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await file.path()));
}

/** Letters and digits only: how a line breaks or wraps does not matter. */
function bare(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
}

async function labelsOf(page: Page): Promise<string[]> {
  const labels = await lines(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute("aria-label") ?? ""),
  );
  return [...new Set(labels)];
}

/** An address of the web is printed without what every address has. */
function printed(label: string): string {
  return bare(label.replace(/^https?:\/\/(?:www\.)?/i, "")).toLowerCase();
}

function missingFrom(text: string, labels: readonly string[]): string[] {
  const whole = bare(text).toLowerCase();
  return labels.filter((label) => !whole.includes(printed(label)));
}

async function checkPdf(page: Page, item: string, person: string): Promise<void> {
  const file = await download(page, item);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await bytesOf(file);
  expect(Buffer.from(bytes.subarray(0, 5)).toString("latin1")).toBe("%PDF-");
  const pdf = await readPdf(bytes);
  expect(pdf.tagged).toBe(true);
  expect(pdf.roles.size).toBeGreaterThan(2);
  expect(pdf.title).not.toBeNull();
  expect(bare(pdf.text)).toContain(bare(person));
  expect(missingFrom(pdf.text, await labelsOf(page))).toEqual([]);
  expect(pdf.pages).toBe(await page.getByRole("group", { name: /^Lines of page/ }).count());
  await expect(page.getByText(/Text layer verified (\d+)\/\1, tagged/)).toBeVisible();
}

/** Share of a page's pixels that may look different: two readers smooth edges in their own ways. */
const tolerated = 0.005;

/** The pages on the screen are painted as those of the file are. */
async function checkPictures(page: Page, item: string): Promise<void> {
  const bytes = await bytesOf(await download(page, item));
  const drawn = await page
    .locator("[data-page] svg")
    .evaluateAll((all) => all.map((svg) => svg.outerHTML));
  const blank = await page.context().newPage();
  const shares = await comparePictures(bytes, async (index, size) => {
    await blank.setViewportSize(size);
    await blank.setContent(
      `<style>body{margin:0}svg{display:block;width:100%;height:auto}</style>${drawn[index] ?? ""}`,
    );
    return await blank.screenshot();
  });
  await blank.close();
  expect(shares).toHaveLength(drawn.length);
  expect(Math.max(...shares)).toBeLessThanOrEqual(tolerated);
}

async function checkText(page: Page, item: string, person: string): Promise<void> {
  const file = await download(page, item);
  expect(file.suggestedFilename()).toMatch(/\.txt$/);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(file));
  expect(bare(text)).toContain(bare(person));
  expect(missingFrom(text, await labelsOf(page))).toEqual([]);
}

/** Selects lines of the page and compares what is shown as their source with what was read from the file. */
async function checkSources(page: Page, id: string): Promise<void> {
  const answer = await page.request.get(`/api/v1/generate/sessions/${id}`, {
    headers: await bearer(page),
  });
  const session: unknown = await answer.json();
  const source = bare(JSON.stringify(session));
  const count = await lines(page).count();
  const panel = page.getByRole("complementary", { name: "Proof and match" });
  await panel.getByRole("tab", { name: "Source" }).click();
  let quoted = 0;
  for (let index = 0; index < count; index += Math.max(1, Math.floor(count / 6))) {
    await lines(page).nth(index).click();
    await expect(lines(page).nth(index)).toHaveAttribute("aria-pressed", "true");
    const marks = panel.locator("figure mark");
    for (const text of await marks.allInnerTexts()) {
      quoted += 1;
      expect(source).toContain(bare(text));
    }
  }
  expect(quoted).toBeGreaterThan(2);
}

test(
  "check 15: a real resume and a real posting become documents whose every line shows its source",
  { tag: "@smoke" },
  async ({ page }) => {
    const resume = realResume();
    await signIn(page);
    await buyPlanOn(page, "starter");
    await upload(page, resume);
    await expect(page.getByRole("main").getByText(resume.fileName).first()).toBeVisible();
    await addPosting(page, realPosting());
    await expect(page.getByRole("radio", { name: /Modern Professional/ })).toBeChecked();
    const id = await create(page);
    await expectDocuments(page);

    await checkSources(page, id);
    await checkPdf(page, "Resume as PDF", resume.person);
    await checkPictures(page, "Resume as PDF");
    await checkText(page, "Resume as TXT", resume.person);
    await page.getByRole("tab", { name: "Cover Letter" }).click();
    await expect(page).toHaveURL(/doc=cover_letter/);
    await expect(lines(page).first()).toBeAttached();
    await checkPdf(page, "Cover Letter as PDF", resume.person);
    await checkText(page, "Cover Letter as TXT", resume.person);

    await page.getByRole("link", { name: "Savile, home" }).click();
    await expectScreen(page, "Your applications");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  },
);

test("the built-in sample runs the same flow", { tag: "@smoke" }, async ({ page }) => {
  await enter(page, "/");
  await page.getByRole("button", { name: "Try with a sample" }).click();
  await expectDocuments(page);
  await page.getByRole("tab", { name: "Match" }).click();
  await expect(page.getByText("Shown on page one").first()).toBeVisible();
  await expect(page.getByText("Must-have terms").first()).toBeVisible();
});

test("every value that was read shows its place in the file", async ({ page }) => {
  await enter(page, "/new");
  await upload(page, realResume());
  await openCheck(page);
  const values = page.locator("button[id^='value-']");
  await values.nth(3).click();
  expect(await values.count()).toBeGreaterThan(10);
  await expect(values.nth(3)).toHaveAttribute("aria-pressed", "true");
});

test("the posting is understood while it is pasted", async ({ page }) => {
  await enter(page, "/new");
  await upload(page, realResume());
  const field = page.getByRole("textbox", { name: "Job description" });
  await expect(page.getByRole("button", { name: "Process Job Description" })).toBeDisabled();
  const text =
    "Warehouse Lead\nAcme Inc.\n\nRequirements\n- 3+ years of experience\n- Excel and SAP\n";
  await field.fill(text);
  await expect(page.getByText(`Character count: ${text.length}/10,000`)).toBeVisible();
  await expect(page.getByText("Warehouse Lead", { exact: true })).toBeVisible();
  await expect(page.getByText("Excel").first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(/^Warehouse Lead/);
});

test("check 25: the six tasks are named, and a reload takes up the same run", async ({ page }) => {
  await enter(page, "/new");
  await upload(page, realResume());
  await addPosting(page, realPosting());
  const id = await create(page);
  const tasks = page.getByRole("main").getByRole("listitem");
  for (const stage of stages) await expect(tasks.filter({ hasText: stage })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await page.reload();
  await expectDocuments(page);
  expect(page.url()).toContain(`/s/${id}`);
  const answer = await page.request.get("/api/v1/generate/sessions", {
    headers: await bearer(page),
  });
  const listed: unknown = await answer.json();
  expect(listed).toMatchObject({ sessions: [{ session_id: id, status: "succeeded" }] });
  await page.reload();
  await expect(lines(page).first()).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Your Documents Are Ready!");
});

test("documents are listed, opened again and deleted", async ({ page }) => {
  const account = await enter(page, "/");
  await documentsByWire(page.request, account);
  await page.reload();
  const rows = page.getByRole("main").getByRole("listitem");
  await rows.first().getByRole("link").first().click();
  await expectDocuments(page);
  await page.goBack();
  await expectScreen(page, "Your applications");
  await rows
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Newest first" })).toHaveCount(0);
});
