import { Suspense } from "react";
import type { SubscriptionResponse } from "@savile/contracts";
import { formatList, planCatalogue, templates } from "@savile/model";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { formatMoney } from "./format-money.ts";
import { t } from "./texts/messages.ts";
import { saySubscription } from "./say-subscription.ts";
import { part } from "../../ui/part.tsx";

// Seldom asked: only where the provider dropped a planned change.
const DroppedChange = part(async () => (await import("./dropped-change.tsx")).DroppedChange, {
  ahead: false,
});

type Subscription = SubscriptionResponse["subscription"];

function priceOf(subscription: Subscription): string | null {
  if (subscription.billing_period === null || subscription.origin !== "subscription") return null;
  const total = formatMoney(planCatalogue[subscription.tier].prices[subscription.billing_period]);
  return t(`card.total.${subscription.billing_period}`, { total });
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[140px_minmax(0,1fr)]">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface CurrentPlanCardProps {
  readonly subscribed: SubscriptionResponse;
  readonly managing: boolean;
  readonly onManage: () => void;
  readonly onPlans: () => void;
}

/** The plan as it stands, and the way to change it. */
export function CurrentPlanCard({ subscribed, managing, onManage, onPlans }: CurrentPlanCardProps) {
  const { subscription, features } = subscribed;
  const { state, course, warning } = saySubscription(subscription);
  const price = priceOf(subscription);
  return (
    <section className="rounded-panel border border-line bg-surface p-5 md:p-6">
      <p className="text-sm text-ink-3">{t("plan.current")}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl font-semibold tracking-tighter">{subscription.display_name}</h2>
        <span
          className={clsx(
            "rounded-mark border px-2 py-0.5 text-sm font-medium",
            warning !== null ? "border-warn text-warn" : "border-line text-add",
          )}
        >
          {state}
        </span>
      </div>
      <p className="mt-1 text-ink-2">{course}</p>
      {warning === null ? null : (
        <div className="mt-4">
          <Note
            kind="warn"
            title={t("plan.pastDueTitle")}
            actions={
              <Button size="small" busy={managing} onClick={onManage}>
                {t("plan.updateCard")}
              </Button>
            }
          >
            {warning}
          </Note>
        </div>
      )}
      <Suspense fallback={null}>
        <DroppedChange subscription={subscription} />
      </Suspense>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {price === null ? null : <Row name={t("plan.price")}>{price}</Row>}
        <Row name={t("plan.model")}>{features.ai_model_display}</Row>
        <Row name={t("plan.formats")}>{formatList(features.exports)}</Row>
        <Row name={t("plan.templates")}>
          {templates
            .filter((template) => features.templates.includes(template.id))
            .map((template) => template.name)
            .join(", ")}
        </Row>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        {subscription.origin === "owner" ? null : (
          <Button look={subscription.can_manage ? "secondary" : "primary"} onClick={onPlans}>
            {t("plan.seePlans")}
          </Button>
        )}
        {subscription.can_manage ? (
          <Button busy={managing} onClick={onManage}>
            {managing ? t("plan.manageBusy") : t("plan.manage")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
