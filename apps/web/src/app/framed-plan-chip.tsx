import { PlanChip } from "../features/billing/plan-chip.tsx";
import { barrierOf } from "../lib/access.ts";
import { useAccount } from "../lib/account-store.ts";
import { queryClient } from "./query-client.ts";

/** The plan in the header, which stands outside the frame of the screens; none for an account that may not go on. */
export function FramedPlanChip() {
  const account = useAccount();
  if (account === null || barrierOf(account.user, null) !== null) return null;
  return <PlanChip client={queryClient} />;
}
