import type { SubscriptionResponse } from "@savile/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { t } from "./texts/messages.ts";

/** On a computer of one's own: the one click that takes every limit away, and the one that brings them back. */
export function OwnComputerNote({
  state,
}: {
  readonly state: SubscriptionResponse["own_computer"];
}) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (noLimits: boolean) => api.call("ownComputer", { body: { no_limits: noLimits } }),
    // Every screen shows what the plan holds.
    onSuccess: () => client.invalidateQueries(),
  });
  if (state === "none") return null;
  const isChosen = state === "chosen";
  return (
    <div className="mt-6">
      <Note
        kind="plain"
        title={t("own.title")}
        actions={
          state === "set" ? null : (
            <Button
              size="small"
              look={isChosen ? "secondary" : "primary"}
              busy={change.isPending}
              onClick={() => change.mutate(!isChosen)}
            >
              {t(isChosen ? "own.bring" : "own.take")}
            </Button>
          )
        }
      >
        {state === "set" ? t("own.set") : t(isChosen ? "plan.owner" : "own.text")}
        {change.isError ? <p role="alert">{t("own.failed")}</p> : null}
      </Note>
    </div>
  );
}
