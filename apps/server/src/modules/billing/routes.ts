import { routes } from "@savile/contracts";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint, rawEndpoint } from "../../http/endpoint.ts";
import { isDirectLoopback } from "../../http/direct-loopback.ts";
import { bringLimits, takeLimits } from "../entitlement/owners.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { getSubscription } from "./get-subscription.ts";
import { openPortal } from "./open-portal.ts";
import { presentPricing } from "./pricing.ts";
import { readOffer } from "./read-offer.ts";
import { receiveEvent } from "./receive-event.ts";
import { ownOrigin, redirectUrl } from "./redirect-url.ts";
import { startCheckout } from "./start-checkout.ts";

function invalid(...fields: string[]): Refusal {
  return new Refusal("validation", {
    errors: fields.map((path) => ({
      path,
      code: "invalid_value",
      message: "This value is not valid.",
    })),
  });
}

/** Our own address of a page, or the answer 422 when the client sent another one. */
function pageOf(
  needs: Dependencies,
  request: FastifyRequest,
  page: { field: string; path: string; sent: string | undefined },
): string {
  const origin = ownOrigin(request.headers, needs.settings.publicUrl);
  const url = redirectUrl(origin, page.path, page.sent);
  if (url.ok) return url.value;
  throw invalid(page.field);
}

/** A provider that cannot be reached now may be asked again soon. */
const soon = { headers: { "retry-after": "5" } };

export function billingEndpoints(needs: Dependencies) {
  const { payments } = needs;
  return {
    subscription: endpoint(routes.subscription, async ({ signedIn }) =>
      getSubscription(needs, signedIn.account),
    ),
    pricingInfo: endpoint(routes.pricingInfo, async () =>
      presentPricing({
        offered: payments.offered,
        sandbox: payments.provider.name === "sandbox",
        engineOf: await payments.engines(),
      }),
    ),
    ownComputer: endpoint(routes.ownComputer, async ({ body, request, signedIn }) => {
      const { owner, publicUrl } = needs.settings;
      const isHere = owner.isOwn && isDirectLoopback(request.raw, needs.port(), publicUrl);
      if (!isHere || owner.plansOff) throw new Refusal("forbidden");
      const { query } = needs.database;
      const { id } = signedIn.account;
      if (body.no_limits)
        await takeLimits(query, id, { mark: "own-computer", at: needs.clock.now() });
      else await bringLimits(query, id);
      return getSubscription(needs, signedIn.account);
    }),
    createCheckout: endpoint(routes.createCheckout, async ({ body, request, signedIn }) => {
      const offer = readOffer(body.tier, body.billing_period);
      if (offer === null) throw invalid("tier", "billing_period");
      const page = (field: string, path: string, sent?: string): string =>
        pageOf(needs, request, { field, path, sent });
      const success = page("success_url", "/payment/success", body.success_url);
      const cancelUrl = page("cancel_url", "/payment/cancel", body.cancel_url);
      const returnUrl = page("return_url", "/subscription");
      if (!payments.offered(offer.plan, offer.period)) throw new Refusal("checkout_failed");
      const started = await startCheckout(needs, {
        account: signedIn.account,
        ...offer,
        successUrl: `${success}?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl,
        returnUrl,
      });
      if (!started.ok && started.error === "checkout_unavailable") {
        throw new Refusal(started.error, soon);
      }
      return { checkout_url: orRefuse(started) };
    }),
    customerPortal: endpoint(routes.customerPortal, async ({ body, request, signedIn }) => {
      const sent = body.return_url;
      const page = { field: "return_url", path: "/subscription", sent };
      const opened = await openPortal(needs, signedIn.account, pageOf(needs, request, page));
      if (!opened.ok && opened.error === "portal_unavailable") {
        throw new Refusal(opened.error, soon);
      }
      return { portal_url: orRefuse(opened) };
    }),
    webhook: rawEndpoint(routes.webhook, async ({ request, reply }) => {
      const header = request.headers["stripe-signature"];
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const received = await receiveEvent(needs, raw, typeof header === "string" ? header : "");
      if (!received.ok && received.error === "unavailable") throw new Refusal("unavailable", soon);
      orRefuse(received);
      return reply.send({ received: true });
    }),
  };
}
