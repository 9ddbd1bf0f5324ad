import type { AdminStats } from "@savile/contracts";
import { planCatalogue, planIds } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatAgo } from "../../lib/format.ts";
import { Loading } from "../../ui/loading.tsx";
import { statsQuery } from "./api/admin.ts";
import { BarChart } from "./bar-chart.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { t } from "./messages.ts";
import { Simulate } from "./simulate.tsx";
import { Tile } from "./tile.tsx";

const share = new Intl.NumberFormat("en-US", { style: "percent" });
const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

function Tiles({ stats }: { readonly stats: AdminStats }) {
  const { users, sessions, activity } = stats;
  const generations = activity.generations_by_day.reduce((sum, one) => sum + one.count, 0);
  const { mail, model_cost: cost, model_wordings: wordings } = activity;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Tile name={t("stats.users")} value={String(users.total)}>
        {t("stats.verified", { n: users.verified })}, {t("stats.new", { n: users.recent_new })}
      </Tile>
      <Tile name={t("stats.premium")} value={String(users.premium)}>
        {t("stats.granted", { n: users.granted })}
      </Tile>
      <Tile name={t("stats.sessions")} value={String(sessions.active)}>
        {t("stats.recent", { n: sessions.recent_24h })}
      </Tile>
      <Tile name={t("stats.generations")} value={String(generations)}>
        {t("stats.failures", { n: activity.failures_24h })}
      </Tile>
      <Tile name={t("stats.cost")} value={money.format(cost.month)}>
        {t("stats.costToday", { cost: money.format(cost.today), n: cost.calls_today })}
      </Tile>
      {wordings.offered === 0 ? null : (
        <Tile name={t("stats.wordings")} value={share.format(wordings.kept / wordings.offered)}>
          {t("stats.wordingsOf", { kept: wordings.kept, n: wordings.offered })}
        </Tile>
      )}
      <Tile name={t("stats.mail")} value={t("stats.mailWaiting", { n: mail.waiting })}>
        {t("stats.mailFailed", { n: mail.failed })}
      </Tile>
      {activity.files_damaged === 0 ? null : (
        <Tile name={t("stats.damaged")} value={String(activity.files_damaged)}>
          {t("stats.damagedHelp")}
        </Tile>
      )}
    </ul>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="relative min-w-0 overflow-hidden rounded-panel border border-line bg-surface p-4">
      <h2 className="text-sm font-semibold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

function PlanList({ users }: { readonly users: AdminStats["users"] }) {
  const rows = [
    ...planIds.map((plan) => [planCatalogue[plan].displayName, users.by_plan[plan]] as const),
    [t("stats.admins"), users.admins] as const,
  ];
  return (
    <dl className="space-y-1.5">
      {rows.map(([name, count]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="tabular">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function TopUsers({ users }: { readonly users: AdminStats["activity"]["top_users"] }) {
  if (users.length === 0) return <p className="text-ink-3">{t("stats.topEmpty")}</p>;
  return (
    <ol className="space-y-1.5">
      {users.map((user) => (
        <li key={user.email} className="flex justify-between gap-4">
          <span className="min-w-0 truncate">{user.email}</span>
          <span className="tabular">{user.sessions}</span>
        </li>
      ))}
    </ol>
  );
}

function SystemPanel({ system }: { readonly system: AdminStats["system"] }) {
  const healthy = system.database_healthy;
  return (
    <ul className="space-y-1.5 text-ink-2">
      <li>{t("stats.version", { version: system.version })}</li>
      <li>{t("stats.environment", { name: system.environment })}</li>
      <li className={healthy ? "text-add" : "text-danger"}>
        {healthy ? t("stats.database.ok") : t("stats.database.bad")}
      </li>
      <li>{t("stats.updated", { when: formatAgo(system.last_updated) })}</li>
      <li>
        <Link to="/model" className="inline-block py-1 text-accent underline">
          {t("stats.model")}
        </Link>
      </li>
    </ul>
  );
}

/** What an administrator sees first. */
export function Overview() {
  const found = useQuery(statsQuery);
  const stats = found.data;
  if (found.isError && stats === undefined) {
    return (
      <FailedNote
        title={t("stats.failed")}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (stats === undefined) {
    return (
      <Loading className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <span key={key} className="block h-24 skeleton" />
        ))}
      </Loading>
    );
  }
  return (
    <div className="space-y-4">
      <Tiles stats={stats} />
      <div className="grid gap-4 lg:grid-cols-2">
        <section className="relative min-w-0 overflow-hidden rounded-panel border border-line bg-surface p-4">
          <BarChart label={t("stats.generationsByDay")} days={stats.activity.generations_by_day} />
        </section>
        <section className="relative min-w-0 overflow-hidden rounded-panel border border-line bg-surface p-4">
          <BarChart label={t("stats.usersByDay")} days={stats.users.new_by_day} />
        </section>
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <Panel title={t("stats.plans")}>
          <PlanList users={stats.users} />
        </Panel>
        <Panel title={t("stats.top")}>
          <TopUsers users={stats.activity.top_users} />
        </Panel>
        <Panel title={t("stats.system")}>
          <SystemPanel system={stats.system} />
        </Panel>
      </div>
      <Simulate />
    </div>
  );
}
