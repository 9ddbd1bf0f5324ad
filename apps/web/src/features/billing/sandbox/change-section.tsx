import type { CallOutput } from "@savile/contracts/client";
import type { SandboxPortal } from "@savile/contracts";
import { billingPeriods, planCatalogue, planIds } from "@savile/model";
import type { BillingPeriod, Plan } from "@savile/model";
import { useState } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { formatDay, formatMoney } from "../format-money.ts";
import { say as plans } from "../messages-plans.ts";
import { t } from "./messages.ts";
import { PortalSection } from "./portal-section.tsx";
import type { PortalActs } from "./use-portal.ts";

type Preview = CallOutput<"sandboxPreviewChange">;

const paid = planIds.filter((plan) => plan !== "free");

function say(preview: Preview): string {
  return preview.at_period_end
    ? t("portal.atEnd", { date: formatDay(preview.starts_at) })
    : t("portal.now", {
        amount: formatMoney(preview.amount),
        credit: formatMoney(preview.credit),
      });
}

export interface ChangeSectionProps {
  readonly portal: SandboxPortal;
  readonly subscription: NonNullable<SandboxPortal["subscription"]>;
  readonly acts: PortalActs;
}

/** Another plan or period: first what it costs, then the confirmation. */
export function ChangeSection({ portal, subscription, acts }: ChangeSectionProps) {
  const start = portal.proposed ?? subscription;
  const [plan, setPlan] = useState<Plan>(start.tier);
  const [period, setPeriod] = useState<BillingPeriod>(start.billing_period);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const same = plan === subscription.tier && period === subscription.billing_period;
  const input = { params: { id: portal.id }, body: { tier: plan, billing_period: period } };

  async function look(): Promise<void> {
    setComplaint(null);
    try {
      setPreview(await api.call("sandboxPreviewChange", input));
    } catch (error) {
      setComplaint(sentenceOf(error));
    }
  }

  return (
    <PortalSection title={t("portal.change")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t("portal.changeTo")}
          value={plan}
          choices={paid.map((value) => ({ value, label: planCatalogue[value].displayName }))}
          onChange={(value) => {
            setPlan(value);
            setPreview(null);
          }}
        />
        <Choice
          label={t("portal.changePeriod")}
          value={period}
          choices={billingPeriods.map((value) => ({ value, label: plans(`period.${value}`) }))}
          onChange={(value) => {
            setPeriod(value);
            setPreview(null);
          }}
        />
      </div>
      {complaint === null ? null : (
        <div className="mt-4">
          <Note kind="error">{complaint}</Note>
        </div>
      )}
      {preview === null ? (
        <div className="mt-4">
          <Button disabled={same} onClick={() => void look()}>
            {t("portal.preview")}
          </Button>
        </div>
      ) : (
        <div className="mt-4 rounded-control border border-line bg-raised p-4">
          <p>{say(preview)}</p>
          <div className="mt-3">
            <Button
              look="primary"
              size="small"
              busy={acts.busy}
              onClick={() => {
                void acts.run(() => api.call("sandboxChange", input)).then(() => setPreview(null));
              }}
            >
              {t("portal.confirm")}
            </Button>
          </div>
        </div>
      )}
    </PortalSection>
  );
}
