import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { posting, sampleResume } from "./input.ts";
import { addPosting, bearer, create, expectScreen, signIn, upload } from "./walk.ts";

interface BadFile {
  readonly title: string;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: () => Buffer;
  readonly says: string;
}

const pdf = "application/pdf";
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const refusedHere: readonly BadFile[] = [
  {
    title: "of another type",
    name: "photo.png",
    mimeType: "image/png",
    bytes: () => Buffer.from("\u0089PNG"),
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
    name: "resume.txt",
    mimeType: "text/plain",
    bytes: () => Buffer.from(" \n\n \t \n"),
    says: "No text found. This looks like a scan or an image; upload a file with real text.",
  },
];

async function choose(page: Page, file: BadFile): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({
    name: file.name,
    mimeType: file.mimeType,
    buffer: file.bytes(),
  });
}

/** The screen is usable: the file can be removed and a good one is taken. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Remove" }).click();
  await page.locator("input[type=file]").setInputFiles(sampleResume.path);
  await page.getByRole("button", { name: "Upload & Extract" }).click();
  await page.waitForURL("**/check");
  await expectScreen(page, "Check what was read");
}

for (const file of refusedHere) {
  test(`a file ${file.title} is refused before it is sent`, async ({ page }) => {
    await signIn(page);
    await page.goto("/new");
    await choose(page, file);
    await expect(page.getByText("File Validation Failed")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: file.says })).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload & Extract" })).toHaveCount(0);
    await expectUsable(page);
  });
}

test.describe("files that only their content gives away", () => {
  test.use({ allowed: [/Failed to load resource.*4(?:15|22)/] });

  for (const file of refusedThere) {
    test(`a file ${file.title} is refused with one clear sentence`, async ({ page }) => {
      await signIn(page);
      await page.goto("/new");
      await choose(page, file);
      await page.getByRole("button", { name: "Upload & Extract" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: file.says })).toBeVisible();
      await expectUsable(page);
    });
  }
});

test("two files at once are refused", async ({ page }) => {
  await signIn(page);
  await page.goto("/new");
  const bytes = await readFile(sampleResume.path, "utf8");
  const drop = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    for (const name of ["a.txt", "b.txt"]) {
      data.items.add(new File([text], name, { type: "text/plain" }));
    }
    return data;
  }, bytes);
  await page.locator("body").dispatchEvent("drop", { dataTransfer: drop });
  await expect(page.getByText("Please choose exactly one file.").first()).toBeVisible();
});

test("a file may be dropped anywhere on the screen", async ({ page }) => {
  await signIn(page);
  await page.goto("/new");
  const bytes = await readFile(sampleResume.path, "utf8");
  const drop = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "dropped.txt", { type: "text/plain" }));
    return data;
  }, bytes);
  await page.getByRole("banner").dispatchEvent("dragenter", { dataTransfer: drop });
  await expect(page.getByText("Drop to add your resume")).toBeVisible();
  await page.getByRole("banner").dispatchEvent("drop", { dataTransfer: drop });
  await expect(page.getByText("dropped.txt")).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload & Extract" })).toBeVisible();
});

test("a posting that is too long is cut at a whole character, with a note", async ({ page }) => {
  await signIn(page);
  await upload(page, sampleResume);
  await page.getByRole("link", { name: "Continue to Job Description" }).click();
  const field = page.getByRole("textbox", { name: "Job description" });
  await field.fill(`${"a".repeat(9_999)}🚀🚀🚀`);
  await expect(page.getByText("Character count: 10,000/10,000")).toBeVisible();
  await expect(page.getByText(/The end was cut off/).first()).toBeVisible();
  await expect(field).toHaveValue(/a🚀$/u);
  await field.fill("   \n ");
  await expect(page.getByRole("button", { name: "Process Job Description" })).toBeDisabled();
});

test("a run that waits can be cancelled, and nothing typed is lost", async ({ browser, page }) => {
  // The server works off one run at a time here: others before it keep this one waiting.
  const other = await browser.newPage();
  const before: Promise<unknown>[] = [];
  for (let count = 0; count < 4; count += 1) before.push(startRun(other));
  await signIn(page);
  await upload(page, sampleResume);
  await addPosting(page, posting);
  await Promise.all(before);
  await create(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  const ended = page.getByRole("heading", { level: 1, name: /Cancelled|Documents Are Ready/ });
  await expect(ended).toBeVisible();
  await expectScreen(page, "Cancelled");
  await page.getByRole("button", { name: "Change the posting" }).click();
  await expect(page.getByRole("textbox", { name: "Job description" })).toHaveValue(posting);
  await other.close();
});

/** Starts a run of another account by the calls of the wire. */
async function startRun(page: Page): Promise<void> {
  const { request } = page;
  const email = `other-${Math.random()}@example.org`;
  const signedIn = await request.post("/api/v1/auth/request-code", { data: { email } });
  const auth: unknown = await signedIn.json();
  const token = String(Reflect.get(Object(auth), "access_token"));
  const bearerOf = { authorization: `Bearer ${token}` };
  const given = await request.get("/api/v1/auth/csrf-token", { headers: bearerOf });
  const csrf = String(Reflect.get(Object(await given.json()), "csrf_token"));
  const headers = { ...bearerOf, "x-csrf-token": csrf };
  const uploaded = await request.post("/api/v1/upload/resume", {
    headers,
    multipart: {
      file: {
        name: "resume.txt",
        mimeType: "text/plain",
        buffer: await readFile(sampleResume.path),
      },
    },
  });
  const uploadId = String(Reflect.get(Object(await uploaded.json()), "upload_id"));
  await request.post("/api/v1/generate/generate", {
    headers: { ...headers, prefer: "respond-async" },
    data: { upload_id: uploadId, job_description: posting },
  });
}

test("an address that leads nowhere says so", async ({ page }) => {
  await signIn(page);
  await page.goto("/no/such/screen");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your documents" }).click();
  await expectScreen(page, "Your documents");
});

test.describe("without a sign-in", () => {
  test("a deep link leads to the sign-in and back again", async ({ page }) => {
    await page.goto("/new");
    await expect(page.getByRole("button", { name: "Sign In Instantly" })).toBeVisible();
    await page.getByLabel("E-mail address").fill("deep@example.org");
    await page.keyboard.press("Enter");
    await expectScreen(page, "Upload your resume");
  });

  test("an address that is none is refused beside its field", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Sign In Instantly" }).click();
    await expect(page.getByText("Please enter your email address")).toBeVisible();
    await page.getByLabel("E-mail address").fill("nobody");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("E-mail address")).toBeFocused();
  });
});

test("uploads of others are not found", async ({ browser, page }) => {
  await signIn(page);
  const uploadId = await upload(page, sampleResume);
  const stranger = await browser.newPage();
  await signIn(stranger);
  const answer = await stranger.request.get(`/api/v1/upload/${uploadId}`, {
    headers: await bearer(stranger),
  });
  expect(answer.status()).toBe(404);
  await stranger.close();
});
