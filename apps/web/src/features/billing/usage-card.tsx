import type { SubscriptionResponse } from "@savile/contracts";
import { clsx } from "clsx";
import { Note } from "../../ui/note.tsx";
import { formatDay } from "./format-money.ts";
import { t } from "./texts/messages.ts";

const unlimited = -1;
const warnAt = 0.8;

interface MeterProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  readonly hint?: string;
}

function fillOf(share: number): string {
  if (share >= 1) return "bg-danger";
  return share >= warnAt ? "bg-warn" : "bg-accent";
}

/** One count against its limit; the words carry what the bar shows. */
function Meter({ label, used, limit, hint }: MeterProps) {
  const open = limit === unlimited;
  const share = open || limit === 0 ? 0 : Math.min(1, used / limit);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-sm text-ink-2 tabular">
          {open ? t("usage.unlimited", { used }) : t("usage.of", { used, limit })}
        </span>
      </p>
      <span aria-hidden="true" className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={clsx("block h-full rounded-full", fillOf(share))}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      {hint === undefined ? null : <p className="mt-1.5 text-sm text-ink-3">{hint}</p>}
    </li>
  );
}

/** What was used this month, with the warnings from 80 % on. */
export function UsageCard({ subscribed }: { readonly subscribed: SubscriptionResponse }) {
  const { usage, limits } = subscribed;
  const each = limits.refinements_per_document;
  return (
    <section className="rounded-panel border border-line bg-surface p-5 md:p-6">
      <h2 className="text-lg font-semibold tracking-tight">{t("usage.title")}</h2>
      <p className="mt-0.5 text-sm text-ink-3">
        {t("usage.resets", { date: formatDay(usage.resets_at) })}
      </p>
      {usage.warnings.length === 0 ? null : (
        <div className="mt-4 space-y-2">
          {usage.warnings.map((warning) => (
            <Note key={warning.text} kind="warn">
              {warning.text}
            </Note>
          ))}
        </div>
      )}
      <ul className="mt-3 divide-y divide-line">
        <Meter
          label={t("usage.generations")}
          used={usage.generations_used}
          limit={usage.generations_limit}
        />
        <Meter
          label={t("usage.refinements")}
          used={usage.refinements_used}
          limit={usage.refinements_limit}
          {...(each === unlimited ? {} : { hint: t("usage.perDocument", { n: each }) })}
        />
        <Meter
          label={t("usage.downloads")}
          used={usage.downloads_used}
          limit={usage.downloads_limit}
        />
      </ul>
      <p className="mt-3 text-sm text-ink-3">{t("usage.note")}</p>
    </section>
  );
}
