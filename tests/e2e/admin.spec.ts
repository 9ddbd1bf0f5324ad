import type { Page, Route } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./fixtures.ts";
import { newestCode } from "./every-screen.ts";
import { adminEmail } from "./start-server.ts";
import { enter, expectScreen } from "./walk.ts";
import { signInByWire } from "./wire.ts";

// One account and one mailbox for all of these, and codes that replace each other.
test.describe.configure({ mode: "serial" });
// What is refused on purpose.
test.use({ allowed: [/status of (40[0134]|429|503)/] });

/** The comparison with the payment provider: under way, without an answer, and with its result. */
async function compareWithProvider(page: Page): Promise<void> {
  const call = "**/api/v1/admin/subscriptions/reconcile";
  const held: Route[] = [];
  await page.route(call, (route) => void held.push(route));
  await page.getByRole("button", { name: "Compare with the provider" }).click();
  await expect(page.getByText("Comparing. This can")).toBeVisible();
  await expect(page.getByRole("button", { name: "Compare with the provider" })).toBeFocused();
  await held[0]?.fulfill({
    status: 503,
    json: { error_code: "x", detail: "The provider is away." },
  });
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The comparison did not finish.");
  await expect(alert).toContainText("The provider is away.");
  await page.unroute(call);
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("main").getByText(/^Compared: \d+\. Put right: \d+\./)).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
}

test("an administrator signs in with the code, and sees, finds, suspends and grants", async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto("/");
  await page.getByLabel("Email address").fill(adminEmail);
  await page.getByRole("button", { name: "Sign In Instantly" }).click();
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  const code = page.getByLabel("Verification code");
  await expect(code).toBeFocused();
  await expect(page.getByRole("button", { name: "Verify & Sign In" })).toBeDisabled();
  await expect(page.getByText(/^Resend in \d+ s$/)).toBeVisible();

  const right = await newestCode(page, adminEmail);
  await code.fill(right === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Verify & Sign In" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    /Invalid or expired verification code/,
  );
  await expect(code).toHaveValue("");
  await expect(code).toBeFocused();
  // Pasted with blanks, as people copy it.
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(code).toHaveValue(right);
  await page.getByRole("button", { name: "Verify & Sign In" }).click();
  await expectScreen(page, "Your applications");

  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Admin Dashboard" }).click();
  await expectScreen(page, "Admin Dashboard");
  await expect(page.getByText("Database healthy")).toBeVisible();

  const person = await browser.newPage();
  const account = await enter(person, "/");
  const email = String(Reflect.get(Object(account.auth["user"]), "email"));
  await page.getByRole("tab", { name: "User Management" }).click();
  await page.getByLabel("Search by email").fill(email.slice(0, 20));
  await page.getByRole("button", { name: `Details of ${email}` }).click();
  const drawer = page.getByRole("dialog");

  await drawer.getByRole("button", { name: "Give Premium" }).click();
  await expect(drawer.getByText(/has Premium until you take it back/)).toBeVisible();
  await person.reload();
  await expect(person.getByRole("link", { name: /Plan Premium/ })).toBeVisible();
  await drawer.getByRole("button", { name: "Undo" }).click();
  await expect(drawer.getByText(/no longer has the given plan/)).toBeVisible();

  // What takes effect on somebody asks first; the harmless answer has the focus.
  const question = page.getByRole("alertdialog");
  const suspend = drawer.getByRole("button", { name: "Suspend" });
  await suspend.click();
  await expect(question).toContainText(`Suspend ${email}?`);
  await expect(question).toContainText("signed out everywhere");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(await brokenRules(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(suspend).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(drawer.getByText(/is suspended and signed out/)).toBeHidden();
  await person.reload();
  await expectScreen(person, "Your applications");

  await drawer.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(question).toContainText(`Sign ${email} out everywhere?`);
  await expect(question).toContainText("Sign-ins that end: 1.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();

  await suspend.click();
  await question.getByRole("button", { name: "Suspend the account" }).click();
  await expect(drawer.getByText(/is suspended and signed out/)).toBeVisible();
  await person.goto("/new");
  await expect(person.getByText(/session has expired|Account Suspended/).first()).toBeVisible();
  await drawer.getByRole("button", { name: "Reinstate" }).click();
  await expect(drawer.getByText(/is reinstated/)).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Suspend" })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await person.close();

  await page.getByRole("tab", { name: "System Activity" }).click();
  const log = page.getByRole("region", { name: "Audit log" });
  const entry = log.getByRole("cell", { name: "Account suspended Sign-ins ended: 1" }).first();
  await expect(entry).toHaveAttribute("title", "account_suspended revoked=1");
  await expect(log).not.toContainText("account_suspended");
  await page.getByLabel("Show codes").check();
  await expect(log).toContainText("account_suspended revoked=1");

  await page.getByRole("tab", { name: "Subscriptions" }).click();
  await expect(page.getByText("Income a month")).toBeVisible();
  const tiers = page.getByRole("region", { name: "What each plan holds" });
  await expect(
    tiers.getByRole("row", { name: /^Starter 16 32 per month PDF, DOCX, TXT 4/ }),
  ).toBeVisible();
  await expect(
    tiers.getByRole("row", { name: /^Premium 120 Unlimited All, and API/ }),
  ).toBeVisible();

  await compareWithProvider(page);

  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByLabel("Plan to simulate").selectOption("starter");
  await page.getByRole("button", { name: "Simulate" }).click();
  await expect(page.getByText("Simulating Starter")).toBeVisible();
  await expect(page.getByRole("banner").getByText(/of 16 left/)).toBeVisible();
  await page.getByRole("button", { name: "Exit" }).click();
  await expect(page.getByText("Simulating Starter")).toBeHidden();
});

test("everybody else is refused", async ({ page }) => {
  await enter(page, "/admin");
  await expect(
    page.getByRole("heading", { name: "Access denied. Admin privileges required." }),
  ).toBeVisible();
  const { headers } = await signInByWire(page.request);
  expect((await page.request.get("/api/v1/admin/stats", { headers })).status()).toBe(403);
});
