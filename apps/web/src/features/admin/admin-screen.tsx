import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { useAccount } from "../../lib/account-store.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ScreenHead, ScreenTitle } from "../../ui/screen.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { t } from "./messages.ts";
import { Overview } from "./overview.tsx";
import { part } from "../../ui/part.tsx";

const Users = part(async () => (await import("./users.tsx")).Users, { ahead: false });
const Subscriptions = part(async () => (await import("./subscriptions.tsx")).Subscriptions, {
  ahead: false,
});
const Activity = part(async () => (await import("./activity.tsx")).Activity, { ahead: false });

export const adminTabs = ["overview", "users", "subscriptions", "activity"] as const;
export type AdminTab = (typeof adminTabs)[number];

function Waiting() {
  return (
    <Loading>
      <span className="block h-80 skeleton" />
    </Loading>
  );
}

function Denied() {
  return (
    <div className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16">
      <ScreenTitle>{t("title")}</ScreenTitle>
      <div className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-xl font-semibold tracking-tight">{t("denied")}</h1>
        <p className="mt-2 text-ink-2">{t("deniedText")}</p>
        <Link to="/" className={`mt-6 ${buttonClass("primary")}`}>
          {t("deniedHome")}
        </Link>
      </div>
    </div>
  );
}

/** The administrator's dashboard; the server refuses everyone else by itself. */
export function AdminScreen() {
  const account = useAccount();
  const { tab = "overview" } = useSearch({ from: "/signed-in/admin" });
  const navigate = useNavigate();
  if (account?.user.is_admin !== true) return <Denied />;
  return (
    <div className="mx-auto w-full max-w-[1200px] flex-1 px-4 py-8 md:px-6 md:py-10">
      <ScreenHead title={t("title")} />
      <Tabs
        label={t("tabs")}
        value={tab}
        onChange={(next) => {
          const search = next === "overview" ? {} : { tab: next };
          void navigate({ to: "/admin", search, replace: true });
        }}
        tabs={adminTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        className="-mx-4 mt-4 md:-mx-6"
      >
        <Suspense fallback={<Waiting />}>
          <TabPanel value="overview" className="px-4 pt-6 md:px-6">
            <Overview />
          </TabPanel>
          <TabPanel value="users" className="px-4 pt-6 md:px-6">
            <Users />
          </TabPanel>
          <TabPanel value="subscriptions" className="px-4 pt-6 md:px-6">
            <Subscriptions />
          </TabPanel>
          <TabPanel value="activity" className="px-4 pt-6 md:px-6">
            <Activity />
          </TabPanel>
        </Suspense>
      </Tabs>
    </div>
  );
}
