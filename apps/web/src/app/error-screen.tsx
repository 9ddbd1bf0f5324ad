import type { ErrorComponentProps } from "@tanstack/react-router";
import { ApiError } from "../lib/api-error.ts";
import { t } from "../lib/texts/messages.ts";
import { Button } from "../ui/button.tsx";
import { ScreenTitle } from "../ui/screen.tsx";
import { say } from "./messages.ts";

/** Where the browser allows no copying, the number can still be selected. */
function copy(text: string): void {
  navigator.clipboard.writeText(text).catch(() => undefined);
}

/** Shown in place of a screen that threw. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div className="mx-auto max-w-lg px-4 py-16 md:py-24">
      <ScreenTitle>{t("error.title")}</ScreenTitle>
      <div role="alert" className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-xl font-semibold tracking-tight">{t("error.title")}</h1>
        <p className="mt-2 text-ink-2">{say("error.text")}</p>
        {requestId === null ? null : (
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
            <span className="font-mono select-all">{say("error.request", { id: requestId })}</span>
            <Button size="small" look="quiet" onClick={() => copy(requestId)}>
              {say("error.copy")}
            </Button>
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => window.location.reload()}>
            {say("error.reload")}
          </Button>
          <Button onClick={reset}>{t("app.retry")}</Button>
        </div>
      </div>
    </div>
  );
}
