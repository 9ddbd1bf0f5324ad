import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useAccount } from "../lib/account-store.ts";
import { t } from "../lib/texts/messages.ts";
import { Logo } from "../ui/logo.tsx";
import { part } from "../ui/part.tsx";

const AccountMenu = part(async () => (await import("./account-menu.tsx")).AccountMenu, {
  look: "button",
});

const PlanChip = part(async () => (await import("./framed-plan-chip.tsx")).FramedPlanChip, {
  look: "button",
});

const SystemState = part(async () => (await import("./system-state.tsx")).SystemState);

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
        <div className="flex flex-1 items-center justify-end gap-4">
          {/* What comes later stands further left: it moves nothing. */}
          {account === null ? null : (
            <Suspense fallback={null}>
              <PlanChip />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <SystemState />
          </Suspense>
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
