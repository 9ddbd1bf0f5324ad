import { confidenceFactors } from "@savile/model";
import type { ConfidenceReport } from "@savile/model";
import { t } from "./messages.ts";

function percentOf(share: number | null): string {
  return share === null
    ? t("confidence.none")
    : t("confidence.total", { n: Math.round(share * 100) });
}

/** The factors by name; the person's own word is named where it is a factor. */
function rowsOf(confidence: ConfidenceReport) {
  const { posting, extraction, wordings, sourced } = confidenceFactors(confidence);
  return [
    ["posting", posting],
    ["extraction", extraction],
    ["wordings", wordings],
    ...(sourced === null || sourced === 1 ? [] : ([["sourced", sourced]] as const)),
  ] as const;
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
        {rowsOf(confidence).map(([factor, share]) => (
          <div key={factor} className="flex justify-between gap-4 py-2">
            <dt>{t(`confidence.${factor}`)}</dt>
            <dd className="text-ink-2 tabular">{percentOf(share)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
