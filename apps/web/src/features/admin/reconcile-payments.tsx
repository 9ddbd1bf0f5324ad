import { useMutation, useQueryClient } from "@tanstack/react-query";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { t } from "./messages.ts";

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
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm text-ink-2">
        {comparing.data === undefined ? t("subs.checkText") : t("subs.checked", comparing.data)}
      </p>
      <Button busy={comparing.isPending} onClick={() => comparing.mutate()}>
        {t("subs.check")}
      </Button>
      {comparing.isError ? (
        <div className="w-full">
          <Note kind="error">{sentenceOf(comparing.error)}</Note>
        </div>
      ) : null}
    </section>
  );
}
