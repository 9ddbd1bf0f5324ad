import { expect } from "@playwright/test";
import type { APIRequestContext, Page } from "@playwright/test";
import type { PaidPlan } from "@savile/model";
import { bearer } from "./walk.ts";
import type { WireAccount } from "./wire.ts";

const workingCard = "4242 4242 4242 4242";

function fieldOf(answer: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), answer);
}

/** Buys a plan in the sandbox by the calls of the wire, and waits until the account has it. */
export async function buyPlan(
  request: APIRequestContext,
  { headers }: Pick<WireAccount, "headers">,
  plan: PaidPlan,
): Promise<void> {
  const opened = await request.post("/api/v1/payments/create-checkout-session", {
    headers,
    data: { tier: plan, billing_period: "monthly" },
  });
  const url = String(fieldOf(await opened.json(), "checkout_url"));
  const id = url.split("/").at(-1) ?? "";
  const paid = await request.post(`/api/v1/sandbox/checkouts/${id}/pay`, {
    headers,
    data: { card: workingCard },
  });
  expect(paid.status()).toBe(200);
  await expect
    .poll(async () => {
      const answer = await request.get("/api/v1/generate/user/subscription", { headers });
      return fieldOf(await answer.json(), "subscription", "tier");
    })
    .toBe(plan);
}

/** Buys a plan for whoever is signed in on a page. */
export async function buyPlanOn(page: Page, plan: PaidPlan): Promise<void> {
  const headers = await bearer(page);
  const given = await page.request.get("/api/v1/auth/csrf-token", { headers });
  const csrf = String(fieldOf(await given.json(), "csrf_token"));
  await buyPlan(page.request, { headers: { ...headers, "x-csrf-token": csrf } }, plan);
}
