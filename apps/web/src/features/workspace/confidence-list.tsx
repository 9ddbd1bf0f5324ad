import type { ConfidenceReport } from "@savile/model";
import { t } from "./messages.ts";

const factors = ["posting", "extraction", "verification"] as const;

function percentOf(share: number | null): string {
  return share === null
    ? t("confidence.none")
    : t("confidence.total", { n: Math.round(share * 100) });
}

/** How sure the whole result is, with the factors whose product it is. */
export function ConfidenceList({ confidence }: { readonly confidence: ConfidenceReport }) {
  return (
    <div className="mt-7">
      <h2 className="flex items-baseline justify-between font-semibold tracking-tight">
        {t("confidence.title")}
        <span className="tabular">
          {confidence.total === null
            ? t("confidence.none")
            : t("confidence.total", { n: Math.round(confidence.total) })}
        </span>
      </h2>
      <p className="text-sm text-ink-3">{t("confidence.product")}</p>
      <dl className="mt-2 divide-y divide-line text-sm">
        {factors.map((factor) => (
          <div key={factor} className="flex justify-between gap-4 py-2">
            <dt>{t(`confidence.${factor}`)}</dt>
            <dd className="text-ink-2 tabular">{percentOf(confidence[factor])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
