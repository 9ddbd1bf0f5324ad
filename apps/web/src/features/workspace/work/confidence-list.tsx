import { factorsOf } from "@savile/model";
import type { ConfidenceReport } from "@savile/model";
import { t } from "./messages.ts";

/** A share as a percentage, rounded down: all is only said of all. */
function percentOf(share: number | null): string {
  return share === null
    ? t("confidence.none")
    : t("confidence.total", { n: Math.floor(share * 100 + 1e-9) });
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
        {factorsOf(confidence).map(([factor, share]) => (
          <div key={factor} className="flex justify-between gap-4 py-2">
            <dt>{t(`confidence.${factor}`)}</dt>
            <dd className="text-ink-2 tabular">{percentOf(share)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
