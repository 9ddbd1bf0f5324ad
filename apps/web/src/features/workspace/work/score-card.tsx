import { scoreFigures } from "@savile/model";
import type { ScoreReport } from "@savile/model";
import { t } from "./messages.ts";
import { ScoreBar } from "./score-bar.tsx";

export interface ScoreCardProps {
  readonly score: ScoreReport;
  /** The score with a yes to every open question; `null` where none is open or nothing is measured. */
  readonly withAnswers: number | null;
}

/** The match estimate: where the file stood, where it stands, and what it and the answers can reach. */
export function ScoreCard({ score, withAnswers }: ScoreCardProps) {
  const figures = scoreFigures(score);
  if (figures === null) {
    return (
      <div>
        <h2 className="text-sm font-medium text-ink-3">{t("score.label")}</h2>
        <p className="mt-1 text-xl font-semibold">{t("score.none")}</p>
        <p className="mt-1 text-sm text-ink-2">{t("score.noneText")}</p>
      </div>
    );
  }
  const { before, now, reach } = figures;
  return (
    <div>
      <div className="flex items-end gap-6">
        <div className="shrink-0">
          <h2 className="text-sm font-medium text-ink-3">{t("score.label")}</h2>
          <p className="flex items-baseline gap-1.5 tabular">
            <span className="text-3xl font-semibold tracking-tighter">{now}</span>
            <span className="text-ink-3">/ 100</span>
          </p>
        </div>
        <dl className="flex max-w-72 flex-1 justify-between gap-3 pb-1.5 text-xs whitespace-nowrap">
          {(
            [
              ["before", before],
              ["after", now],
              ["reach", reach],
            ] as const
          ).map(([key, value]) => (
            <div key={key}>
              <dt className="text-ink-3">{t(`score.${key}`)}</dt>
              <dd className="text-sm font-semibold tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ScoreBar from={before} to={now} top={reach} />
      {/* Its height is kept: what stands below does not move when the questions come. */}
      <p className="mt-2 text-sm text-ink-2 tabular">
        {reach > now ? t("score.reachOpen", { n: reach }) : t("score.reachNow")}{" "}
        {withAnswers === null ? null : t("score.reachAnswers", { n: Math.round(withAnswers) })}
      </p>
      <p className="mt-1 text-xs text-ink-3">{t("score.note")}</p>
    </div>
  );
}
