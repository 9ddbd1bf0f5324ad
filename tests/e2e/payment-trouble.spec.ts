import type { APIRequestContext, Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { buyPlan } from "./buy-plan.ts";
import { expect, test } from "./fixtures.ts";
import { enter, expectScreen } from "./walk.ts";
import { documentsByWire } from "./wire.ts";
import type { WireAccount } from "./wire.ts";

const checkoutCall = "**/api/v1/payments/create-checkout-session";
const failsLater = "4000 0000 0000 0341";

/** Does something in the portal of the sandbox by the calls of the wire. */
async function inPortal(
  request: APIRequestContext,
  { headers }: WireAccount,
  act: string,
  data: object,
): Promise<void> {
  const opened = await request.post("/api/v1/payments/customer-portal", { headers, data: {} });
  const url = String(Reflect.get(Object(await opened.json()), "portal_url"));
  const id = url.split("/").at(-1) ?? "";
  const done = await request.post(`/api/v1/sandbox/portals/${id}/${act}`, { headers, data });
  expect(done.status()).toBe(200);
}

const banner = (page: Page) => page.getByRole("region", { name: "Payment" });

/** Waits until the copy of the subscription says so, as a person would see it. */
async function expectCard(page: Page, ...texts: readonly string[]): Promise<void> {
  await expect(async () => {
    await page.goto("/subscription");
    const card = page.locator("section", { hasText: "Current Plan" }).first();
    for (const text of texts) await expect(card).toContainText(text, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
}

test.describe("a checkout that does not open", () => {
  test.use({ allowed: [/status of (?:429|502)/] });

  test("is told on the screen, and can be tried again", async ({ page }) => {
    await enter(page, "/subscription?tab=pricing");
    const choose = page.getByRole("button", { name: "Choose Starter" });
    const alert = page.getByRole("main").getByRole("alert");
    const answers = [
      [200, {}, "No checkout URL received"],
      [200, { checkout_url: null }, "No checkout URL received"],
      [200, { checkout_url: "undefined" }, "No checkout URL received"],
      [502, { error_code: "no_checkout_url", detail: "No checkout URL received" }, "No checkout"],
      [429, { error_code: "x", detail: "Too many calls." }, "Checkout failed: Too many calls."],
    ] as const;
    for (const [status, json, text] of answers) {
      await page.route(checkoutCall, (route) => route.fulfill({ status, json }));
      await choose.click();
      await expect(alert).toContainText("Failed to start payment process. Please try again.");
      await expect(alert).toContainText(text);
      await expect(page.getByRole("button", { name: "Try Again" })).toBeFocused();
      expect(new URL(page.url()).pathname).toBe("/subscription");
      await page.unroute(checkoutCall);
    }
    expect(await brokenRules(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expectScreen(page, "Checkout");
  });
});

test("a payment that failed is told everywhere, calmly, until it is hidden for this visit", async ({
  page,
}) => {
  test.slow();
  const account = await enter(page, "/");
  const id = await documentsByWire(page.request, account);
  await buyPlan(page.request, account, "starter");
  await inPortal(page.request, account, "card", { card: failsLater });
  await inPortal(page.request, account, "clock", { advance: "renewal" });
  await expectCard(
    page,
    "Payment failed",
    "Your plan continues until",
    "Please update your card by",
  );
  await expect(page.getByText("Renews on")).toBeHidden();
  await expect(banner(page)).toBeHidden();

  for (const path of ["/", `/s/${id}`, "/new"]) {
    await page.goto(path);
    await expect(banner(page)).toContainText(/Your plan continues until \w+ \d+, \d{4}\./);
  }
  const chip = page.getByRole("banner").getByRole("link", { name: /Applications this month/ });
  await expect(chip).toHaveAccessibleName(/Payment failed/);
  expect(await brokenRules(page)).toEqual([]);
  await banner(page).getByRole("link", { name: "Manage Billing" }).click();
  await expectScreen(page, "Subscription");

  await page.goto("/");
  await banner(page).getByRole("button", { name: "Hide until your next visit" }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(chip).toHaveAccessibleName(/Payment failed/);
  await expect(banner(page)).toBeHidden();

  // After the days of grace the plan is another one: that is said anew.
  await inPortal(page.request, account, "clock", { advance: "days", days: 8 });
  await expectCard(page, "Free", "Payment failed", "You are on Free until the open payment");
  await expect(page.getByText("Free plan")).toBeHidden();
  await page.goto("/");
  await expect(banner(page)).toContainText("you are on Free for now. Your documents stay.");
  await expect(chip).toHaveAccessibleName(/Plan Free\. Payment failed/);
});

test("a smaller plan that is to follow outlives a cancellation that is taken back", async ({
  page,
}) => {
  const account = await enter(page, "/");
  await buyPlan(page.request, account, "professional");
  await inPortal(page.request, account, "change", { tier: "starter", billing_period: "monthly" });
  await expectCard(page, "Changes to Starter on");
  await page.getByRole("button", { name: "Manage Billing" }).click();
  await expectScreen(page, "Manage Billing");
  await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await expect(page.getByText(/If you resume it, it changes to Starter/)).toBeVisible();
  await page.getByRole("button", { name: "Resume the plan" }).click();
  await expect(page.getByText(/^Active\. Changes to Starter on/)).toBeVisible();
  await expectCard(page, "Changes to Starter on");
});

test("a smaller plan that the provider dropped with a cancellation is asked about", async ({
  page,
}) => {
  const account = await enter(page, "/");
  await buyPlan(page.request, account, "professional");
  // The sandbox keeps such a plan; another provider's answer stands in for it.
  const call = "/api/v1/generate/user/subscription";
  const json: unknown = await (await page.request.get(call, { headers: account.headers })).json();
  const subscription = Object(Reflect.get(Object(json), "subscription"));
  Reflect.set(subscription, "dropped_change", { tier: "starter", billing_period: "monthly" });
  await page.route(`**${call}`, (route) => route.fulfill({ json }));
  await page.goto("/subscription");
  await expect(page.getByText("Do you still want to change to Starter?")).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole("button", { name: "Stay on Professional" }).click();
  await expect(page.getByText("Do you still want to change")).toBeHidden();
  await page.reload();
  await expectScreen(page, "Subscription");
  await expect(page.getByText("Renews on")).toBeVisible();
  await expect(page.getByText("Do you still want to change")).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole("button", { name: "Change to Starter" }).first().click();
  await expectScreen(page, "Manage Billing");
  await expect(page.getByLabel("Plan", { exact: true })).toHaveValue("starter");
});
