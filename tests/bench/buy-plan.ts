import * as z from "zod";
import type { Caller } from "./service.ts";

const checkoutSchema = z.object({ checkout_url: z.string() });
const portalSchema = z.object({ portal_url: z.string() });

function lastPart(url: string): string {
  return url.split("/").at(-1) ?? "";
}

/** Buys the largest plan in the sandbox, so that a measurement does not end at the limit of the free one. */
export async function buyLargestPlan(caller: Caller): Promise<void> {
  const opened = checkoutSchema.parse(
    await caller.post("/api/v1/payments/create-checkout-session", {
      tier: "enterprise",
      billing_period: "monthly",
    }),
  );
  const id = lastPart(opened.checkout_url);
  await caller.post(`/api/v1/sandbox/checkouts/${id}/pay`, { card: "4242424242424242" });
  // The plan is there as soon as somebody looks: the provider is asked while a checkout is open.
  await caller.get("/api/v1/generate/user/subscription");
}

/** Opens the portal of the sandbox; answers the address of its calls. */
export async function openPortal(caller: Caller): Promise<string> {
  const opened = portalSchema.parse(await caller.post("/api/v1/payments/customer-portal", {}));
  return `/api/v1/sandbox/portals/${lastPart(opened.portal_url)}`;
}
