import type { SessionList } from "@savile/contracts";
import type { ApplicationState } from "@savile/model";
import type { QueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { showToast } from "../../../lib/show-toast.ts";
import { refreshSessions } from "./refresh-sessions.ts";

/** The list with another state of one session. */
function withState(list: SessionList, id: string, state: ApplicationState): SessionList {
  const sessions = list.sessions.map((session) =>
    session.session_id === id ? { ...session, application_state: state } : session,
  );
  return { ...list, sessions };
}

/** Says how far an application is: shown at once, and taken back where it could not be stored. */
export async function setApplicationState(
  client: QueryClient,
  id: string,
  state: ApplicationState,
): Promise<void> {
  client.setQueriesData<SessionList>({ queryKey: ["sessions"] }, (list) =>
    list === undefined ? undefined : withState(list, id, state),
  );
  try {
    await api.call("setApplicationState", { params: { id }, body: { application_state: state } });
  } catch (error) {
    showToast({ text: sentenceOf(error) });
  }
  await refreshSessions(client);
}
