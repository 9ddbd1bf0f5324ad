import { formatPoints } from "../../../lib/format.ts";
import { t } from "./messages.ts";

/** How much of what is shown the person's own edits bring; nothing where that is nothing. */
export function EditShare({ points }: { readonly points: number | null }) {
  if (points === null || points === 0) return null;
  return (
    <p className="flex justify-between gap-4 py-2 text-sm text-ink-2">
      <span>{t("score.edits")}</span>
      <span className="tabular">
        {points > 0 ? "+" : "−"}
        {t("score.percent", { n: formatPoints(Math.abs(points)) })}
      </span>
    </p>
  );
}
