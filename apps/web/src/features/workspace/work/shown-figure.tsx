import { isEarlierEstimate, shownFigures } from "@savile/model";
import type { MustFigures, ScoreReport } from "@savile/model";
import { EditShare } from "./edit-share.tsx";
import { t } from "./messages.ts";
import { ScoreBar } from "./score-bar.tsx";

export interface ShownFigureProps {
  readonly score: ScoreReport;
  readonly musts: MustFigures | null;
  readonly edits: number | null;
}

/** How much of what the person meets stands on page one: before tailoring, now, and at this file's best. */
export function ShownFigure({ score, musts, edits }: ShownFigureProps) {
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
  const { before, now, reach } = figures;
  return (
    <section className="mt-4">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h3 className="text-sm font-medium text-ink-3">{t("score.shown")}</h3>
          <p className="text-xl font-semibold tracking-tight tabular">
            {t("score.percent", { n: now })}
          </p>
        </div>
        <dl className="flex gap-6 text-xs whitespace-nowrap">
          {(
            [
              ["before", before],
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
        {musts === null ? null : t("score.shownOf", { named: musts.shown, met: musts.met })}{" "}
        {reach > now ? t("score.reachOpen", { n: reach }) : t("score.reachNow")}
      </p>
      <EditShare points={edits} />
    </section>
  );
}
