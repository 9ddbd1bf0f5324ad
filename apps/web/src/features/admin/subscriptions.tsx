import type { CallOutput } from "@savile/contracts/client";
import { planCatalogue } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../../ui/loading.tsx";
import { subscriptionsQuery } from "./api/admin.ts";
import { FailedNote } from "../../ui/failed-note.tsx";
import { ReconcilePayments } from "./reconcile-payments.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { t } from "./messages.ts";
import { sayPeriod, sayStatus } from "./say-activity.ts";
import { TierTable } from "./tier-table.tsx";
import { Tile } from "./tile.tsx";

type Overview = CallOutput<"adminSubscriptions">;

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** What comes next: nobody knows when a subscription renews whose payment is open. */
function untilOf(row: Overview["subscriptions"][number]): string {
  if (row.status === "past_due" || row.status === "unpaid") return t("subs.open");
  const what = row.cancel_at_period_end ? t("subs.ends") : t("subs.renews");
  const end = row.current_period_end;
  return end === null ? what : `${what} ${day.format(Date.parse(end))}`;
}

function List({ rows }: { readonly rows: Overview["subscriptions"] }) {
  if (rows.length === 0) return <p className="text-ink-2">{t("subs.none")}</p>;
  return (
    <ScrollRegion label={t("tab.subscriptions")}>
      <table className="w-full min-w-[640px] text-left text-sm">
        <thead>
          <tr className="border-b border-line text-ink-3">
            <th scope="col" className="px-4 py-2.5 font-medium">
              {t("users.email")}
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              {t("users.plan")}
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              {t("subs.period")}
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              {t("subs.status")}
            </th>
            <th scope="col" className="px-4 py-2.5 font-medium">
              {t("subs.until")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.account_id}>
              <th scope="row" className="px-4 py-2.5 font-medium">
                {row.email}
              </th>
              <td className="px-4 py-2.5">{planCatalogue[row.tier].displayName}</td>
              <td className="px-4 py-2.5">{sayPeriod(row.billing_period)}</td>
              <td className="px-4 py-2.5">{sayStatus(row.status)}</td>
              <td className="px-4 py-2.5">{untilOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Who pays what. */
export function Subscriptions() {
  const found = useQuery(subscriptionsQuery);
  const overview = found.data;
  if (found.isError) {
    return (
      <FailedNote
        title={t("subs.failed")}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (overview === undefined) {
    return (
      <Loading>
        <span className="block h-64 skeleton" />
      </Loading>
    );
  }
  return (
    <div className="space-y-4">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Tile name={t("subs.recurring")} value={money.format(overview.monthly_recurring / 100)} />
        <Tile name={t("subs.pastDue")} value={String(overview.past_due)} />
        <Tile name={t("subs.ending")} value={String(overview.ending)} />
        <Tile name={t("subs.granted")} value={String(overview.granted)} />
      </ul>
      <ReconcilePayments />
      <List rows={overview.subscriptions} />
      <TierTable />
    </div>
  );
}
