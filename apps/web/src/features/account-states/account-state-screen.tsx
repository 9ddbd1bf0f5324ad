import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { AccountState } from "../../lib/access.ts";
import { keepUser } from "../../lib/account-store.ts";
import { api, signOut } from "../../lib/api.ts";
import { lowerBarrier } from "../../lib/barrier.ts";
import { keepStep } from "../../lib/kept-step.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { t } from "./messages.ts";

function Suspended() {
  const [busy, setBusy] = useState(false);
  async function again(): Promise<void> {
    setBusy(true);
    try {
      keepUser(await api.call("me", {}));
    } catch {
      // Still suspended, or no line: the screen stays as it is.
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="primary" size="large" busy={busy} onClick={() => void again()}>
      {t("state.retry")}
    </Button>
  );
}

function Upgrade() {
  return (
    <Link
      to="/subscription"
      search={{ tab: "pricing" }}
      onClick={() => keepStep()}
      className={buttonClass("primary", "large")}
    >
      {t("premium.go")}
    </Link>
  );
}

export interface AccountStateScreenProps {
  readonly state: AccountState;
  /** The server's own sentence about it. */
  readonly asked: string | null;
}

/** One card: what is the matter, why, and what to do. */
export function AccountStateScreen({ state, asked }: AccountStateScreenProps) {
  // It takes the place of a screen in which the focus was.
  useEffect(() => document.getElementById("content")?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16">
      <ScreenTitle>{t(`${state}.title`)}</ScreenTitle>
      <div className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-2xl font-semibold tracking-tighter">{t(`${state}.title`)}</h1>
        <div className="mt-3 space-y-2 text-ink-2">
          <p>{state === "premium" && asked !== null ? asked : t(`${state}.what`)}</p>
          <p>{t(`${state}.why`)}</p>
          <p>{t(`${state}.do`)}</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {state === "suspended" ? <Suspended /> : null}
          {state === "premium" ? <Upgrade /> : null}
          {state === "suspended" ? null : (
            <Button size="large" onClick={() => lowerBarrier(window.location.pathname)}>
              {t("state.back")}
            </Button>
          )}
          {state === "suspended" ? null : (
            <Link to="/" className={buttonClass("secondary", "large")}>
              {t("state.home")}
            </Link>
          )}
          <Button size="large" onClick={() => void signOut()}>
            {t("state.signOut")}
          </Button>
        </div>
      </div>
    </div>
  );
}
