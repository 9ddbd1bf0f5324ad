import { routes } from "@savile/contracts";
import { switchesSchema } from "../../adapters/payment-provider/sandbox/delivery-switches.ts";
import type { DeliverySwitches } from "../../adapters/payment-provider/sandbox/delivery-switches.ts";
import { cardOf } from "../../adapters/payment-provider/sandbox/cards.ts";
import type { Advance, Command } from "../../adapters/payment-provider/sandbox/machine/step.ts";
import type { Sandbox } from "../../adapters/payment-provider/sandbox/sandbox.ts";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import type { SignedIn } from "../sign-in/service.ts";
import { readOffer } from "../billing/read-offer.ts";
import { onCheckout, onPortal, previewChange } from "./service.ts";
import type { PageOf } from "./service.ts";

interface PageCall {
  readonly params: { readonly id: string };
  readonly signedIn: SignedIn;
}

function pageOf({ params, signedIn }: PageCall): PageOf {
  return { accountId: signedIn.account.id, id: params.id };
}

function offerOf(body: { tier: string; billing_period: string }) {
  const offer = readOffer(body.tier, body.billing_period);
  if (offer === null) throw new Refusal("validation");
  return offer;
}

function advanceOf(body: {
  advance: "month" | "renewal" | "days";
  days?: number | undefined;
}): Advance {
  return body.advance === "days" ? { by: "days", days: body.days ?? 1 } : { by: body.advance };
}

function presentDelivery(switches: DeliverySwitches) {
  const { copies, shuffle, delayS, drop, crash } = switches;
  return { copies, shuffle, delay_s: delayS, drop, crash };
}

/** The pages of the sandbox; every other provider has its own, so that these do not exist then. */
export function sandboxEndpoints(needs: Dependencies) {
  const open = (): Sandbox => {
    if (needs.payments.sandbox === null) throw new Refusal("not_found");
    return needs.payments.sandbox;
  };
  const checkout = async (call: PageCall, command?: Command) =>
    orRefuse(await onCheckout(open(), pageOf(call), command));
  const portal = async (call: PageCall, command?: Command) =>
    orRefuse(await onPortal(open(), pageOf(call), command));
  return {
    sandboxCheckout: endpoint(routes.sandboxCheckout, (call) => checkout(call)),
    sandboxPay: endpoint(routes.sandboxPay, (call) =>
      checkout(call, { do: "pay", checkout: call.params.id, card: cardOf(call.body.card) }),
    ),
    sandboxConfirm: endpoint(routes.sandboxConfirm, (call) =>
      checkout(call, { do: "confirm", checkout: call.params.id, approve: call.body.approve }),
    ),
    sandboxPortal: endpoint(routes.sandboxPortal, (call) => portal(call)),
    sandboxPreviewChange: endpoint(routes.sandboxPreviewChange, async (call) =>
      orRefuse(await previewChange(open(), pageOf(call), offerOf(call.body))),
    ),
    sandboxChange: endpoint(routes.sandboxChange, (call) =>
      portal(call, { do: "change", ...offerOf(call.body) }),
    ),
    sandboxCancel: endpoint(routes.sandboxCancel, (call) => portal(call, { do: "cancel" })),
    sandboxResume: endpoint(routes.sandboxResume, (call) => portal(call, { do: "resume" })),
    sandboxCard: endpoint(routes.sandboxCard, (call) =>
      portal(call, { do: "card", card: cardOf(call.body.card) }),
    ),
    sandboxClock: endpoint(routes.sandboxClock, (call) =>
      portal(call, { do: "clock", advance: advanceOf(call.body) }),
    ),
    sandboxDelivery: endpoint(routes.sandboxDelivery, async ({ signedIn }) =>
      presentDelivery(await open().delivery(signedIn.account.id)),
    ),
    setSandboxDelivery: endpoint(routes.setSandboxDelivery, async ({ body, signedIn }) => {
      const { id, email } = signedIn.account;
      const { delay_s: delayS, ...rest } = body;
      const switches = switchesSchema.parse({ ...rest, delayS });
      await open().setDelivery({ accountId: id, email }, switches);
      return presentDelivery(switches);
    }),
  };
}
