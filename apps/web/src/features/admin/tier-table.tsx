import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { t } from "./messages.ts";
import { tierRows } from "./tier-rows.ts";

const columns = ["generations", "refinements", "exports", "templates", "extras"] as const;

/** What each plan holds, for administrators. */
export function TierTable() {
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{t("subs.tiers")}</h2>
      <ScrollRegion label={t("subs.tiers")}>
        <table className="w-full min-w-[640px] text-left text-sm">
          <thead>
            <tr className="border-b border-line text-ink-3">
              {(["plan", ...columns] as const).map((column) => (
                <th key={column} scope="col" className="px-4 py-2.5 font-medium">
                  {t(`tiers.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {tierRows().map((row) => (
              <tr key={row.plan}>
                <th scope="row" className="px-4 py-2.5 font-medium">
                  {row.name}
                </th>
                {columns.map((column) => (
                  <td key={column} className="px-4 py-2.5 tabular">
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
