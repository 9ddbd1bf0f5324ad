import type { Session } from "@savile/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { announce } from "../../../lib/announce.ts";
import { sentenceOf } from "../../../lib/api-error.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { showToast } from "../../../lib/show-toast.ts";
import { useWorkStore } from "../store/context.ts";
import { restoreVersion } from "./api/restore-version.ts";
import { say } from "./messages.ts";

/** Restores versions of a session: what is not stored yet is stored first, so that it is a version too. */
export function useRestore(id: string, onDone: () => void) {
  const store = useWorkStore();
  const client = useQueryClient();
  const takeIn = (session: Session): void => {
    client.setQueryData(sessionQuery(id).queryKey, session);
    store.sync(session);
    void client.invalidateQueries({ queryKey: ["sessions"] });
    void client.invalidateQueries({ queryKey: ["refinements", id] });
  };
  const back = async (number: number, baseVersion: number): Promise<void> => {
    try {
      takeIn(await restoreVersion({ id, number, baseVersion }));
      announce(say("restore.undone"));
    } catch (error) {
      showToast({ text: `${say("restore.failed")} ${sentenceOf(error)}` });
    }
  };
  return useMutation({
    mutationFn: async (number: number) => {
      if (!(await store.saveNow())) throw new Error(say("restore.unsaved"));
      const { version: baseVersion } = store.get();
      return { session: await restoreVersion({ id, number, baseVersion }), number, baseVersion };
    },
    onSuccess: ({ session, number, baseVersion }) => {
      takeIn(session);
      const text = say("restore.done", { n: number });
      announce(text);
      showToast({
        text,
        action: { label: say("restore.undo"), run: () => void back(baseVersion, session.version) },
      });
      onDone();
    },
  });
}
