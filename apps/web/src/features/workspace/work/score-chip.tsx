import { fitFigure, shownFigures } from "@savile/model";
import { CircleAlert, CircleHelp } from "lucide-react";
import { useEffect, useRef } from "react";
import { announce } from "../../../lib/announce.ts";
import { t } from "./messages.ts";
import type { SideTab } from "../desk/use-desk.ts";
import { openLines } from "./open-lines.ts";
import { errorsOf, sayErrors } from "./say-hint.ts";
import { proofOf } from "./view-model.ts";
import type { Work } from "./view-model.ts";

const chip =
  "flex h-10 items-center gap-2 rounded-control px-3 text-left text-sm md:max-lg:px-2 transition-colors hover:bg-line/50";

/** Says *fit* aloud when an answer or a statement changed it. */
export function useSpokenScore(total: number | null): void {
  const last = useRef(total);
  useEffect(() => {
    if (total !== null && total !== last.current) {
      announce(t("score.now", { n: Math.round(total) }));
    }
    last.current = total;
  }, [total]);
}

export interface ScoreChipProps {
  readonly work: Work;
  readonly onOpen: (tab: SideTab) => void;
}

/** *Fit*, what tailoring made page one show more, and how many lines lack proof; each leads to its panel. */
export function ScoreChip({ work, onOpen }: ScoreChipProps) {
  const fit = fitFigure(work.tailoring.score);
  const shown = shownFigures(work.tailoring.score);
  const unproven = proofOf(work).open.length;
  const wrong = errorsOf(work.tailoring.hints).length;
  return (
    <>
      {wrong === 0 ? null : (
        <button type="button" onClick={() => onOpen("match")} className={`${chip} text-danger`}>
          <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
          <span aria-hidden="true" className="font-medium tabular">
            {wrong}
          </span>
          <span className="sr-only">{sayErrors(wrong)}</span>
        </button>
      )}
      {unproven === 0 ? null : (
        <button type="button" onClick={() => onOpen("source")} className={`${chip} text-warn`}>
          <CircleHelp className="size-4 shrink-0" aria-hidden="true" />
          <span aria-hidden="true" className="hidden font-medium tabular md:max-lg:inline">
            {unproven}
          </span>
          <span className="font-medium tabular md:max-lg:sr-only">{openLines(unproven)}</span>
        </button>
      )}
      {fit === null ? null : (
        <button type="button" onClick={() => onOpen("match")} className={chip}>
          <span className="text-ink-2">{t("score.fit")}</span>
          <span data-score className="text-lg font-semibold tracking-tight tabular">
            {fit}
          </span>
          {shown === null ? null : (
            <span className="flex items-baseline gap-1 text-xs text-ink-2 tabular max-md:hidden">
              <span className="sr-only">{t("score.shown")}</span>
              {t("score.percent", { n: shown.now })}
              <span aria-hidden="true">{t("score.shownShort")}</span>
              {shown.gained > 0 ? (
                <span className="font-semibold text-add">
                  +{shown.gained}
                  <span className="sr-only"> {t("score.gained")}</span>
                </span>
              ) : null}
            </span>
          )}
        </button>
      )}
    </>
  );
}
