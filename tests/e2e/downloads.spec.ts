import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { openDocuments } from "./documents-walk.ts";
import { expect, test } from "./fixtures.ts";
import { readPdf } from "./read-pdf.ts";

async function chooseFile(page: Page, row: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: row }).click();
}

async function download(page: Page, row: RegExp): Promise<Download> {
  const started = page.waitForEvent("download");
  await chooseFile(page, row);
  const agree = page.getByRole("button", { name: "Download Anyway" });
  const file = page.getByText(/downloaded\./).first();
  await expect(agree.or(file)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  return await started;
}

async function startOf(file: Download): Promise<string> {
  return (await readFile(await file.path())).subarray(0, 5).toString("latin1");
}

test(
  "check 30: every format is handed out with its proof and counted once",
  { tag: "@smoke" },
  async ({ page }) => {
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
    for (const [row, ending, start] of files) {
      const file = await download(page, row);
      expect(file.suggestedFilename().endsWith(ending)).toBe(true);
      expect((await startOf(file)).startsWith(start)).toBe(true);
      await expect(page.getByText(`${file.suggestedFilename()} downloaded.`).first()).toBeVisible();
      await expect(page.getByText(/Text layer verified (\d+)\/\1/)).toBeVisible();
    }
    await download(page, /^Resume as PDF/);
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(page.getByText("7 of 100 downloads used this month")).toBeVisible();
  },
);

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
    await expect(page.getByRole("button", { name: "Download PDF" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Download", exact: true })).toBeDisabled();
    await page.getByRole("button", { name: "More actions" }).click();
    await expect(page.getByRole("menuitem", { name: "Download All" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "Server error during document generation. This may be due to high demand.",
    );
    expect(asked).toBe(3);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(page.getByRole("main").getByText("Cancelled. Nothing counted.")).toBeVisible();
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

test("what a parser reads stands beside what was meant, for each format", async ({ page }) => {
  await openDocuments(page);
  const panel = page.getByRole("complementary", { name: "Proof and match" });
  await panel.getByRole("tab", { name: "Parser" }).click();
  for (const format of ["PDF", "DOCX", "TXT"]) {
    await panel.getByRole("button", { name: format }).click();
    await expect(panel.getByText(/All \d+ values came back right/)).toBeVisible();
    await expect(panel.getByRole("region", { name: "Plain text of the file" })).toContainText(
      "Ida Marlow",
    );
  }
  await panel.getByRole("button", { name: /Ida Marlow/ }).click();
  await expect(page.locator("[data-path='name'][data-lit='true']")).toBeAttached();
});

test("the table of proof is a last page for who wants it, and that is remembered", async ({
  page,
}) => {
  await openDocuments(page);
  const plain = await readPdf(
    await readFile(await (await download(page, /^Resume as PDF/)).path()),
  );
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const tick = page.getByRole("menuitemcheckbox", {
    name: "Add the table of proof as a last page",
  });
  await expect(tick).not.toBeChecked();
  await tick.click();
  await page.keyboard.press("Escape");
  await page.reload();
  const file = await download(page, /^Resume as PDF/);
  const proven = await readPdf(await readFile(await file.path()));
  expect(proven.pages).toBe(plain.pages + 1);
  expect(proven.text).toContain("Proof for Each Requirement");
  expect(plain.text).not.toContain("Proof for Each Requirement");
  await expect(page.getByText(/Text layer verified (\d+)\/\1/)).toBeVisible();
});
