import { Link, Navigate } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { t } from "./messages.ts";
import { shownReceipt } from "./receipt.ts";

const moment = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short" });

/** What stays on the screen once the account is gone. */
export function DeletedScreen() {
  const receipt = shownReceipt();
  if (receipt === null) return <Navigate to="/" replace />;
  return (
    <div className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16">
      <ScreenTitle>{t("deleted.title")}</ScreenTitle>
      <div className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-2xl font-semibold tracking-tighter">{t("deleted.title")}</h1>
        <p className="mt-2 text-ink-2">{t("deleted.text", receipt.removed)}</p>
        {receipt.subscription_cancelled ? (
          <p className="mt-2 text-ink-2">{t("deleted.cancelled")}</p>
        ) : null}
        <p className="mt-4 text-sm text-ink-3">
          {t("deleted.receipt", { id: receipt.id, at: moment.format(Date.parse(receipt.at)) })}
        </p>
        <div className="mt-6">
          <Link to="/" className={buttonClass("primary")}>
            {t("deleted.home")}
          </Link>
        </div>
      </div>
    </div>
  );
}
