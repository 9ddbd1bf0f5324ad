import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { barrierOf } from "../lib/access.ts";
import { useAccount } from "../lib/account-store.ts";
import { areCallsFailing, onCall } from "../lib/call-outcomes.ts";
import { useHealth } from "../lib/use-health.ts";
import { useOnline } from "../lib/use-online.ts";
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

type SystemWord = "online" | "degraded" | "unreachable" | "noLine";

/** The one word on the system; `null` while nothing is known. */
function useSystemWord(): SystemWord | null {
  const known = useHealth();
  const online = useOnline();
  const failing = useSyncExternalStore(onCall, areCallsFailing);
  if (!online) return "noLine";
  if (known.state === "unknown") return null;
  if (known.state === "unreachable") return "unreachable";
  return known.health.status === "ok" && !failing ? "online" : "degraded";
}

function SystemState() {
  const word = useSystemWord();
  if (word === null) return null;
  return (
    <p className="hidden items-center gap-2 text-sm text-ink-3 sm:flex">
      <span
        className={clsx("size-2 rounded-full", word === "online" ? "bg-add" : "bg-warn")}
        aria-hidden="true"
      />
      {t(`app.${word}`)}
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
          {account === null || barrierOf(account.user) !== null ? null : (
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
