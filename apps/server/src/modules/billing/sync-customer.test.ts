import { expect, it } from "vitest";
import { buy, cards, inPortal, planOf } from "../../testing/buyer.ts";
import { mailsOf } from "../../testing/mails.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson, signIn } from "../../testing/visitor.ts";

const service = await sharedService();

it("P11: keeps the smaller plan that was to follow through a cancellation that is taken back", async () => {
  const person = await newPerson(service);
  await buy(service, person, "professional");
  await inPortal(service, person, "change", { tier: "starter", billing_period: "monthly" });
  await inPortal(service, person, "cancel");
  expect((await planOf(service, person)).subscription).toMatchObject({
    cancel_at_period_end: true,
    changes_to: null,
  });
  await inPortal(service, person, "resume");
  expect((await planOf(service, person)).subscription).toMatchObject({
    cancel_at_period_end: false,
    changes_to: { tier: "starter", at: "2026-04-02T10:00:00.000Z" },
    dropped_change: null,
  });
});

it("P12: is told of a failed payment by a mail that leads to Manage Billing", async () => {
  const person = await signIn(service, "late@example.test");
  await buy(service, person, "starter", { card: cards.failsLater });
  await inPortal(service, person, "clock", { advance: "renewal" });
  const mail = (await mailsOf(service)).find(
    ({ to, subject }) => to === "late@example.test" && subject.includes("failed"),
  );
  expect(mail?.text).toContain("Manage Billing:\nhttp://localhost/subscription\n");
  expect(mail?.html).toContain('<a href="http://localhost/subscription">Manage Billing</a>');
});
