import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { lazy, Suspense } from "react";
import { useAccount } from "../lib/account-store.ts";
import { useHealth } from "../lib/use-health.ts";
import { t } from "../messages.ts";
import { Logo } from "../ui/logo.tsx";

const AccountMenu = lazy(async () => {
  const module = await import("./account-menu.tsx");
  return { default: module.AccountMenu };
});

const PlanChip = lazy(async () => {
  const module = await import("./framed-plan-chip.tsx");
  return { default: module.FramedPlanChip };
});

function SystemState() {
  const known = useHealth();
  if (known.state === "unknown") return null;
  const healthy = known.state === "answered" && known.health.status === "ok";
  const broken = known.state === "answered" ? t("app.degraded") : t("app.unreachable");
  return (
    <p className="hidden items-center gap-2 text-sm text-ink-3 sm:flex">
      <span
        className={clsx("size-2 rounded-full", healthy ? "bg-add" : "bg-warn")}
        aria-hidden="true"
      />
      {healthy ? t("app.online") : broken}
    </p>
  );
}

/** Brand, state of the system, account. */
export function Header() {
  const account = useAccount();
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-14 w-full max-w-[1680px] items-center gap-4 px-4 md:px-6">
        <Link to="/" className="flex items-center gap-2.5 rounded-mark" aria-label={t("app.home")}>
          <Logo />
          <span className="text-lg font-semibold tracking-tight">{t("app.name")}</span>
        </Link>
        <div className="ml-auto flex items-center gap-4">
          {/* What comes later stands further left: it moves nothing. */}
          {account === null ? null : (
            <Suspense fallback={null}>
              <PlanChip />
            </Suspense>
          )}
          <SystemState />
          {account === null ? null : (
            <Suspense fallback={<span className="size-9" />}>
              <AccountMenu user={account.user} />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  );
}
