import { expect, test } from "./fixtures.ts";
import { enter, expectScreen } from "./walk.ts";

test("the tokens are renewed every ten minutes", async ({ page }) => {
  await page.clock.install();
  await enter(page, "/");
  await expectScreen(page, "Your applications");
  const renewed = page.waitForRequest(/\/api\/v1\/auth\/refresh$/);
  await page.clock.fastForward(10 * 60_000);
  expect((await renewed).method()).toBe("POST");
});

test("after a payment the plan is asked for five times, two seconds apart", async ({ page }) => {
  await enter(page, "/");
  await expectScreen(page, "Your applications");
  const asked: number[] = [];
  await page.route("**/api/v1/generate/user/subscription", async (route) => {
    asked.push(Date.now());
    await route.continue();
  });
  await page.goto("/payment/success?session_id=cs_4711");
  await expectScreen(page, "Your payment");
  await expect(page.getByText("cs_4711")).toBeVisible();
  const main = page.getByRole("main");
  await expect(
    main.getByText("Processing payment and updating subscription... (2/5)"),
  ).toBeVisible();
  await expect(main.getByText("We'll email you")).toBeVisible();
  // The header asks once for itself.
  expect(asked.length).toBeGreaterThanOrEqual(5);
  expect(asked.length).toBeLessThanOrEqual(6);
  expect((asked.at(-1) ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(4 * 2_000);
});

test("a code may be asked for again after a minute; addresses and codes are checked first", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const submit = page.getByRole("button", { name: "Sign In Instantly" });
  await submit.click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("Please enter your email address");
  await page.getByLabel("Email address").fill("nobody at example");
  await submit.click();
  await expect(alert).toHaveText("Please enter a valid email address");
  await page.route("**/api/v1/auth/request-code", (route) =>
    route.fulfill({ json: { status: "sent", resend_after: 60, expires_in: 300 } }),
  );
  await page.getByLabel("Email address").fill("Ida.Marlow@Example.org ");
  const asked = page.waitForRequest(/request-code$/);
  await submit.click();
  expect((await asked).postDataJSON()).toEqual({
    email: "ida.marlow@example.org",
    purpose: "login",
  });
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  await expect(page.getByText("Code expires in 5 minutes")).toBeVisible();
  await expect(page.getByText("Didn't receive the code?")).toBeVisible();
  const again = page.getByRole("button", { name: "Resend" });
  await expect(again).toHaveCount(0);
  const code = page.getByLabel("Verification code");
  await code.press("Enter");
  await expect(alert).toHaveText("Please enter the verification code");
  await code.fill("12a34");
  await expect(code).toHaveValue("1234");
  await expect(page.getByRole("button", { name: "Verify & Sign In" })).toBeDisabled();
  await page.clock.fastForward(61_000);
  await again.click();
  await expect(
    page.getByRole("main").getByText("We sent a new code. The old one no longer works."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue("ida.marlow@example.org");
});

test.describe("a plan that cannot be asked for", () => {
  test.use({ allowed: [/status of 500/] });

  test("is taken for the free one, which says that it is not confirmed", async ({ page }) => {
    for (const call of ["**/user/subscription", "**/api/v1/generate/templates"]) {
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    }
    await enter(page, "/new");
    const chip = page.getByRole("banner").getByRole("link", { name: /Applications this month/ });
    await expect(chip).toContainText("Free");
    await expect(chip).toContainText("4 of 4 left");
    await expect(chip).toContainText("not confirmed");
    await expect(
      page.getByText("We couldn't load the templates. Showing the free plan."),
    ).toBeVisible();
    await expect(page.locator("input[name=template]")).toHaveCount(1);
    await expect(page.getByRole("radio", { name: /Modern Professional/ })).toBeChecked();
  });
});
