import type { PricingResponse, SubscriptionResponse } from "@savile/contracts";
import { billingPeriods } from "@savile/model";
import type { BillingPeriod, Plan } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../../ui/loading.tsx";
import { openCheckout, openPortal } from "./api/payments.ts";
import { pricingQuery } from "./api/subscription.ts";
import { Comparison } from "./comparison.tsx";
import { FailedWay } from "./failed-way.tsx";
import { t } from "./texts/messages.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { PlanCard } from "./plan-card.tsx";
import { sayCheckoutFailure, sayPortalFailure } from "./say-checkout-failure.ts";
import type { SaidFailure } from "./say-checkout-failure.ts";
import { FailedNote } from "../../ui/failed-note.tsx";
import { say } from "./messages-plans.ts";

/** Largest saving of each period against paying monthly, in whole percent. */
function savingsOf(pricing: PricingResponse): Record<BillingPeriod, number> {
  const best = (period: BillingPeriod): number =>
    Math.max(
      0,
      ...pricing.plans.map((plan) => {
        const each = plan.per_month[period];
        const monthly = plan.per_month.monthly;
        return each && monthly ? Math.round((1 - each / monthly) * 100) : 0;
      }),
    );
  return { monthly: 0, three_month: best("three_month"), yearly: best("yearly") };
}

function isPeriod(value: string | null): value is BillingPeriod {
  return billingPeriods.some((period) => period === value);
}

/** The plan cards, and the way into the checkout. */
export function PricingTab({ subscribed }: { readonly subscribed: SubscriptionResponse }) {
  const pricing = useQuery(pricingQuery);
  const { subscription } = subscribed;
  const [period, setPeriod] = useState<BillingPeriod>(
    isPeriod(subscription.billing_period) ? subscription.billing_period : "monthly",
  );
  const [opening, setOpening] = useState<Plan | null>(null);
  const [failed, setFailed] = useState<(SaidFailure & { readonly plan: Plan }) | null>(null);

  async function choose(plan: Plan): Promise<void> {
    setOpening(plan);
    setFailed(null);
    try {
      // Leaving a plan and paying for one are both the provider's pages.
      await (plan === "free" ? openPortal() : openCheckout(plan, period));
    } catch (error) {
      const said = plan === "free" ? sayPortalFailure(error) : sayCheckoutFailure(error);
      setFailed({ ...said, plan });
      setOpening(null);
    }
  }

  if (pricing.isPending) {
    return (
      <Loading className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {["a", "b", "c", "d"].map((key) => (
          <span key={key} className="block h-96 skeleton" />
        ))}
      </Loading>
    );
  }
  if (pricing.isError) {
    return (
      <div className="mt-6">
        <FailedNote
          title={t("pricingFailed")}
          error={pricing.error}
          onRetry={() => void pricing.refetch()}
        />
      </div>
    );
  }
  return (
    <div className="mt-6">
      <PeriodChoice value={period} savings={savingsOf(pricing.data)} onChange={setPeriod} />
      {failed === null ? null : (
        <div className="mt-4">
          <FailedWay failure={failed} onRetry={() => void choose(failed.plan)} />
        </div>
      )}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {pricing.data.plans.map((offer) => (
          <PlanCard
            key={offer.tier}
            offer={offer}
            period={period}
            current={subscription.tier}
            subscribed={subscription.origin === "subscription"}
            busy={opening === offer.tier}
            disabled={opening !== null}
            onChoose={() => void choose(offer.tier)}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-3">{say("card.renewal")}</p>
      <Comparison pricing={pricing.data} />
    </div>
  );
}
