import { fitFigure, fitWithAnswers, isEarlierEstimate } from "@savile/model";
import type { MustFigures, ScoreReport } from "@savile/model";
import { t } from "./messages.ts";
import { ScoreBar } from "./score-bar.tsx";
import { ShownFigure } from "./shown-figure.tsx";

export interface ScoreCardProps {
  readonly score: ScoreReport;
  readonly musts: MustFigures | null;
  /** *Fit* with a yes to every open question; `null` where none is open or nothing is measured. */
  readonly withAnswers: number | null;
  /** What the person's own edits bring; `null` where there are none, or nothing was measured. */
  readonly edits: number | null;
}

/** *Fit*, which only facts move, and what page one shows of it; each with what it can reach. */
export function ScoreCard({ score, musts, withAnswers, edits }: ScoreCardProps) {
  const fit = fitFigure(score);
  if (fit === null) {
    return (
      <div>
        <h2 className="text-sm font-medium text-ink-3">{t("score.fit")}</h2>
        <p className="mt-1 text-xl font-semibold">{t("score.none")}</p>
        <p className="mt-1 text-sm text-ink-2">{t("score.noneText")}</p>
      </div>
    );
  }
  const answered = fitWithAnswers(score, withAnswers);
  return (
    <div>
      <h2 className="text-sm font-medium text-ink-3">{t("score.fit")}</h2>
      <p className="flex items-baseline gap-1.5 tabular">
        <span className="text-3xl font-semibold tracking-tighter">{fit}</span>
        <span className="text-ink-3">/ 100</span>
      </p>
      <ScoreBar from={fit} to={fit} top={answered ?? fit} />
      {/* Its height is kept: what stands below does not move when the questions come. */}
      <p className="mt-2 min-h-10 text-sm text-ink-2 tabular">
        {isEarlierEstimate(score) ? t("score.fitEarlier") : t("score.fitText")}{" "}
        {answered === null ? null : t("score.fitAnswers", { n: answered })}
      </p>
      <ShownFigure score={score} musts={musts} edits={edits} />
      <p className="mt-2 text-xs text-ink-3">{t("score.note")}</p>
    </div>
  );
}
