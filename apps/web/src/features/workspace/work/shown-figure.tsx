import { isEarlierEstimate, shownFigures } from "@savile/model";
import type { ScoreReport } from "@savile/model";
import { EditShare } from "./edit-share.tsx";
import { t } from "./messages.ts";
import { ScoreBar } from "./score-bar.tsx";

export interface ShownFigureProps {
  readonly score: ScoreReport;
  readonly edits: number | null;
}

/** How much of what the person meets stands on page one: before tailoring, now, and at this file's best. */
export function ShownFigure({ score, edits }: ShownFigureProps) {
  const figures = shownFigures(score);
  if (figures === null) {
    return (
      <section className="mt-4">
        <h3 className="text-sm font-medium text-ink-3">{t("score.shown")}</h3>
        <p className="mt-1 text-sm text-ink-2">
          {t(isEarlierEstimate(score) ? "score.shownEarlier" : "score.shownNone")}
        </p>
      </section>
    );
  }
  const { before, now, reach, met, named } = figures;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-medium text-ink-3">{t("score.shown")}</h3>
      <div className="flex items-end gap-6">
        <p className="shrink-0 text-xl font-semibold tracking-tight tabular">
          {t("score.percent", { n: now })}
        </p>
        <dl className="flex max-w-72 flex-1 justify-between gap-3 text-xs whitespace-nowrap">
          {(
            [
              ["before", before],
              ["after", now],
              ["reach", reach],
            ] as const
          ).map(([key, value]) => (
            <div key={key}>
              <dt className="text-ink-3">{t(`score.${key}`)}</dt>
              <dd className="text-sm font-semibold tabular">{t("score.percent", { n: value })}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ScoreBar from={before} to={now} top={reach} />
      <p className="mt-2 text-sm text-ink-2 tabular">
        {t("score.shownOf", { named, met })}.{" "}
        {reach > now ? t("score.reachOpen", { n: reach }) : t("score.reachNow")}
      </p>
      <EditShare points={edits} />
    </section>
  );
}
