import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { t } from "./messages.ts";

/** Where the checkout leads when it was left. */
export function PaymentCancelScreen() {
  return (
    <div className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16">
      <ScreenTitle>{t("cancel.title")}</ScreenTitle>
      <div className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-2xl font-semibold tracking-tighter">{t("cancel.title")}</h1>
        <p className="mt-2 text-ink-2">{t("cancel.text")}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link
            to="/subscription"
            search={{ tab: "pricing" }}
            className={buttonClass("primary", "large")}
          >
            {t("cancel.plans")}
          </Link>
          <Link to="/" className={buttonClass("secondary", "large")}>
            {t("cancel.work")}
          </Link>
        </div>
      </div>
    </div>
  );
}
