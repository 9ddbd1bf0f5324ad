import { coverageOf } from "@savile/model";
import { clsx } from "clsx";
import { memo } from "react";
import { formatPoints } from "../../../lib/format.ts";
import { t } from "../work/messages.ts";
import { useTraced, useTraceStore } from "../work/trace.ts";
import { RequirementButton } from "./requirement-button.tsx";
import { RequirementDetails } from "./requirement-details.tsx";
import type { RequirementDetailsProps } from "./requirement-details.tsx";
import { RequirementName, StateWord } from "./requirement-state.tsx";

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
      <RequirementButton
        id={id}
        coverage={coverage}
        open={open}
        onToggle={onToggle}
        aside={
          points === null ? null : (
            <span className="mt-0.5 shrink-0 text-xs text-ink-3 tabular">
              {t("match.points", { n: formatPoints(points) })}
            </span>
          )
        }
      >
        <RequirementName text={text} coverage={coverage} />{" "}
        <StateWord coverage={coverage} unshown={unshown} />
        {match === undefined || match.note === "" ? null : (
          <span className="mt-0.5 block text-ink-3">{match.note}</span>
        )}
      </RequirementButton>
      {open ? <RequirementDetails {...props} /> : null}
    </li>
  );
});
