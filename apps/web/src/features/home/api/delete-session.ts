import type { QueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { showToast } from "../../../lib/show-toast.ts";
import { setLeaving } from "./leaving.ts";
import { refreshSessions } from "./refresh-sessions.ts";
import { say } from "../texts/messages.ts";

async function remove(client: QueryClient, sessionId: string): Promise<void> {
  try {
    await api.call("deleteSession", { params: { id: sessionId } });
    // It leaves the list for good before it is shown again.
    await refreshSessions(client);
    void forget(sessionId);
  } catch (error) {
    showToast({ text: sentenceOf(error) });
  }
  setLeaving(sessionId, false);
}

/** This browser forgets it, too; where that fails, it goes with the sign-out. */
async function forget(sessionId: string): Promise<void> {
  try {
    const { dropKept } = await import("../../../lib/kept-answers.ts");
    await dropKept(sessionId);
  } catch {
    // There is no line, or no cache.
  }
}

/**
 * Takes a session from the list at once and deletes it when the chance to undo is over. A tab closed
 * before that leaves the session in place.
 */
export function deleteWithUndo(client: QueryClient, sessionId: string, title: string): void {
  setLeaving(sessionId, true);
  showToast({
    text: say("home.deleted", { title }),
    action: { label: say("home.undo"), run: () => setLeaving(sessionId, false) },
    onGone: () => void remove(client, sessionId),
  });
}
