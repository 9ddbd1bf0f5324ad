// @vitest-environment node
import { subscriptionResponseSchema, subscriptionStates } from "@savile/contracts";
import type { SubscriptionResponse } from "@savile/contracts";
import { planNotices } from "@savile/model";
import { expect, it } from "vitest";
import { saySubscription } from "./say-subscription.ts";

type Subscription = SubscriptionResponse["subscription"];

const day = "2026-12-01T10:00:00.000Z";

function subscription(part: Partial<Subscription>): Subscription {
  return {
    tier: "professional",
    display_name: "Professional",
    active: true,
    expires_at: null,
    status: "active",
    origin: "subscription",
    billing_period: "monthly",
    renews_at: null,
    cancel_at_period_end: false,
    grace_until: null,
    changes_to: null,
    dropped_change: null,
    can_manage: true,
    notice: null,
    ...part,
  };
}

const free = { tier: "free", origin: "free" } as const;
const late = { status: "past_due", notice: "past_due" } as const;
const lapsed = { ...free, status: "past_due", notice: "payment_failed" } as const;
const smaller = { tier: "starter", at: day } as const;

type Row = readonly [
  name: string,
  part: Partial<Subscription>,
  state: string,
  course: string,
  told: { readonly warning?: RegExp; readonly banner?: string },
];

const table: readonly Row[] = [
  ["nothing paid", { ...free, status: "none" }, "Active", "Free plan", {}],
  ["active", { renews_at: day }, "Active", "Renews on December 1, 2026", {}],
  ["active, no day", {}, "Active", "Renews automatically until you cancel.", {}],
  [
    "trial",
    { status: "trialing", renews_at: day },
    "Trial",
    "The trial ends on December 1, 2026. The first payment is due then.",
    {},
  ],
  [
    "trial, no day",
    { status: "trialing" },
    "Trial",
    "The first payment is due when the trial ends.",
    {},
  ],
  [
    "cancelled",
    { cancel_at_period_end: true, expires_at: day },
    "Ending",
    "Ends on December 1, 2026, then Free. Your documents stay.",
    {},
  ],
  [
    "cancelled, no day",
    { cancel_at_period_end: true },
    "Ending",
    "Ends with the time that is paid, then Free. Your documents stay.",
    {},
  ],
  [
    "cancelled on top of a scheduled downgrade",
    { cancel_at_period_end: true, expires_at: day, changes_to: smaller },
    "Ending",
    "Ends on December 1, 2026, then Free. Your documents stay.",
    {},
  ],
  [
    "scheduled downgrade",
    { changes_to: smaller, notice: "changes", renews_at: day },
    "Active",
    "Changes to Starter on December 1, 2026. Until then everything stays as it is.",
    {},
  ],
  [
    "scheduled downgrade, no day",
    { changes_to: { tier: "starter", at: "" }, notice: "changes" },
    "Active",
    "Changes to Starter when this period ends. Until then everything stays as it is.",
    {},
  ],
  [
    "upgrade that waits for its payment",
    { notice: "update_pending", renews_at: day },
    "Active",
    "Your larger plan starts when its payment arrives.",
    {},
  ],
  [
    "collection paused",
    { notice: "collection_paused", renews_at: day },
    "Active",
    "No payments for now. Your plan continues.",
    {},
  ],
  [
    "past due within grace",
    // The end of the period that nobody has paid is no day on which anything renews.
    { ...late, grace_until: day, renews_at: "2026-12-24T10:00:00.000Z" },
    "Payment failed",
    "Your plan continues until December 1, 2026.",
    {
      warning: /Please update your card by December 1, 2026\. After that the plan is Free/,
      banner: "Your last payment failed. Your plan continues until December 1, 2026.",
    },
  ],
  [
    "past due within grace, no day",
    late,
    "Payment failed",
    "Your plan continues for a few days.",
    {
      warning: /Please update your card soon\./,
      banner: "Your last payment failed. Your plan continues for a few days.",
    },
  ],
  [
    "past due after grace",
    { ...lapsed, renews_at: day },
    "Payment failed",
    "You are on Free until the open payment succeeds. Your documents stay.",
    {
      warning: /Your last payment failed\. Update your card/,
      banner: "Your last payment failed, and you are on Free for now. Your documents stay.",
    },
  ],
  [
    "unpaid",
    { ...lapsed, status: "unpaid" },
    "Unpaid",
    "You are on Free until the open payment succeeds. Your documents stay.",
    {
      warning: /Update your card to get your plan back/,
      banner: "Your last payment failed, and you are on Free for now. Your documents stay.",
    },
  ],
  [
    "ended",
    { ...free, status: "canceled" },
    "Ended",
    "Your paid plan has ended, and you are on Free. Your documents stay.",
    {},
  ],
  [
    "cancelled, its day passed before the provider told so",
    { ...free, status: "active", cancel_at_period_end: true, renews_at: day },
    "Ended",
    "Your paid plan has ended, and you are on Free. Your documents stay.",
    {},
  ],
  [
    "paused",
    { ...free, status: "paused" },
    "Paused",
    "Your plan is paused. You are on Free until it goes on. Your documents stay.",
    {},
  ],
  [
    "first payment not confirmed",
    { ...free, status: "incomplete" },
    "Payment not finished",
    "Your last payment wasn't finished. Nothing was charged. You can choose a plan again.",
    {},
  ],
  [
    "first payment never confirmed",
    { ...free, status: "incomplete_expired" },
    "Payment not finished",
    "Your last payment wasn't finished. Nothing was charged. You can choose a plan again.",
    {},
  ],
  [
    "a status of a newer provider",
    { status: "unknown" },
    "Being checked",
    "We're checking with the payment provider. Your plan continues.",
    {},
  ],
  [
    "granted",
    { origin: "grant", tier: "enterprise", status: "none" },
    "Active",
    "Given by the administrator",
    {},
  ],
  [
    "granted, with a subscription that failed",
    { ...late, origin: "grant", tier: "enterprise" },
    "Active",
    "Given by the administrator",
    { warning: /You keep this plan\./ },
  ],
  [
    "administrator",
    { origin: "admin", tier: "enterprise", status: "none" },
    "Active",
    "Administrators have no limits",
    {},
  ],
];

