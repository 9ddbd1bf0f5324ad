import { coverageFigures } from "@savile/model";
import type { Coverage, Match, ProofRow } from "@savile/model";
import { useMemo } from "react";
import { useGaps } from "../gaps/use-gaps.ts";
import { t } from "../work/messages.ts";
import { ProofTableRow } from "./proof-table-row.tsx";
import type { RequirementListProps } from "./requirement-list.tsx";
import { proofRows } from "./proof-rows.ts";

const groups = [
  ["match.must", "required"],
  ["match.nice", "preferred"],
] as const;

const columns = ["table.asked", "table.line", "table.figure", "table.when"] as const;

/** How many of a group are met. */
export function groupText(ids: readonly string[], coverage: ReadonlyMap<string, Coverage>): string {
  const { met, all } = coverageFigures(ids, coverage);
  return t("match.groupMet", { met, all });
}

export interface ProofTableProps extends RequirementListProps {
  readonly coverage: ReadonlyMap<string, Coverage>;
  readonly points: ReadonlyMap<string, number>;
  readonly unshown: ReadonlySet<string>;
  readonly matchOf: ReadonlyMap<string, Match>;
}

interface GroupProps extends ProofTableProps {
  readonly name: (typeof groups)[number][0];
  readonly rows: readonly ProofRow[];
}

function GroupOfRows({ name, rows, ...props }: GroupProps) {
  const { work, links, coverage, points, unshown, matchOf } = props;
  const { lines: near } = useGaps(work);
  return (
    <tbody role="rowgroup" className="block @2xl:table-row-group">
      <tr role="row" className="block @2xl:table-row">
        <th
          role="rowheader"
          scope="rowgroup"
          colSpan={columns.length}
          className="block pt-4 pb-1 text-left text-sm font-medium text-ink-3 @2xl:table-cell"
        >
          {t(name)}{" "}
          <span className="tabular">
            ·{" "}
            {groupText(
              rows.map(({ reqId }) => reqId),
              coverage,
            )}
          </span>
        </th>
      </tr>
      {rows.map((row) => {
        const requirement = work.requirementOf.get(row.reqId);
        return requirement === undefined ? null : (
          <ProofTableRow
            key={row.reqId}
            work={work}
            row={row}
            requirement={requirement}
            match={matchOf.get(row.reqId)}
            near={near.find((line) => line.reqId === row.reqId)}
            points={points.get(row.reqId) ?? null}
            unshown={unshown.has(row.reqId)}
            links={links}
            open={props.open === row.reqId}
            onToggle={props.onToggle}
            onShow={props.onShow}
          />
        );
      })}
    </tbody>
  );
}

/** What they ask, your line, its figure, and when; cards where there is no room for columns. */
export function ProofTable(props: ProofTableProps) {
  const rows = useMemo(() => proofRows(props.work), [props.work]);
  if (rows.length === 0) return null;
  return (
    <div className="@container">
      {/* Roles are said because a table that is laid out in blocks loses them. */}
      <table
        role="table"
        aria-labelledby="requirements"
        className="block w-full text-sm @2xl:table"
      >
        <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="pt-3 pr-4 text-left text-xs font-medium text-ink-3"
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([name, level]) => {
          const own = rows.filter((row) => row.level === level);
          return own.length === 0 ? null : (
            <GroupOfRows key={name} name={name} rows={own} {...props} />
          );
        })}
      </table>
    </div>
  );
}
