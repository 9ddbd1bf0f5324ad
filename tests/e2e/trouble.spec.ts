import { readFile, writeFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { posting, sampleResume } from "./input.ts";
import { addPosting, bearer, create, enter, expectRead, expectScreen, upload } from "./walk.ts";
import { generateByWire, signInByWire, uploadByWire } from "./wire.ts";

interface BadFile {
  readonly title: string;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: () => Buffer;
  readonly says: string;
}

const pdf = "application/pdf";
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A sound PDF of one page on which nothing stands, as a scanner without text recognition makes it. */
function emptyPage(): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const head = "%PDF-1.4\n";
  const offsets = objects.map((_, index) => head.length + objects.slice(0, index).join("").length);
  const start = head.length + objects.join("").length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(
    `${head}${objects.join("")}xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
}

const refusedHere: readonly BadFile[] = [
  {
    title: "of another type",
    name: "photo.gif",
    mimeType: "image/gif",
    bytes: () => Buffer.from("GIF89a"),
    says: "Unsupported file type. Please upload PDF, DOCX, or TXT files only.",
  },
  {
    title: "without content",
    name: "resume.pdf",
    mimeType: pdf,
    bytes: () => Buffer.alloc(0),
    says: "This file is empty.",
  },
  {
    title: "over ten megabytes",
    name: "resume.txt",
    mimeType: "text/plain",
    bytes: () => Buffer.alloc(10_485_761, 97),
    says: "File too large. Maximum size: 10MB",
  },
  {
    title: "with a name of 256 characters",
    name: `${"n".repeat(252)}.txt`,
    mimeType: "text/plain",
    bytes: () => Buffer.from("Ada Byron"),
    says: "Invalid file name",
  },
];

const refusedThere: readonly BadFile[] = [
  {
    title: "that is damaged",
    name: "resume.pdf",
    mimeType: pdf,
    bytes: () => Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nbroken"),
    says: "This file is damaged and cannot be read. Export it again and retry.",
  },
  {
    title: "that is not what its name says",
    name: "resume.docx",
    mimeType: docx,
    bytes: () => Buffer.from("\u0000\u0001\u0002\u0003 not a document".repeat(40)),
    says: "Unsupported file type. Please upload PDF, DOCX, or TXT files only.",
  },
  {
    title: "without any text",
    name: "resume.pdf",
    mimeType: pdf,
    bytes: emptyPage,
    says: "No text found. This looks like a scan or an image; upload a file with real text.",
  },
];

async function choose(page: Page, file: BadFile): Promise<void> {
  const { name, mimeType } = file;
  const buffer = file.bytes();
  const input = page.locator("input[type=file]");
  if (buffer.length < 1_000_000) {
    await input.setInputFiles({ name, mimeType, buffer });
    return;
  }
  // A large file goes by its path: its bytes would take seconds on the way to the browser.
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  await input.setInputFiles(path);
}

/** The screen is usable: the file can be removed and a good one is taken. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Remove" }).click();
  await page.locator("input[type=file]").setInputFiles(sampleResume.path);
  await expectRead(page);
}

for (const file of refusedHere) {
  test(`check 23: a file ${file.title} is refused before it is sent`, async ({ page }) => {
    await enter(page, "/new");
    await choose(page, file);
    await expect(page.getByText("File Validation Failed")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: file.says })).toBeVisible();
    await expect(page.getByRole("link", { name: "See what we read" })).toHaveCount(0);
    await expectUsable(page);
  });
}

test.describe("files that only their content gives away", () => {
  test.use({ allowed: [/Failed to load resource.*4(?:15|22)/] });

  for (const file of refusedThere) {
    test(`check 23: a file ${file.title} is refused with one clear sentence`, async ({ page }) => {
      await enter(page, "/new");
      await choose(page, file);
      await expect(page.getByRole("listitem").filter({ hasText: file.says })).toBeVisible();
      await expectUsable(page);
    });
  }
});

test("two files at once are refused", async ({ page }) => {
  await enter(page, "/new");
  await expectScreen(page, "New application");
  const bytes = await readFile(sampleResume.path, "utf8");
  const drop = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    for (const name of ["a.txt", "b.txt"]) {
      data.items.add(new File([text], name, { type: "text/plain" }));
    }
    return data;
  }, bytes);
  await page.locator("body").dispatchEvent("drop", { dataTransfer: drop });
  await expect(
    page.getByRole("listitem").filter({ hasText: "Please choose exactly one file." }),
  ).toBeVisible();
});

test("check 23: a file may be dropped anywhere on the screen", async ({ page }) => {
  await enter(page, "/new");
  await expectScreen(page, "New application");
  const bytes = await readFile(sampleResume.path, "utf8");
  const drop = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "dropped.txt", { type: "text/plain" }));
    return data;
  }, bytes);
  await page.getByRole("banner").dispatchEvent("dragenter", { dataTransfer: drop });
  await expect(page.getByText("Drop to add your resume")).toBeVisible();
  await page.getByRole("banner").dispatchEvent("drop", { dataTransfer: drop });
  await expectRead(page);
  await expect(page.getByText("dropped.txt")).toBeVisible();
});

/** Pastes a megabyte over everything in a field; answers the longest task that it made, in ms. */
async function longestTaskOfPaste(field: Locator): Promise<number> {
  return await field.evaluate(async (element) => {
    if (!(element instanceof HTMLTextAreaElement)) throw new Error("no field");
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    });
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "posting ".repeat(125_000));
    element.focus();
    element.select();
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.observe({ type: "longtask" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const paste = { clipboardData, bubbles: true, cancelable: true };
    if (element.dispatchEvent(new ClipboardEvent("paste", paste))) {
      // Nobody took it: the browser inserts all of it.
      document.execCommand("insertText", false, clipboardData.getData("text/plain"));
    }
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    observer.disconnect();
    return Math.max(0, ...tasks);
  });
}

test("check 24: a posting that is too long is cut at a whole character, with a note", async ({
  page,
}) => {
  await enter(page, "/new");
  await upload(page, sampleResume);
  const field = page.getByRole("textbox", { name: "Job description" });
  await field.fill(`${"a".repeat(9_999)}🚀🚀🚀`);
  await expect(page.getByText("Character count: 10,000/10,000")).toBeVisible();
  await expect(page.getByText(/Cut to/).first()).toBeVisible();
  await expect(field).toHaveValue(/a🚀$/u);
  await field.press("End");
  await page.keyboard.insertText("z");
  await expect(field).toHaveValue(/a🚀$/u);
  await expect(page.getByText("Character count: 10,000/10,000")).toBeVisible();
  expect(await longestTaskOfPaste(field)).toBeLessThan(200);
  await expect(page.getByText("Character count: 10,000/10,000")).toBeVisible();
  await field.fill("   \n ");
  await expect(page.getByRole("button", { name: "Process Job Description" })).toBeDisabled();
});

/** Somebody else with an uploaded resume; answers how a run is started. */
async function someoneElse(browser: Browser): Promise<() => Promise<string>> {
  const { request } = await browser.newContext();
  const account = await signInByWire(request);
  const uploadId = await uploadByWire(request, account, sampleResume);
  return () => generateByWire(request, account, { uploadId, posting, wait: false });
}

test("a run that waits can be cancelled, and nothing typed is lost", async ({ browser, page }) => {
  const others: (() => Promise<string>)[] = [];
  for (let count = 0; count < 6; count += 1) others.push(await someoneElse(browser));
  await enter(page, "/new");
  await upload(page, sampleResume);
  await addPosting(page, posting);
  // The server under test works off one run at a time: those before it keep this one waiting.
  await Promise.all(others.map((start) => start()));
  await create(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectScreen(page, "Cancelled");
  await page.getByRole("button", { name: "Change the posting" }).click();
  await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue(posting);
});

test("an address that leads nowhere says so", async ({ page }) => {
  await enter(page, "/no/such/screen");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your applications" }).click();
  await expectScreen(page, "Your applications");
});

test.describe("without a sign-in", () => {
  test("a deep link leads to the sign-in and back again", async ({ page }) => {
    await page.goto("/new");
    await expect(page.getByRole("button", { name: "Sign In Instantly" })).toBeVisible();
    await page.getByLabel("Email address").fill("deep@example.org");
    await page.keyboard.press("Enter");
    await expectScreen(page, "New application");
  });

  test("an address that is none is refused beside its field", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Sign In Instantly" }).click();
    await expect(page.getByText("Please enter your email address")).toBeVisible();
    await page.getByLabel("Email address").fill("nobody");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("Email address")).toBeFocused();
  });
});

test("uploads of others are not found", async ({ browser, page }) => {
  await enter(page, "/new");
  const uploadId = await upload(page, sampleResume);
  const stranger = await browser.newPage();
  await enter(stranger, "/");
  const answer = await stranger.request.get(`/api/v1/upload/${uploadId}`, {
    headers: await bearer(stranger),
  });
  expect(answer.status()).toBe(404);
  await stranger.close();
});
