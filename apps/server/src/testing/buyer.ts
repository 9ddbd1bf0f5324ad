import {
  checkoutResponseSchema,
  portalResponseSchema,
  sandboxPortalSchema,
  subscriptionResponseSchema,
} from "@savile/contracts";
import type { SandboxPortal, SubscriptionResponse } from "@savile/contracts";
import type { BillingPeriod, Plan } from "@savile/model";
import { eq } from "drizzle-orm";
import { billingAlarms, outboxMails } from "../db/schema.ts";
import { findCustomerOf } from "../modules/billing/customers.ts";
import type { TestService } from "./test-service.ts";
import { api, get, post } from "./visitor.ts";
import type { Person } from "./visitor.ts";

/** Test cards of the sandbox. */
export const cards = {
  pays: "4242 4242 4242 4242",
  declines: "4000 0000 0000 0002",
  asks: "4000 0025 0000 3155",
  failsLater: "4000 0000 0000 0341",
} as const;

/** What an account sees of its plan. */
export async function planOf(service: TestService, person: Person): Promise<SubscriptionResponse> {
  const answer = await get(service, "/generate/user/subscription", person.headers);
  return subscriptionResponseSchema.parse(answer.json());
}

export function checkout(
  service: TestService,
  person: Person,
  tier: string,
  billing_period: string = "monthly",
  more: object = {},
) {
  const body = { tier, billing_period, ...more };
  return post(service, "/payments/create-checkout-session", body, person.write);
}

/** The id at the end of an address of the sandbox. */
export function lastPart(url: string): string {
  return url.split("/").at(-1) ?? "";
}

/** Starts a checkout and answers its id. */
export async function openCheckout(
  service: TestService,
  person: Person,
  plan: Plan,
  period: BillingPeriod = "monthly",
): Promise<string> {
  const answer = await checkout(service, person, plan, period);
  return lastPart(checkoutResponseSchema.parse(answer.json()).checkout_url);
}

export function payWith(service: TestService, person: Person, id: string, card: string) {
  return post(service, `/sandbox/checkouts/${id}/pay`, { card }, person.write);
}

/** Delivers the events that are due. */
export async function deliver(service: TestService): Promise<void> {
  await service.needs.payments.sandbox?.flush();
}

/** Buys a plan with a card and waits for its events. */
export async function buy(
  service: TestService,
  person: Person,
  plan: Plan,
  more: { period?: BillingPeriod; card?: string } = {},
): Promise<void> {
  const id = await openCheckout(service, person, plan, more.period);
  await payWith(service, person, id, more.card ?? cards.pays);
  await deliver(service);
}

/** Opens the portal and answers its id. */
export async function openPortal(service: TestService, person: Person): Promise<string> {
  const answer = await post(service, "/payments/customer-portal", {}, person.write);
  return lastPart(portalResponseSchema.parse(answer.json()).portal_url);
}

/** Does something in a new portal, delivers the events and answers the portal. */
export async function inPortal(
  service: TestService,
  person: Person,
  act: string,
  body: object = {},
): Promise<SandboxPortal> {
  const id = await openPortal(service, person);
  const done = await post(service, `/sandbox/portals/${id}/${act}`, body, person.write);
  if (done.statusCode >= 500 || done.statusCode === 429) throw new Error(done.body);
  await deliver(service);
  const shown = await get(service, `/sandbox/portals/${id}`, person.headers);
  return sandboxPortalSchema.parse(shown.json());
}

/** Changes how the sandbox delivers the events of an account. */
export async function setDelivery(
  service: TestService,
  person: Person,
  switches: object,
): Promise<void> {
  const body = { copies: 1, shuffle: false, delay_s: 0, drop: false, ...switches };
  await service.app.inject({
    method: "PUT",
    url: `${api}/sandbox/delivery`,
    headers: { "content-type": "application/json", ...person.write },
    payload: JSON.stringify(body),
  });
}

/** The customer of an account at the provider. */
export async function customerOf({ needs }: TestService, { accountId }: Person): Promise<string> {
  return (await findCustomerOf(needs.database.query, accountId)) ?? "";
}

/** Of which kinds the mails to an account are, sorted. */
export async function mailKindsOf(
  { needs }: TestService,
  { accountId }: Person,
): Promise<string[]> {
  const found = await needs.database.query
    .select({ key: outboxMails.dedupeKey })
    .from(outboxMails)
    .where(eq(outboxMails.accountId, accountId));
  return found.map((row) => row.key.split(":")[0] ?? "").toSorted();
}

export function alarmsOf({ needs }: TestService, code: string) {
  return needs.database.query.select().from(billingAlarms).where(eq(billingAlarms.code, code));
}
