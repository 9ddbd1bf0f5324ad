import { describe, expect, it } from "vitest";
import type { InvoiceRecord, SubscriptionRecord } from "../../ports/payment-provider.ts";
import { effectsOf } from "./effects.ts";

const day = new Date("2026-04-02T10:00:00Z");

const running: SubscriptionRecord = {
  id: "sub_1",
  status: "active",
  plan: "professional",
  period: "monthly",
  periodEnd: day,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  graceFrom: null,
  scheduled: null,
  updatePending: false,
  collectionPaused: false,
};
const before = { subscriptionId: "sub_1", plan: "professional", status: "active" } as const;
const paid: InvoiceRecord = {
  id: "in_1",
  number: "SV-1",
  status: "paid",
  amount: 1_900,
  createdAt: day,
  attempts: 1,
};

const keysOf = (...told: Parameters<typeof effectsOf>) => effectsOf(...told).map(({ key }) => key);

describe("an invoice", () => {
  it("that was paid is a receipt with its amount and day", () => {
    expect(effectsOf({ subscription: running, invoices: [paid] }, before)).toMatchObject([
      {
        key: "receipt:in_1",
        subject: "Your receipt SV-1",
        lines: ["We received $19. Thank you.", "Invoice SV-1 of 2026-04-02."],
      },
    ]);
  });

  it("that failed is told once an attempt, and leads to the card", () => {
    const failed = { ...paid, status: "open", attempts: 2 } as const;
    const [effect] = effectsOf({ subscription: running, invoices: [failed] }, before);
    expect(effect).toMatchObject({ key: "failed:in_1:2", link: "Manage Billing" });
  });

  it.each<Partial<InvoiceRecord>>([
    { amount: 0 },
    { status: "draft" },
    { status: "void" },
    { status: "uncollectible" },
    { status: "open", attempts: 0 },
  ])("is not told with %j", (part) => {
    expect(keysOf({ subscription: running, invoices: [{ ...paid, ...part }] }, before)).toEqual([]);
  });

  it("of a first payment that failed is told by the checkout page alone", () => {
    const first = { ...running, status: "incomplete" };
    const failed = { ...paid, status: "open" } as const;
    expect(keysOf({ subscription: first, invoices: [failed] }, null)).toEqual([]);
  });
});

describe("a subscription", () => {
  it("that goes on is no news, nor is a new one, nor none", () => {
    expect(keysOf({ subscription: running, invoices: [] }, before)).toEqual([]);
    expect(keysOf({ subscription: running, invoices: [] }, null)).toEqual([]);
    expect(keysOf({ subscription: null, invoices: [] }, before)).toEqual([]);
  });

  it("that is cancelled is told with its last day, anew for another day", () => {
    const ending = { ...running, cancelAt: day, cancelAtPeriodEnd: true };
    expect(keysOf({ subscription: ending, invoices: [] }, before)).toEqual([
      `ending:sub_1:${day.getTime()}`,
    ]);
  });

  it("that ended is told once, and only to who had it", () => {
    const ended = { ...running, status: "canceled", cancelAt: day };
    expect(keysOf({ subscription: ended, invoices: [] }, before)).toEqual(["ended:sub_1"]);
    const known = { ...before, status: "canceled" } as const;
    expect(keysOf({ subscription: ended, invoices: [] }, known)).toEqual([]);
    const other = { ...before, subscriptionId: "sub_0" };
    expect(keysOf({ subscription: ended, invoices: [] }, other)).toEqual([]);
  });

  it("that changed its plan is told by both names", () => {
    const smaller = { ...running, plan: "starter" } as const;
    const [effect] = effectsOf({ subscription: smaller, invoices: [] }, before);
    expect(effect).toMatchObject({
      key: `changed:sub_1:starter:${day.getTime()}`,
      lines: ["Your plan changed from Professional to Starter."],
    });
    const other = { ...before, subscriptionId: "sub_0" };
    expect(keysOf({ subscription: smaller, invoices: [] }, other)).toEqual([]);
  });
});
