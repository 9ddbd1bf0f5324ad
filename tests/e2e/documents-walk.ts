import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { PaidPlan } from "@savile/model";
import { buyPlan } from "./buy-plan.ts";
import { enter, expectDocuments } from "./walk.ts";
import { documentsByWire } from "./wire.ts";
import type { WireAccount } from "./wire.ts";

interface Finished {
  readonly account: WireAccount;
  readonly id: string;
}

/** Opens the finished documents of an invented person, on a plan where one is named. */
export async function openDocuments(page: Page, plan?: PaidPlan): Promise<Finished> {
  const account = await enter(page, "/new");
  if (plan !== undefined) await buyPlan(page.request, account, plan);
  const id = await documentsByWire(page.request, account);
  await page.goto(`/s/${id}`);
  await expectDocuments(page);
  return { account, id };
}

/** Opens the choice of a template over the workspace. */
export async function openLook(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Template:/ }).click();
  await expect(page.getByRole("button", { name: /^Classic Executive/ })).toBeVisible();
}
