import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallOutput } from "@savile/contracts/client";
import { announce } from "../../lib/announce.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { FailedNote } from "../../ui/failed-note.tsx";
import { Note } from "../../ui/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { t } from "./messages.ts";

function Result({ found }: { readonly found: CallOutput<"reconcilePayments"> }) {
  const { changed, failed } = found;
  return (
    <Note kind={changed > 0 || failed > 0 ? "warn" : "plain"} title={t("subs.checked", found)}>
      {changed > 0 ? <p>{t("subs.checkChanged")}</p> : null}
      {failed > 0 ? <p>{t("subs.checkUnanswered")}</p> : null}
    </Note>
  );
}

/** Compares every subscription with the payment provider, without waiting for the hour. */
export function ReconcilePayments() {
  const queryClient = useQueryClient();
  const comparing = useMutation({
    mutationFn: () => api.call("reconcilePayments", {}),
    onSuccess: async (found) => {
      announce(t("subs.checked", found));
      await queryClient.invalidateQueries({ queryKey: ["admin"] });
    },
  });
  const { isPending } = comparing;
  return (
    <section className="space-y-3 rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-sm font-semibold">{t("subs.checkTitle")}</h2>
          <p className="mt-1 text-sm text-ink-2">{t("subs.checkText")}</p>
        </div>
        <Button
          aria-disabled={isPending}
          onClick={() => (isPending ? undefined : comparing.mutate())}
        >
          {isPending ? <Spinner /> : null}
          {t("subs.check")}
        </Button>
      </div>
      {isPending ? (
        <output className="block text-sm text-ink-2">{t("subs.checking")}</output>
      ) : null}
      {comparing.data === undefined || isPending ? null : <Result found={comparing.data} />}
      {comparing.isError ? (
        <FailedNote
          title={t("subs.checkFailed")}
          error={comparing.error}
          onRetry={() => comparing.mutate()}
        />
      ) : null}
    </section>
  );
}
