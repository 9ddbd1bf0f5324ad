import { PlanChip } from "../features/billing/plan-chip.tsx";
import { queryClient } from "./query-client.ts";

/** The plan in the header, which stands outside the frame of the screens. */
export function FramedPlanChip() {
  return <PlanChip client={queryClient} />;
}
