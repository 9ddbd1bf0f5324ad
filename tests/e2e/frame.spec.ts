import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { enter, expectScreen } from "./walk.ts";

function plan(page: Page) {
  return page.getByRole("link", { name: /^Applications this month/ });
}

test("a suspended account is shown no plan", async ({ page }) => {
  await enter(page, "/");
  await expectScreen(page, "Your applications");
  await expect(plan(page)).toBeVisible();
  await page.route("**/api/v1/auth/me", async (route) => {
    const answer = await route.fetch();
    const user: unknown = await answer.json();
    await route.fulfill({ response: answer, json: { ...Object(user), is_active: false } });
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: /Suspended/ })).toBeVisible();
  await expect(plan(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Upgrade/ })).toHaveCount(0);
});

test.describe("the word on the system", () => {
  test.use({ allowed: [/Failed to load resource/] });

  test("does not stay green without a line, and comes back with it", async ({ page, context }) => {
    await enter(page, "/");
    const header = page.getByRole("banner");
    await expect(header.getByText("System Online")).toBeVisible();
    await context.setOffline(true);
    await expect(header.getByText("System Online")).toHaveCount(0);
    await expect(header.getByText("Offline", { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(header.getByText("System Online")).toBeVisible();
  });

  test("does not stay green while every call fails, whatever the service says of itself", async ({
    page,
  }) => {
    await enter(page, "/");
    const header = page.getByRole("banner");
    await expect(header.getByText("System Online")).toBeVisible();
    await page.route("**/api/**", async (route) => await route.fulfill({ status: 500, json: {} }));
    await page.goto("/subscription");
    await expect(header.getByText("System Degraded")).toBeVisible();
    await page.unroute("**/api/**");
    await expect(header.getByText("System Online")).toBeVisible();
  });

  test("does not stay green when the service no longer answers", async ({ page }) => {
    await page.clock.install();
    await enter(page, "/");
    const header = page.getByRole("banner");
    await expect(header.getByText("System Online")).toBeVisible();
    await page.route(/\/(?:api|health)/, async (route) => await route.abort("connectionrefused"));
    await page.clock.fastForward("01:10");
    await expect(header.getByText("System Unreachable")).toBeVisible();
  });
});
