import { expect, it } from "vitest";
import { newCustomer } from "./state.ts";
import type { CustomerState } from "./state.ts";
import { step } from "./step.ts";

type Offer = {
  readonly plan: "starter" | "professional";
  readonly period: "monthly" | "three_month" | "yearly";
};

/** A customer who paid on a day. */
function boughtOn(day: string, offer: Offer): CustomerState {
  const at = Date.parse(day);
  const urls = { successUrl: "x", cancelUrl: "x" };
  const order = { do: "open-checkout", id: "cs_1", key: "k", ...offer, ...urls } as const;
  const { state } = step(newCustomer("cus_1", "a", "a@example.test"), order, at);
  return step(state, { do: "pay", checkout: "cs_1", card: "pays" }, at).state;
}

/** The days on which the next renewals fall, each reached by its own step. */
function renewals(start: CustomerState, count: number, day: string): string[] {
  let state = start;
  return Array.from({ length: count }, () => {
    const end = state.subscription?.periodEnd ?? 0;
    state = step(state, { do: "clock", advance: { by: "renewal" } }, Date.parse(day)).state;
    expect(state.subscription?.status).toBe("active");
    return new Date(end).toISOString().slice(0, 10);
  });
}

it.each([
  [
    "2027-01-31T23:59:59Z",
    "monthly",
    ["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30"],
  ],
  ["2027-11-30T00:00:00Z", "three_month", ["2028-02-29", "2028-05-30", "2028-08-30"]],
  ["2028-02-29T12:00:00Z", "yearly", ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
] as const)("P26 bought on %s and paid %s it renews on sane days", (day, period, days) => {
  expect(renewals(boughtOn(day, { plan: "starter", period }), days.length, day)).toEqual(days);
});

it("P26 a smaller plan that follows on a month's last day counts from that day", () => {
  const day = "2027-01-31T10:00:00Z";
  const bought = boughtOn(day, { plan: "professional", period: "monthly" });
  const change = { do: "change", plan: "starter", period: "monthly" } as const;
  const planned = step(bought, change, Date.parse(day)).state;
  expect(renewals(planned, 3, day)).toEqual(["2027-02-28", "2027-03-28", "2027-04-28"]);
});