it.each(table)("says of a plan: %s", (_, part, state, course, { warning, banner }) => {
  const said = saySubscription(subscription(part));
  expect([said.state, said.course]).toEqual([state, course]);
  expect(said.warning ?? "").toMatch(warning ?? /^$/);
  expect(said.banner).toBe(banner ?? null);
});

/** Every state with every origin, notice and day, also days that are missing or no days. */
function* everySubscription(): Generator<Subscription> {
  const origins = subscriptionResponseSchema.shape.subscription.shape.origin.options;
  for (const status of subscriptionStates) {
    for (const origin of origins) {
      for (const notice of [null, ...planNotices]) {
        for (const at of [null, "", "no day", day]) {
          for (const cancelled of [true, false]) {
            for (const changes of [null, { tier: "starter", at: at ?? "" } as const]) {
              yield subscription({
                status,
                origin,
                notice,
                tier: origin === "free" ? "free" : "professional",
                expires_at: at,
                renews_at: at,
                grace_until: at,
                cancel_at_period_end: cancelled,
                changes_to: changes,
              });
            }
          }
        }
      }
    }
  }
}

const broken = /undefined|null|Invalid|NaN|[{}]| {2}| [;,.]|(?<!goes )\b(?:on|by|until)[;,.]|^$/;

it("never says a broken sentence, nor a renewal that will not come", () => {
  const faults: unknown[] = [];
  let seen = 0;
  for (const one of everySubscription()) {
    seen += 1;
    const said = saySubscription(one);
    const texts = [said.state, said.course, said.warning, said.banner].filter(
      (text) => text !== null,
    );
    const renews = said.course.includes("Renews");
    const mayRenew =
      one.origin === "subscription" && one.status !== "past_due" && !one.cancel_at_period_end;
    if (texts.some((text) => broken.test(text)) || (renews && !mayRenew)) faults.push([one, said]);
  }
  expect(faults).toEqual([]);
  expect(seen).toBe(subscriptionStates.length * 5 * (planNotices.length + 1) * 4 * 2 * 2);
});

it("calls a plan free without end only where nothing was ever paid", () => {
  for (const one of everySubscription()) {
    const isFree = saySubscription(one).course === "Free plan";
    expect([one.status, one.origin, isFree]).toEqual([
      one.status,
      one.origin,
      one.origin === "free" && one.status === "none",
    ]);
  }
});
