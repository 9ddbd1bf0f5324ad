// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- laid out in blocks, a table loses its roles in some browsers
import type { Match, NearLine, ProofRow, Requirement } from "@savile/model";
import { clsx } from "clsx";
import { memo } from "react";
import type { ReactNode } from "react";
import { formatPoints } from "../../../lib/format.ts";
import { NearLineAsk, PointedNote } from "../gaps/near-line-ask.tsx";
import { t } from "../work/messages.ts";
import type { PlainMessageKey } from "../work/messages.ts";
import { useTraced, useTraceStore } from "../work/trace.ts";
import type { Work } from "../work/view-model.ts";
import { lineOfRow } from "./proof-rows.ts";
import { RequirementButton } from "./requirement-button.tsx";
import { RequirementDetails } from "./requirement-details.tsx";
import type { RequirementListProps } from "./requirement-list.tsx";
import { RequirementName, StateWord } from "./requirement-state.tsx";

export interface ProofTableRowProps extends Pick<
  RequirementListProps,
  "links" | "onToggle" | "onShow"
> {
  readonly work: Work;
  readonly row: ProofRow;
  readonly requirement: Requirement;
  readonly match: Match | undefined;
  /** The line that may show it, where nothing surely does. */
  readonly near: NearLine | undefined;
  readonly points: number | null;
  readonly unshown: boolean;
  readonly open: boolean;
}

interface CellProps {
  readonly name: PlainMessageKey;
  readonly children: ReactNode;
}

/** Where the columns have heads, or their values tell themselves. */
const hidden = "lg:hidden @2xl:hidden";

/** A cell that says its column itself where the columns have no heads. */
function Cell({ name, children }: CellProps) {
  return (
    <td
      role="cell"
      className={clsx(
        "flex items-baseline gap-2 py-0.5 pl-6.5 align-top lg:pl-0 @2xl:table-cell @2xl:py-1.5 @2xl:pr-4",
        name === "table.line" ? "lg:pt-1.5" : "lg:col-start-2 lg:text-ink-2",
      )}
    >
      <span aria-hidden="true" className={clsx("w-14 shrink-0 text-xs text-ink-3", hidden)}>
        {t(name)}
      </span>
      <span className="min-w-0">{children}</span>
    </td>
  );
}

/** Holds its column where there are columns, and no place on a card. */
function EmptyCell() {
  return <td role="cell" className="hidden @2xl:table-cell" />;
}

function Asked({ row, points, unshown, open, onToggle }: ProofTableRowProps) {
  const { reqId: id, asked, coverage } = row;
  return (
    <RequirementButton id={id} coverage={coverage} open={open} onToggle={onToggle}>
      <RequirementName text={asked} coverage={coverage} />{" "}
      <StateWord coverage={coverage} unshown={unshown} />
      {points === null ? null : (
        <span className="text-xs text-ink-3 tabular">
          {" · "}
          {t("match.points", { n: formatPoints(points) })}
        </span>
      )}
    </RequirementButton>
  );
}

function OwnLine({ work, row, match, near, links, onShow }: ProofTableRowProps) {
  if (near !== undefined) return <NearLineAsk line={near} asked={row.asked} />;
  if (row.line === undefined) return <span className="text-ink-3">{t("table.nothing")}</span>;
  const line = lineOfRow(row, links);
  return (
    <>
      {line === undefined ? (
        <span className="line-clamp-3">{row.line}</span>
      ) : (
        <button
          type="button"
          onClick={() => onShow(line.kind, line.path)}
          className="-mx-1.5 -my-0.5 rounded-control px-1.5 py-0.5 text-left underline decoration-line-strong underline-offset-4 hover:bg-line/40 min-h-7 max-sm:min-h-11"
        >
          <span className="sr-only">{t("table.show")}: </span>
          <span className="line-clamp-3">{row.line}</span>
        </button>
      )}
      {match?.how === "pointed" ? <PointedNote work={work} reqId={row.reqId} /> : null}
    </>
  );
}

/** One thing that is asked for; pointing at it lights its lines everywhere, a click opens what is behind it. */
export const ProofTableRow = memo(function ProofTableRow(props: ProofTableRowProps) {
  const { work, row, requirement, match, links, open, onShow } = props;
  const { reqId: id, figure, when } = row;
  const lit = useTraced((traced) => traced.requirements.has(id));
  const trace = useTraceStore();
  return (
    <>
      <tr
        role="row"
        data-requirement={id}
        data-lit={lit}
        className={clsx(
          "-mx-3 block border-t border-line px-3 py-1 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-3 @2xl:mx-0 @2xl:table-row @2xl:px-0",
          lit && "bg-accent-soft/60",
        )}
        onPointerEnter={() => trace.point({ by: "requirement", id })}
        onPointerLeave={() => trace.point(null)}
      >
        <td
          role="cell"
          className="block align-top lg:row-span-3 @2xl:table-cell @2xl:w-2/5 @2xl:pr-4"
        >
          <Asked {...props} />
        </td>
        <Cell name="table.line">
          <OwnLine {...props} />
        </Cell>
        {figure === undefined ? <EmptyCell /> : <Cell name="table.figure">{figure}</Cell>}
        {when === undefined ? <EmptyCell /> : <Cell name="table.when">{when}</Cell>}
      </tr>
      {open ? (
        <tr role="row" className="block @2xl:table-row">
          <td role="cell" colSpan={4} className="block text-sm @2xl:table-cell">
            {match === undefined || match.note === "" ? null : (
              <p className="pt-1 pb-2 pl-6.5 text-ink-3">{match.note}</p>
            )}
            <RequirementDetails
              work={work}
              requirement={requirement}
              match={match}
              lines={links.linesOf.get(id) ?? []}
              onShow={onShow}
            />
          </td>
        </tr>
      ) : null}
    </>
  );
});
