import { fitFigure, levelOf } from "@savile/model";
import type { HintLevel } from "@savile/model";
import { CircleAlert, CircleCheck, CircleHelp } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ComponentProps } from "react";
import { announce } from "../../../lib/announce.ts";
import { Button } from "../../../ui/button.tsx";
import { useLeft } from "./left-asks.ts";
import { t } from "./messages.ts";
import { thingsToSend } from "./to-send.ts";
import type { Work } from "./view-model.ts";

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

const icons = { error: CircleAlert, warning: CircleHelp, note: CircleCheck } as const;
const colors = { error: "text-danger", warning: "text-warn", note: "text-add" } as const;

function sayThings(n: number): string {
  if (n === 0) return t("chip.none");
  return n === 1 ? t("chip.one") : t("chip.many", { n });
}

export interface ChipButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly work: Work;
}

/** How well the person fits, and how many things wait before the documents are sent, in one button. */
export function ChipButton({ work, ...rest }: ChipButtonProps) {
  const fit = fitFigure(work.tailoring.score);
  const things = thingsToSend(work, useLeft(work.session.session_id));
  const isWrong = things.some(({ code }) => levelOf(code) === "error");
  const level: HintLevel = isWrong ? "error" : things.length > 0 ? "warning" : "note";
  const Icon = icons[level];
  return (
    <Button size="small" look="quiet" {...rest}>
      <span className="flex items-baseline gap-1.5 text-ink">
        <span className="font-normal text-ink-2 max-md:sr-only">{t("chip.match")}</span>
        <span data-score className="text-base font-semibold tabular">
          {fit ?? t("chip.unmeasured")}
        </span>
      </span>
      <span aria-hidden="true" className="text-ink-3">
        ·
      </span>
      <Icon className={`size-4 shrink-0 ${colors[level]}`} aria-hidden="true" />
      {things.length === 0 ? null : (
        <span aria-hidden="true" className="font-medium text-ink tabular xl:hidden">
          {things.length}
        </span>
      )}
      <span className="font-normal tabular max-xl:sr-only">{sayThings(things.length)}</span>
    </Button>
  );
}
