import type { SandboxPortal } from "@savile/contracts";
import { planCatalogue } from "@savile/model";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { formatDay, formatMoney } from "../format-money.ts";
import { t as billing } from "../texts/messages.ts";
import { t } from "./messages.ts";
import { PortalSection } from "./portal-section.tsx";
import type { PortalActs } from "./use-portal.ts";

type Subscription = NonNullable<SandboxPortal["subscription"]>;

function courseOf(subscription: Subscription): string {
  const date = formatDay(subscription.current_period_end);
  const { cancel_at_period_end: ends, changes_to: next } = subscription;
  if (next === null) return ends ? t("portal.ends", { date }) : t("portal.renews", { date });
  const plan = planCatalogue[next.tier].displayName;
  if (ends) return t("portal.endsPlanned", { date, plan });
  return t("portal.changes", { plan, date: formatDay(next.at) });
}

function stateOf(subscription: Subscription): string {
  if (subscription.status === "past_due") return t("portal.past_due");
  return subscription.status === "active" ? t("portal.active") : t("portal.other");
}

interface LeaveProps {
  readonly id: string;
  readonly subscription: Subscription;
  readonly acts: PortalActs;
}

function Leave({ id, subscription, acts }: LeaveProps) {
  const [asking, setAsking] = useState(false);
  const params = { id };
  if (subscription.cancel_at_period_end) {
    return (
      <Button
        busy={acts.busy}
        onClick={() => void acts.run(() => api.call("sandboxResume", { params }))}
      >
        {t("portal.resume")}
      </Button>
    );
  }
  if (!asking) {
    return (
      <Button look="danger" onClick={() => setAsking(true)}>
        {t("portal.cancel")}
      </Button>
    );
  }
  return (
    <div className="w-full rounded-control border border-line bg-raised p-4">
      <p className="text-sm text-ink-2">
        {t("portal.cancelAsk", { date: formatDay(subscription.current_period_end) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          look="danger"
          size="small"
          busy={acts.busy}
          onClick={() => {
            void acts.run(() => api.call("sandboxCancel", { params })).then(() => setAsking(false));
          }}
        >
          {t("portal.cancelYes")}
        </Button>
        <Button size="small" onClick={() => setAsking(false)}>
          {t("portal.keep")}
        </Button>
      </div>
    </div>
  );
}

export interface PlanSectionProps {
  readonly portal: SandboxPortal;
  readonly acts: PortalActs;
}

/** The subscription as the provider has it, with leaving and coming back. */
export function PlanSection({ portal, acts }: PlanSectionProps) {
  const { subscription } = portal;
  if (subscription === null) {
    return (
      <PortalSection title={t("portal.none")}>
        <p className="text-ink-2">{t("portal.noneText")}</p>
        <Link
          to="/subscription"
          search={{ tab: "pricing" }}
          className={`mt-4 ${buttonClass("primary")}`}
        >
          {t("checkout.toPlans")}
        </Link>
      </PortalSection>
    );
  }
  const plan = planCatalogue[subscription.tier];
  const total = formatMoney(plan.prices[subscription.billing_period]);
  return (
    <PortalSection title={t("portal.plan")}>
      <p className="text-xl font-semibold tracking-tight">
        {plan.displayName} · {billing(`card.total.${subscription.billing_period}`, { total })}
      </p>
      <p className="mt-1 text-ink-2">
        {stateOf(subscription)}. {courseOf(subscription)}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Leave id={portal.id} subscription={subscription} acts={acts} />
      </div>
    </PortalSection>
  );
}
