import type { SandboxPortal } from "@savile/contracts";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { formatDay } from "../format-money.ts";
import { t } from "./messages.ts";
import { PortalSection } from "./portal-section.tsx";
import type { PortalActs } from "./use-portal.ts";

export interface ClockSectionProps {
  readonly portal: SandboxPortal;
  readonly acts: PortalActs;
}

/** Moves the provider's time, so that renewals and ends can be seen. */
export function ClockSection({ portal, acts }: ClockSectionProps) {
  const [days, setDays] = useState("7");
  const params = { id: portal.id };
  const count = Number(days);
  return (
    <PortalSection title={t("portal.clock")}>
      <p className="text-sm text-ink-2">{t("portal.clockText", { date: formatDay(portal.now) })}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Button
          size="large"
          busy={acts.busy}
          onClick={() => {
            void acts.run(() => api.call("sandboxClock", { params, body: { advance: "renewal" } }));
          }}
        >
          {t("portal.toRenewal")}
        </Button>
        <Button
          size="large"
          disabled={acts.busy}
          onClick={() => {
            void acts.run(() => api.call("sandboxClock", { params, body: { advance: "month" } }));
          }}
        >
          {t("portal.month")}
        </Button>
        <div className="flex items-end gap-3">
          <div className="w-24">
            <Field
              label={t("portal.days")}
              type="number"
              min={1}
              max={400}
              value={days}
              onChange={(event) => setDays(event.target.value)}
            />
          </div>
          <Button
            size="large"
            disabled={acts.busy || !Number.isInteger(count) || count < 1 || count > 400}
            onClick={() => {
              void acts.run(() =>
                api.call("sandboxClock", { params, body: { advance: "days", days: count } }),
              );
            }}
          >
            {t("portal.advance")}
          </Button>
        </div>
      </div>
    </PortalSection>
  );
}
