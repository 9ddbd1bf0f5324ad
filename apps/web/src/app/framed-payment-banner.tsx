import { useRouterState } from "@tanstack/react-router";
import { PaymentBanner } from "../features/billing/payment-banner.tsx";
import { queryClient } from "./query-client.ts";

/** Screens that are about the payment themselves. */
const ownScreens = /^\/(?:subscription|payment|sandbox)(?:\/|$)/;

/** The banner over the screens, which stands outside of their frame. */
export function FramedPaymentBanner({ accountId }: { readonly accountId: string }) {
  const isOwn = useRouterState({ select: ({ location }) => ownScreens.test(location.pathname) });
  return isOwn ? null : <PaymentBanner client={queryClient} accountId={accountId} />;
}
