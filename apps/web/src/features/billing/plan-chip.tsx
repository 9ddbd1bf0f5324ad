import type { SubscriptionResponse } from "@savile/contracts";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { QueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { saySubscription } from "./say-subscription.ts";
import { useSubscription } from "./use-subscription.ts";
import { say } from "./messages-chip.ts";

const unlimited = -1;
// What the header shows when the plan cannot be fetched.
const fallback = { plan: "Free", used: 0, limit: 4 } as const;

/** A payment failed: in words, and as a sign where there is no room for them. */
function LateMark() {
  return (
    <span className="flex items-center gap-1.5 font-medium text-warn">
      <TriangleAlert className="size-4" aria-hidden="true" />
      <span className="max-md:hidden">{say("quota.late")}</span>
    </span>
  );
}

/** What the chip says of a plan, or of the fallback while none is known. */
function quotaOf(subscribed: SubscriptionResponse | undefined) {
  const { plan, used, limit } =
    subscribed === undefined
      ? fallback
      : {
          plan: subscribed.subscription.display_name,
          used: subscribed.usage.generations_used,
          limit: subscribed.usage.generations_limit,
        };
  const left = Math.max(0, limit - used);
  const text = limit === unlimited ? say("quota.unlimited") : say("quota.left", { left, limit });
  return { plan, text, empty: left === 0 && limit !== unlimited };
}

function Quota({ subscribed }: { readonly subscribed: SubscriptionResponse | undefined }) {
  const { plan, text, empty } = quotaOf(subscribed);
  const late = subscribed !== undefined && saySubscription(subscribed.subscription).banner !== null;
  const label = say("quota.label", { text, plan });
  return (
    <Link
      to="/subscription"
      aria-label={late ? `${label} ${say("quota.late")}.` : label}
      className="flex min-h-9 items-center gap-2 rounded-control px-2 text-sm text-ink-2 hover:bg-line/50 hover:text-ink"
    >
      <span className="font-medium text-ink">{plan}</span>
      <span className={clsx("tabular max-sm:hidden", empty && "text-warn")}>{text}</span>
      {subscribed === undefined ? (
        <span className="text-warn max-sm:hidden">{say("quota.unconfirmed")}</span>
      ) : null}
      {late ? <LateMark /> : null}
    </Link>
  );
}

/** What is left of this month, and the way to a larger plan. */
export function PlanChip({ client }: { readonly client: QueryClient }) {
  const { found, subscribed } = useSubscription(client);
  if (subscribed === undefined && !found.isError) return <span className="h-9 w-28" />;
  const largest = subscribed?.subscription.tier === "enterprise";
  return (
    <div className="flex items-center gap-3">
      <Quota subscribed={subscribed} />
      {subscribed === undefined ? (
        <Button
          size="small"
          aria-label={say("quota.retryLabel")}
          busy={found.isFetching}
          onClick={() => void found.refetch()}
        >
          {say("quota.retry")}
        </Button>
      ) : null}
      {largest ? null : (
        <Link
          to="/subscription"
          search={{ tab: "pricing" }}
          className={clsx(buttonClass("secondary", "small"), "max-md:hidden")}
        >
          {say("upgrade")}
        </Link>
      )}
    </div>
  );
}
