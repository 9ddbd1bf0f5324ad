import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { posting, realResume } from "./input.ts";
import { wordyResume } from "./review-walk.ts";
import { enter, lines } from "./walk.ts";
import { documentsByWire, generateByWire } from "./wire.ts";

/** Opens the first documents of somebody who has none yet. */
async function openFirst(page: Page): Promise<string> {
  const account = await enter(page, "/new");
  const id = await documentsByWire(page.request, account, await wordyResume());
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("split_seen_")) localStorage.removeItem(key);
    }
  });
  await page.goto(`/s/${id}`);
  return id;
}

test("after the first run the file stands beside the document, with one sentence of truth", async ({
  page,
}) => {
  const id = await openFirst(page);
  await expect(page).toHaveURL(/tab=file/);
  await expect(page.locator("[data-truth]")).toHaveText(
    /^\d+ of \d+ must-haves (?:is|are) shown; (?:no line was|1 line was|\d+ lines were) reworded; (?:no question is open|\d+ you could answer)\.$/,
  );
  // Every line has its mark in the margin, once its document is there.
  await expect(lines(page).first()).toBeAttached();
  await expect
    .poll(async () => await page.locator("#pages [data-mark]").count())
    .toBeGreaterThan(8);
  await page.getByRole("button", { name: /you could answer$/ }).click();
  await expect(page).toHaveURL(/tab=match/);
  await page.goto(`/s/${id}`);
  await expect(lines(page).first()).toBeAttached();
  await expect(page).not.toHaveURL(/tab=/);
});

test("pointing at a line, or the focus on it, lights both sides and draws the thread", async ({
  page,
}) => {
  await openFirst(page);
  const own = page.locator("[data-file] [data-file-line]");
  const line = lines(page).and(page.getByLabel(/^Coordinated shipments/));
  const source = own.filter({ hasText: "Was responsible for coordinating shipments" });
  await line.hover();
  await expect(source).toHaveAttribute("data-lit", "true");
  await expect(page.locator("[data-thread] path")).toHaveCount(1);

  await own.filter({ hasText: "Prepared the weekly figures" }).hover();
  await expect(source).toHaveAttribute("data-lit", "false");
  await expect(
    page.locator("#pages [data-path]").and(page.getByLabel(/^Prepared the weekly figures/)),
  ).toHaveAttribute("data-lit", "true");
  await expect(page.locator("[data-thread] path")).toHaveCount(1);

  await page.mouse.move(2, 2);
  await expect(page.locator("[data-thread]")).toHaveCount(0);
  await line.focus();
  await expect(source).toHaveAttribute("data-lit", "true");
  await expect(page.locator("[data-thread] path")).toHaveCount(1);
  await page.getByRole("button", { name: "Hide the panel" }).click();
  await expect(page.locator("[data-thread]")).toHaveCount(0);
});

test("a PDF is shown as the page that it is, and lines of it light the document", async ({
  page,
}) => {
  const resume = realResume();
  test.skip(!resume.path.endsWith(".pdf"), "no PDF of the corpus is here");
  const account = await enter(page, "/new");
  const file = {
    name: resume.fileName,
    mimeType: "application/pdf",
    buffer: await readFile(resume.path),
  };
  const { headers } = account;
  const answer = await page.request.post("/api/v1/upload/resume", { headers, multipart: { file } });
  const { upload_id: uploadId }: { upload_id: string } = await answer.json();
  const id = await generateByWire(page.request, account, { uploadId, posting, wait: true });
  await page.goto(`/s/${id}?tab=file`);
  const picture = page.getByRole("img", { name: "Page 1 of your file" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    600,
  );
  await page.locator('#pages [data-path$=".b1"]').first().focus();
  await expect(page.locator("[data-file] [data-lit=true]").first()).toBeInViewport();
});
