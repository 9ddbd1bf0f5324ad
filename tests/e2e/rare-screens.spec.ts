import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request as requests } from "@playwright/test";
import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./fixtures.ts";
import { posting, sampleResume } from "./input.ts";
import { launchServer } from "./start-server.ts";
import type { RunningServer } from "./start-server.ts";
import { addPosting, enter, enterAs, expectScreen, upload } from "./walk.ts";
import { documentsByWire, signInByWire } from "./wire.ts";

// What is refused on purpose.
test.use({ allowed: [/status of (?:400|403|422|500)/] });

/** Puts an answer in the place of the server's own, as an older or a broken one would send it. */
async function answer(page: Page, call: string, status: number, json: unknown): Promise<void> {
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status, json }));
}

test("Premium Required: a file of a larger plan leads there, and from there to the plans", async ({
  page,
}) => {
  test.slow();
  const account = await enter(page, "/");
  await documentsByWire(page.request, account);
  await page.reload();
  await page.getByRole("button", { name: /^Download “/ }).click();
  await expectScreen(page, "Download your documents");
  expect(await brokenRules(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Resume as PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole("main").getByText(/is downloaded\.$/)).toBeVisible();

  await page.getByRole("button", { name: "Cover Letter as Word, with Starter" }).click();
  await expectScreen(page, "Premium Required");
  await expect(page.getByRole("main")).toContainText("This file format belongs to a larger plan");
  await expect(page.getByRole("main")).toBeFocused();
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expectScreen(page, "Download your documents");
  await page.getByRole("button", { name: "Cover Letter as Word, with Starter" }).click();
  await page.getByRole("link", { name: "Upgrade to Premium" }).click();
  await expectScreen(page, "Subscription");
  await expect(page.getByRole("heading", { name: "Compare plans" })).toBeVisible();
  await page.goBack();
  await expectScreen(page, "Download your documents");
});

test("Email Verification Required: a sign-in without a code reaches it once codes are in use", async ({
  page,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), "savile e2e kept "));
  const servers: RunningServer[] = [];
  const start = async (settings: Readonly<Record<string, string>>): Promise<string> => {
    const server = await launchServer({ DATA_DIR: folder, ...settings });
    servers.push(server);
    return server.url;
  };
  try {
    const calls = await requests.newContext({ baseURL: await start({}) });
    const account = await signInByWire(calls);
    await calls.dispose();
    await servers.pop()?.stop();
    const baseURL = await start({ AUTH_MODE: "code" });
    const context = await page.context().browser()?.newContext({ baseURL });
    if (context === undefined) throw new Error("there is no browser");
    const own = await context.newPage();
    await enterAs(own, account, "/account");
    await own.getByRole("button", { name: "Download everything" }).click();
    await expectScreen(own, "Email Verification Required");
    expect(await brokenRules(own)).toEqual([]);
    await own.getByRole("link", { name: "Back to your applications" }).click();
    await expectScreen(own, "Your applications");

    await own.goto("/account");
    const email = String(Reflect.get(Object(account.auth["user"]), "email"));
    await own.getByRole("button", { name: "Delete my account" }).click();
    await own.getByLabel("Type your email address to confirm").fill(email);
    await own.getByRole("button", { name: "Delete everything now" }).click();
    await expectScreen(own, "Email Verification Required");
    await own.getByRole("button", { name: "Sign Out" }).click();
    await expect(own.getByRole("button", { name: "Send Sign-In Code" })).toBeVisible();
    await context.close();
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test("a code that is refused without a word is an invalid one", async ({ page }) => {
  const sent = { status: "code_sent", expires_in: 300, resend_after: 60 };
  await answer(page, "**/api/v1/auth/request-code", 200, sent);
  await page.goto("/");
  await page.getByLabel("Email address").fill("somebody@example.org");
  await page.getByRole("button", { name: "Sign In Instantly" }).click();
  const verify = page.getByRole("button", { name: "Verify & Sign In" });
  for (const [status, text] of [
    [400, "Invalid verification code"],
    [403, "Verification failed"],
  ] as const) {
    await answer(page, "**/api/v1/auth/verify-code", status, {});
    await page.getByLabel("Verification code").fill("123456");
    await verify.click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(text);
    await expect(page.getByLabel("Verification code")).toHaveValue("");
  }
});

test("a run that does not begin is told where it was started", async ({ page }) => {
  test.slow();
  await enter(page, "/new");
  await upload(page, sampleResume);
  await addPosting(page, posting);
  const create = page.getByRole("button", { name: "Create My Resume & Cover Letter" });
  const limit = "Monthly generation limit reached. Please upgrade your plan";
  for (const [json, text] of [
    [{ status: "partial", message: "" }, "Generation failed with status: partial"],
    [{ status: "success", message: "" }, "No session ID returned from API"],
    [{ status: "limit_exceeded", message: "" }, limit],
  ] as const) {
    await answer(page, "**/api/v1/generate/generate", 200, json);
    await create.click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(text);
    await expectScreen(page, "New application");
  }
});

test("documents that are missing are told, where they would be shown and printed", async ({
  page,
}) => {
  test.slow();
  const account = await enter(page, "/");
  const id = await documentsByWire(page.request, account);
  const call = `/api/v1/generate/sessions/${id}`;
  const { headers } = account;
  const whole: unknown = await (await page.request.get(call, { headers })).json();
  await answer(page, `**${call}`, 200, { ...Object(whole), tailoring: null });
  for (const path of [`/s/${id}`, `/s/${id}/print`, `/s/${id}/download`]) {
    await page.goto(path);
    await expectScreen(page, "We can't show this application");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      /Resume content not available.*Cover letter content not available/,
    );
  }
  expect(await brokenRules(page)).toEqual([]);
  await answer(page, `**${call}`, 200, { status: "succeeded" });
  await page.goto(`/s/${id}`);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Error: Missing session data",
  );
  // The screen asks once more by itself as it opens; what is tried here is the button.
  await page.waitForLoadState("networkidle");
  await page.unroute(`**${call}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expectScreen(page, "Your Documents Are Ready!");
});
