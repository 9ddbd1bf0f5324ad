import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ApiError, sentenceOf } from "../../lib/api-error.ts";
import { keepStep } from "../../lib/kept-step.ts";
import { showToast } from "../../lib/show-toast.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ScreenHead } from "../../ui/screen.tsx";
import { analyticsQuery, saveApplications } from "./api/analytics.ts";
import { t } from "./messages.ts";
import { Numbers } from "./numbers.tsx";

function Locked() {
  return (
    <div className="mt-6 space-y-3">
      <p className="text-ink-2">{t("locked")}</p>
      <Link
        to="/subscription"
        search={{ tab: "pricing" }}
        onClick={() => keepStep()}
        className={buttonClass("primary")}
      >
        {t("plans")}
      </Link>
    </div>
  );
}

function Empty() {
  return (
    <div className="mt-6 space-y-3">
      <p className="text-ink-2">{t("empty")}</p>
      <Link to="/new" className={buttonClass("primary")}>
        {t("start")}
      </Link>
    </div>
  );
}

async function save(): Promise<void> {
  try {
    await saveApplications();
  } catch (error) {
    showToast({ text: `${t("csvFailed")} ${sentenceOf(error)}` });
  }
}

/** What stands in for numbers that did not come. */
function Missing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.code === "analytics_locked") return <Locked />;
  return (
    <div className="mt-6">
      <FailedNote title={t("loadFailed")} error={error} onRetry={onRetry} />
    </div>
  );
}

function Content() {
  const { data: numbers, error, refetch } = useQuery(analyticsQuery);
  if (error !== null) return <Missing error={error} onRetry={() => void refetch()} />;
  if (numbers === undefined) {
    return (
      <Loading className="mt-6 block">
        <span className="block h-40 skeleton" />
      </Loading>
    );
  }
  return numbers.applications === 0 ? <Empty /> : <Numbers numbers={numbers} />;
}

function SaveButton() {
  const { data: numbers } = useQuery(analyticsQuery);
  if (numbers === undefined || numbers.applications === 0) return null;
  return <Button onClick={() => void save()}>{t("csv")}</Button>;
}

/** The person's applications in numbers. */
export function AnalyticsScreen() {
  return (
    <div className="mx-auto w-full max-w-[960px] flex-1 px-4 py-8 md:px-6 md:py-10">
      <ScreenHead title={t("title")} lead={t("lead")} aside={<SaveButton />} />
      <Content />
    </div>
  );
}
