import type { ScoreReport } from "@savile/model";
import { t } from "./messages.ts";
import { ScoreBar } from "./score-bar.tsx";

/** The match estimate: where the file stood, where it stands, and what it can reach at most. */
export function ScoreCard({ score }: { readonly score: ScoreReport }) {
  const [before, after, ceiling] = [score.before.total, score.after.total, score.ceiling.total];
  if (before === null || after === null || ceiling === null) {
    return (
      <div>
        <h2 className="text-sm font-medium text-ink-3">{t("score.label")}</h2>
        <p className="mt-1 text-xl font-semibold">{t("score.none")}</p>
        <p className="mt-1 text-sm text-ink-2">{t("score.noneText")}</p>
      </div>
    );
  }
  const [from, to, top] = [Math.round(before), Math.round(after), Math.round(ceiling)];
  return (
    <div>
      <div className="flex items-end gap-6">
        <div className="shrink-0">
          <h2 className="text-sm font-medium text-ink-3">{t("score.label")}</h2>
          <p className="flex items-baseline gap-1.5 tabular">
            <span className="text-3xl font-semibold tracking-tighter">{to}</span>
            <span className="text-ink-3">/ 100</span>
          </p>
        </div>
        <dl className="flex max-w-72 flex-1 justify-between gap-3 pb-1.5 text-xs whitespace-nowrap">
          {(
            [
              ["before", from],
              ["after", to],
              ["ceiling", top],
            ] as const
          ).map(([key, value]) => (
            <div key={key}>
              <dt className="text-ink-3">{t(`score.${key}`)}</dt>
              <dd className="text-sm font-semibold tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ScoreBar from={from} to={to} top={top} />
      <p className="mt-2 text-xs text-ink-3">{t("score.note")}</p>
    </div>
  );
}
