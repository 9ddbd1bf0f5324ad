import type { SubscriptionResponse } from "@savile/contracts";
import { planCatalogue } from "@savile/model";
import { useState } from "react";
import { useAccount } from "../../lib/account-store.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { openCheckout } from "./api/payments.ts";
import { FailedWay } from "./failed-way.tsx";
import { t } from "./texts/messages.ts";
import { sayCheckoutFailure } from "./say-checkout-failure.ts";
import type { SaidFailure } from "./say-checkout-failure.ts";

/** With the id at its end, it is forgotten with the account. */
const keyOf = (accountId: string): string => `dropped_change_kept_${accountId}`;

/** Asks whether the smaller plan, which the provider dropped with a cancellation, is still wanted. */
export function DroppedChange({
  subscription,
}: {
  readonly subscription: SubscriptionResponse["subscription"];
}) {
  const { dropped_change: dropped, display_name: current, renews_at: renews } = subscription;
  const name = `${dropped?.tier ?? ""} ${renews ?? ""}`;
  const key = keyOf(useAccount()?.user.id ?? "");
  const [kept, setKept] = useState(() => localStorage.getItem(key));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<SaidFailure | null>(null);
  if (dropped === null || kept === name) return null;
  const plan = planCatalogue[dropped.tier].displayName;

  async function change(): Promise<void> {
    if (dropped === null) return;
    setBusy(true);
    setFailed(null);
    try {
      await openCheckout(dropped.tier, dropped.billing_period);
    } catch (error) {
      setFailed(sayCheckoutFailure(error));
      setBusy(false);
    }
  }

  function stay(): void {
    localStorage.setItem(key, name);
    setKept(name);
  }

  return (
    <div className="mt-4 space-y-3">
      <Note
        title={t("dropped.title", { plan })}
        actions={
          <>
            <Button size="small" busy={busy} onClick={() => void change()}>
              {t("dropped.change", { plan })}
            </Button>
            <Button size="small" look="quiet" disabled={busy} onClick={stay}>
              {t("dropped.stay", { plan: current })}
            </Button>
          </>
        }
      >
        {t("dropped.text", { current })}
      </Note>
      {failed === null ? null : <FailedWay failure={failed} onRetry={() => void change()} />}
    </div>
  );
}
