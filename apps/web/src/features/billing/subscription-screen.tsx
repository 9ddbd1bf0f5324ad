import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { readStep } from "../../lib/kept-step.ts";
import { Loading } from "../../ui/loading.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { OwnComputerNote } from "./own-computer-note.tsx";
import { openPortal } from "./api/payments.ts";
import { CurrentPlanCard } from "./current-plan-card.tsx";
import { FailedWay } from "./failed-way.tsx";
import { t } from "./texts/messages.ts";
import { sayPortalFailure } from "./say-checkout-failure.ts";
import type { SaidFailure } from "./say-checkout-failure.ts";
import { UsageCard } from "./usage-card.tsx";
import { useSubscription } from "./use-subscription.ts";
import { FailedNote } from "../../ui/failed-note.tsx";
import { part } from "../../ui/part.tsx";

// For who came from a step that a plan stopped.
const StepButton = part(async () => (await import("./step-button.tsx")).StepButton);
const PricingTab = part(async () => (await import("./pricing-tab.tsx")).PricingTab);

/** The way back to the step that a plan stopped. */
function StepBack() {
  const [step] = useState(readStep);
  if (step === null) return null;
  return (
    <div className="mt-6">
      <Suspense fallback={<div className="h-11" />}>
        <StepButton step={step} paid={false} quiet />
      </Suspense>
    </div>
  );
}

/** Plan, usage and the other plans. */
export function SubscriptionScreen() {
  const { tab = "overview" } = useSearch({ from: "/signed-in/subscription" });
  const navigate = useNavigate();
  const { found, subscribed } = useSubscription();
  const [managing, setManaging] = useState(false);
  const [failed, setFailed] = useState<SaidFailure | null>(null);

  function show(next: "overview" | "pricing"): void {
    const search = next === "pricing" ? { tab: next } : {};
    void navigate({ to: "/subscription", search, replace: true });
  }

  async function manage(): Promise<void> {
    setManaging(true);
    setFailed(null);
    try {
      await openPortal();
    } catch (error) {
      setFailed(sayPortalFailure(error));
      setManaging(false);
    }
  }

  return (
    <div className="mx-auto w-full max-w-[1120px] flex-1 px-4 py-8 md:px-6 md:py-10">
      <ScreenHead
        title={t("title")}
        lead={t("lead")}
        aside={
          subscribed?.sandbox === true ? (
            <p className="rounded-mark border border-warn/60 px-2 py-1 text-sm font-medium text-warn">
              {t("sandbox")}
            </p>
          ) : null
        }
      />
      <StepBack />
      {failed === null ? null : (
        <div className="mt-6">
          <FailedWay failure={failed} onRetry={() => void manage()} />
        </div>
      )}
      {found.isPending ? (
        <Loading className="mt-6 grid gap-6 lg:grid-cols-2">
          <span className="block h-80 skeleton" />
          <span className="block h-80 skeleton" />
        </Loading>
      ) : null}
      {found.isError && subscribed === undefined ? (
        <div className="mt-6">
          <FailedNote
            title={t("loadFailed")}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        </div>
      ) : null}
      {subscribed === undefined ? null : (
        <Tabs
          label={t("tabs")}
          value={tab}
          onChange={show}
          tabs={[
            { value: "overview", label: t("tab.overview") },
            { value: "pricing", label: t("tab.pricing") },
          ]}
          className="mt-4 -mx-4 md:-mx-6"
        >
          <TabPanel value="overview" className="px-4 md:px-6">
            <OwnComputerNote state={subscribed.own_computer} />
            <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
              <CurrentPlanCard
                subscribed={subscribed}
                managing={managing}
                onManage={() => void manage()}
                onPlans={() => show("pricing")}
              />
              <UsageCard subscribed={subscribed} />
            </div>
          </TabPanel>
          <TabPanel value="pricing" className="px-4 md:px-6">
            <Suspense
              fallback={
                <Loading className="mt-6 block">
                  <span className="block h-96 skeleton" />
                </Loading>
              }
            >
              <PricingTab subscribed={subscribed} />
            </Suspense>
          </TabPanel>
        </Tabs>
      )}
    </div>
  );
}
