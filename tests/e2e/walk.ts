import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { ResumeFile } from "./input.ts";
import { signInByWire } from "./wire.ts";
import type { WireAccount } from "./wire.ts";

/** Signs in with an address that nobody used before. */
export async function signIn(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await page.goto("/");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Sign In Instantly" }).click();
  await expectScreen(page, "Your applications");
  await page.getByRole("button", { name: "Skip Tour" }).click();
  return email;
}

/** Opens a screen as somebody who signed in before, without the sign-in screen. */
export async function enter(page: Page, path: string): Promise<WireAccount> {
  const account = await signInByWire(page.request);
  await enterAs(page, account, path);
  return account;
}

/** Opens a screen as an account that was made before. */
export async function enterAs(page: Page, account: WireAccount, path: string): Promise<void> {
  const { user, access_token: access, refresh_token: refresh } = account.auth;
  await page.addInitScript(
    ([kept = "", bearer = "", renewal = ""]) => {
      // The frame that registers the service worker is a document of its own: it signs nobody in again.
      if (window.top !== window || localStorage.getItem("user") !== null) return;
      localStorage.setItem("user", kept);
      localStorage.setItem("access_token", bearer);
      localStorage.setItem("refresh_token", renewal);
      const id: unknown = Reflect.get(Object(JSON.parse(kept)), "id");
      // As every sign-in leaves it: whose drafts this browser keeps.
      localStorage.setItem("draft_owner", String(id));
      // Somebody who was here before: no welcome, no tips, the page alone.
      for (const seen of ["welcome", "tips", "split"])
        localStorage.setItem(`${seen}_seen_${String(id)}`, "yes");
    },
    [JSON.stringify(user), String(access), String(refresh)],
  );
  await page.goto(path);
}

/** Waits for a screen by its heading, and checks what every change of screen owes. */
export async function expectScreen(page: Page, heading: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(`${heading} – Savile`);
}

/** Waits until the file of an application was read; answers its upload. */
export async function expectRead(page: Page): Promise<string> {
  await page.waitForURL(/\/new\?upload=/);
  await expectScreen(page, "New application");
  await expect(page.getByRole("link", { name: "See what we read" })).toBeVisible();
  return new URL(page.url()).searchParams.get("upload") ?? "";
}

/** Chooses a file for a new application and waits until it was read. */
export async function upload(page: Page, resume: ResumeFile): Promise<string> {
  if (!page.url().endsWith("/new")) await page.goto("/new");
  await expectScreen(page, "New application");
  await page.locator("input[type=file]").setInputFiles(resume.path);
  return await expectRead(page);
}

/** From the application to everything that was read of its file. */
export async function openCheck(page: Page): Promise<void> {
  await page.getByRole("link", { name: "See what we read" }).click();
  await expectScreen(page, "Check your details");
}

/** From everything that was read back to the application. */
export async function leaveCheck(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back to your application" }).click();
  await expectScreen(page, "New application");
}

/** Pastes the posting of an application. */
export async function addPosting(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Job description" }).fill(text);
  await page.getByRole("button", { name: "Process Job Description" }).click();
}

/** Starts the run of an application; answers the id of the session. */
export async function create(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Create My Resume & Cover Letter" }).click();
  await page.waitForURL("**/s/*/generating");
  return /\/s\/([^/]+)\/generating/.exec(page.url())?.[1] ?? "";
}

/** Waits for the finished documents. */
export async function expectDocuments(page: Page): Promise<void> {
  await page.waitForURL(/\/s\/[^/]+$/);
  await expectScreen(page, "Your Documents Are Ready!");
  await expect(lines(page).first()).toBeAttached();
}

/** The lines of the laid-out pages, or of their text on a phone. */
export function lines(page: Page) {
  return page.getByRole("group", { name: /^Lines of/ }).getByRole("button");
}

/** The access token as the browser keeps it. */
export async function bearer(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem("access_token"));
  return { authorization: `Bearer ${token ?? ""}` };
}
