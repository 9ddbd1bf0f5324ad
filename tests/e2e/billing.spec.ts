import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { enter, expectScreen } from "./walk.ts";

// The refusal of a declined card and its answer 402 are part of the walk.
test.use({ allowed: [/status of 402/] });

/** Pays the open checkout with a test card, by what the card does. */
async function pay(page: Page, card: string): Promise<void> {
  await expectScreen(page, "Checkout");
  await page.getByRole("button", { name: new RegExp(`^(${card})`) }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
}

async function openPlans(page: Page): Promise<void> {
  await page.goto("/subscription?tab=pricing");
  await expect(page.getByRole("heading", { name: "Compare plans" })).toBeVisible();
}

async function manage(page: Page): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("button", { name: "Manage Billing" }).click();
  await page.waitForURL("**/sandbox/portal/*");
  await expectScreen(page, "Manage Billing");
}

async function changeCard(page: Page, card: string): Promise<void> {
  await page.getByRole("button", { name: "Update card" }).click();
  await page.getByRole("button", { name: new RegExp(`^(${card})`) }).click();
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByRole("button", { name: "Update card" })).toBeVisible();
}

/** The plan that the subscription screen and the header name, with the state of its payment. */
async function expectPlan(page: Page, plan: string, state: string): Promise<void> {
  await expect(async () => {
    await page.goto("/subscription");
    const card = page.locator("section", { hasText: "Current Plan" }).first();
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(plan, { timeout: 2_000 });
    await expect(card).toContainText(state, { timeout: 2_000 });
  }).toPass();
  await expect(
    page.getByRole("banner").getByRole("link", { name: /Applications this month/ }),
  ).toContainText(plan);
}

test("a plan is bought, raised, cancelled, resumed, fails to renew, and is paid again", async ({
  page,
}) => {
  test.slow();
  await enter(page, "/subscription");
  await expectScreen(page, "Subscription");
  await expectPlan(page, "Free", "Free plan");

  // A declined card changes nothing; another one pays.
  await openPlans(page);
  await page.getByRole("button", { name: "Choose Starter" }).click();
  await pay(page, "Is declined");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Payment could not be processed",
  );
  await pay(page, "Pays 4242|Pays4242");
  await page.waitForURL("**/payment/success**");
  await expect(page.getByRole("main").getByText("Starter is active")).toBeVisible();
  await expect(page.getByText(/^cs_/)).toBeVisible();
  await expectPlan(page, "Starter", "$9 every month");

  // A larger plan goes through the confirmation of the portal and holds at once.
  await openPlans(page);
  await page.getByRole("button", { name: "Choose Professional" }).click();
  await page.waitForURL("**/sandbox/portal/*");
  await page.getByRole("button", { name: "Show the price" }).click();
  await expect(page.getByText(/due now, after/)).toBeVisible();
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await expect(page.getByText(/Professional · \$19 every month/)).toBeVisible();
  await expectPlan(page, "Professional", "$19 every month");

  // Cancelling keeps the plan until its end; resuming takes it back.
  await manage(page);
  await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await expect(page.getByRole("button", { name: "Resume the plan" })).toBeVisible();
  await expectPlan(page, "Professional", "Ends on");
  await manage(page);
  await page.getByRole("button", { name: "Resume the plan" }).click();
  await expect(page.getByRole("button", { name: "Cancel at the end of the period" })).toBeVisible();
  await expectPlan(page, "Professional", "Renews on");

  // The card fails at the renewal: the plan holds for its days of grace, and a new card pays.
  await manage(page);
  await changeCard(page, "Pays now, fails at renewal");
  await page.getByRole("button", { name: "To the renewal" }).click();
  await expect(page.getByText(/^Payment failed\./)).toBeVisible();
  await expectPlan(page, "Professional", "Payment failed");
  await expect(page.getByText(/Please update your card by/)).toBeVisible();
  await manage(page);
  await changeCard(page, "Pays 4242|Pays4242");
  await expect(page.getByText(/^Active\./)).toBeVisible();
  await expectPlan(page, "Professional", "Renews on");
});

test("a payment that asks for a confirmation is paid only when it is approved", async ({
  page,
}) => {
  await enter(page, "/subscription?tab=pricing");
  await page.getByText("Yearly", { exact: false }).first().click();
  await page.getByRole("button", { name: "Get Premium" }).click();
  await pay(page, "Asks for a confirmation");
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/payment/success**");
  await expect(page.getByRole("main").getByText("Premium is active")).toBeVisible();
  await expectPlan(page, "Premium", "$372 every year");
});

test(
  "leaving the checkout charges nothing and leads back to the plans",
  { tag: "@smoke" },
  async ({ page }) => {
    await enter(page, "/subscription?tab=pricing");
    await page.getByRole("button", { name: "Choose Starter" }).click();
    await expectScreen(page, "Checkout");
    await page.getByRole("link", { name: "Cancel and go back" }).click();
    await expectScreen(page, "Payment cancelled");
    await page.getByRole("link", { name: "See Plans" }).click();
    await expectPlan(page, "Free", "Free plan");
  },
);

test.describe("a checkout of somebody else", () => {
  test.use({ allowed: [/status of 404/] });

  test("is not there", async ({ page, browser }) => {
    await enter(page, "/subscription?tab=pricing");
    await page.getByRole("button", { name: "Choose Starter" }).click();
    await expectScreen(page, "Checkout");
    const stranger = await browser.newPage();
    await enter(stranger, new URL(page.url()).pathname);
    await expect(stranger.getByText("Page not found")).toBeVisible();
    await stranger.close();
  });
});
