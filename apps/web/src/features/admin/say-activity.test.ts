// @vitest-environment node
import { auditActions, billingAlarmCodes, errorCatalogue } from "@savile/contracts";
import { subscriptionStatuses } from "@savile/model";
import { expect, it } from "vitest";
import {
  sayAction,
  sayActor,
  sayDetails,
  sayFailure,
  sayPart,
  sayPeriod,
  sayStatus,
} from "./say-activity.ts";

const looksLikeCode = /_|^[a-z]/;

it("has words for every action, alarm, status and refusal", () => {
  const said = [
    ...auditActions.map(sayAction),
    ...billingAlarmCodes.map(sayFailure),
    ...subscriptionStatuses.map(sayStatus),
    ...Object.keys(errorCatalogue).map(sayFailure),
    ...["generation", "mail", "billing", "language_model"].map(sayPart),
    ...["monthly", "three_month", "yearly"].map(sayPeriod),
  ];
  expect(said.filter((text) => looksLikeCode.test(text))).toEqual([]);
  expect(sayAction("account_suspended")).toBe("Account suspended");
  expect(sayStatus("past_due")).toBe("Payment failed");
});

it("says a code that it does not know as plainly as it can", () => {
  expect(sayAction("something_newer")).toBe("Something newer");
  expect(sayFailure("connection_refused")).toBe("Connection refused");
});

it("names who acted", () => {
  expect(["boss@example.test", "service", "command-line", "settings"].map(sayActor)).toEqual([
    "boss@example.test",
    "Savile",
    "Command line",
    "Server settings",
  ]);
  expect(sayActor("deleted-3f2a")).toBe("A deleted account");
});

it.each([
  ["account_suspended", { revoked: 2 }, "Sign-ins ended: 2"],
  ["account_activated", { revoked: 0 }, ""],
  [
    "subscription_changed",
    { status: "past_due", plan: "enterprise", period: "three_month" },
    "Premium, 3 months, Payment failed",
  ],
  ["subscription_changed", { status: "none", plan: "none", period: "none" }, "No plan, None"],
  [
    "payments_reconciled",
    { checked: 3, changed: 1, failed: 0 },
    "Compared: 3. Put right: 1. Without an answer: 0.",
  ],
  ["account_imported", { uploads: 2, sessions: 5 }, "Uploads: 2, applications: 5"],
  ["something_newer", { some_count: 4 }, "some count: 4"],
])("tells the details of %s", (action, details, text) => {
  expect(sayDetails(action, details)).toBe(text);
});
