import { Link } from "@tanstack/react-router";
import { t as frame } from "../lib/texts/messages.ts";
import { t } from "../lib/texts/messages-signed-in.ts";
import { Button, buttonClass } from "./button.tsx";
import { ScreenTitle } from "./screen.tsx";

/** A finished session whose documents did not arrive: what is missing, and the ways on. */
export function ContentMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-[560px] px-4 py-14">
      <ScreenTitle>{t("content.title")}</ScreenTitle>
      <div role="alert" className="rounded-panel border border-line bg-surface p-6">
        <h1 className="text-xl font-semibold tracking-tight">{t("content.title")}</h1>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          <li>{t("content.resume")}</li>
          <li>{t("content.letter")}</li>
        </ul>
        <p className="mt-3 text-ink-2">{t("content.text")}</p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button look="primary" onClick={onRetry}>
            {frame("app.retry")}
          </Button>
          <Link to="/new" className={buttonClass("secondary")}>
            {t("content.again")}
          </Link>
          <Link to="/" className={buttonClass("secondary")}>
            {t("missing.home")}
          </Link>
        </div>
      </div>
    </div>
  );
}
