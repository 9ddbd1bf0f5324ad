import type { SessionSummary } from "@savile/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { t } from "../../../messages-signed-in.ts";
import { showToast } from "../../../ui/show-toast.ts";
import { sessionsQuery } from "./list-sessions.ts";

/**
 * Takes a session from the list at once and deletes it when the chance to undo is over. A tab closed
 * before that leaves the session in place.
 */
export function deleteWithUndo(queryClient: QueryClient, session: SessionSummary): void {
  const key = sessionsQuery.queryKey;
  const title = session.job_title ?? session.title;
  queryClient.setQueryData(key, (list) =>
    list?.filter((other) => other.session_id !== session.session_id),
  );
  const reload = (): void => void queryClient.invalidateQueries({ queryKey: key });
  showToast({
    text: t("home.deleted", { title }),
    action: { label: t("home.undo"), run: reload },
    onGone: () => {
      api.call("deleteSession", { params: { id: session.session_id } }).then(
        () => undefined,
        (error: unknown) => {
          showToast({ text: sentenceOf(error) });
          reload();
        },
      );
    },
  });
}
