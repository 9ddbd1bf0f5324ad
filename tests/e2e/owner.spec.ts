import { EventEmitter, once } from "node:events";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openDocuments, openLook } from "./documents-walk.ts";
import { walks } from "./every-screen.ts";
import { launchServer } from "./start-server.ts";
import type { RunningServer } from "./start-server.ts";
import { enter, expectScreen } from "./walk.ts";

// Long walks; a busy machine takes several times as long.
test.describe.configure({ timeout: 240_000 });

/** Words and signs with which a screen says that something belongs to a larger plan, or is used up. */
const locks =
  /Upgrade Required|(?:is|are) part of (?:the )?(?:Starter|Professional|Premium)|come with the Professional|, with (?:Starter|Professional|Premium)|See Plans|used up|\b\d+ of \d+ (?:left|used)|limit (?:is )?reached/iu;

/** Fails where a screen shows a lock. */
async function expectNoLock(page: Page, screen: string): Promise<void> {
  const text = await page.locator("body").innerText();
  expect(locks.exec(text)?.[0], screen).toBeUndefined();
  await expect(page.locator("svg.lucide-lock"), screen).toHaveCount(0);
}

/** What a larger plan brings, from an account that has none. */
async function walkThroughPlans(page: Page): Promise<void> {
  const check = (screen: string) => expectNoLock(page, screen);
  const { id } = await openDocuments(page);
  await openLook(page);
  await check("templates");
  await page.getByRole("button", { name: /^Classic Executive/ }).click();
  await page.keyboard.press("Escape");
  // The plan is told late: until then nothing may seem to belong to another one.
  const plan = new EventEmitter();
  const told = once(plan, "told");
  await page.route("**/templates", async (route) => {
    await told;
    await route.continue();
  });
  await page.goto(`/s/${id}/download`);
  await expectScreen(page, "Download your documents");
  await expect(page.getByText(/^Operations Coordinator/).first()).toBeVisible();
  await check("downloads before the plan is known");
  plan.emit("told");
  const yaml = page.getByRole("button", { name: "RenderCV" }).first();
  await expect(yaml).toBeVisible();
  await check("downloads");
  const download = page.waitForEvent("download");
  await yaml.click();
  expect((await download).suggestedFilename()).toMatch(/\.rendercv\.yaml$/u);
  await page.goto("/account");
  await expectScreen(page, "Your account");
  await expect(page.getByRole("heading", { name: "API keys" })).toBeVisible();
  await check("account");
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await check("account menu");
  await page.getByRole("menuitem", { name: "Your numbers" }).click();
  await expectScreen(page, "Your numbers");
  await check("numbers");
  await page.goto("/subscription");
  await expectScreen(page, "Subscription");
  await expect(page.getByText("Your computer, no limits").first()).toBeVisible();
  await check("subscription");
}

async function walkScreens(name: string, page: Page): Promise<void> {
  await walks[name]?.(page, (screen) => expectNoLock(page, screen));
}

test.describe("with PLANS=off", () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await launchServer({ PLANS: "off" });
  });
  test.afterAll(() => server.stop());

  const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    "first steps": (page) => walkScreens("first steps", page),
    workspace: (page) => walkScreens("workspace", page),
    "what larger plans bring": walkThroughPlans,
  };
  for (const [name, walk] of Object.entries(screens))
    test(`no screen shows a lock: ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
      await walk(await context.newPage());
      await context.close();
    });
});

test("one click takes the limits away on every screen, and one brings them back", async ({
  page,
}) => {
  await enter(page, "/subscription");
  await page.getByRole("button", { name: "No limits on this computer" }).click();
  await expect(page.getByText("Your computer, no limits").first()).toBeVisible();
  await expectNoLock(page, "subscription");
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "API keys" })).toBeVisible();
  await expectNoLock(page, "account");
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Bring the plans back" }).click();
  await expect(page.getByText("Free plan")).toBeVisible();
});
