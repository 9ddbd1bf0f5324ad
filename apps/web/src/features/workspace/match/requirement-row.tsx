import { coverageOf } from "@savile/model";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { formatPoints } from "../../../lib/format.ts";
import { t } from "../work/messages.ts";
import { useTraced, useTraceStore } from "../work/trace.ts";
import { RequirementDetails } from "./requirement-details.tsx";
import type { RequirementDetailsProps } from "./requirement-details.tsx";
import { RequirementName, StateIcon, StateWord } from "./requirement-state.tsx";

export interface RowProps extends RequirementDetailsProps {
  /** Points that it brings; `null` where it counts for none. */
  readonly points: number | null;
  /** Whether the file carries it and the page does not show it. */
  readonly unshown: boolean;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
}

/** What the posting asks for, how it is met, and where; pointing at it lights its lines everywhere. */
export const RequirementRow = memo(function RequirementRow(props: RowProps) {
  const { requirement, match, points, unshown, open, onToggle } = props;
  const { id, text } = requirement;
  const coverage = coverageOf(match?.strength ?? 0);
  const lit = useTraced((traced) => traced.requirements.has(id));
  const trace = useTraceStore();
  return (
    <li
      data-requirement={id}
      data-lit={lit}
      className={clsx("-mx-3 rounded-control px-3 text-sm", lit && "bg-accent-soft/60")}
      onPointerEnter={() => trace.point({ by: "requirement", id })}
      onPointerLeave={() => trace.point(null)}
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={() => onToggle(id)}
        onFocus={() => trace.point({ by: "requirement", id })}
        onBlur={() => trace.point(null)}
        className="flex min-h-9 w-full items-start gap-2.5 rounded-control py-1.5 text-left"
      >
        <StateIcon coverage={coverage} />
        <span className="min-w-0 flex-1">
          <RequirementName text={text} coverage={coverage} />{" "}
          <StateWord coverage={coverage} unshown={unshown} />
          {match === undefined || match.note === "" ? null : (
            <span className="mt-0.5 block text-ink-3">{match.note}</span>
          )}
        </span>
        {points === null ? null : (
          <span className="mt-0.5 shrink-0 text-xs text-ink-3 tabular">
            {t("match.points", { n: formatPoints(points) })}
          </span>
        )}
        <ChevronDown
          className={clsx("mt-0.5 size-4 shrink-0 text-ink-3", open && "rotate-180")}
          aria-hidden="true"
        />
      </button>
      {open ? <RequirementDetails {...props} /> : null}
    </li>
  );
});
