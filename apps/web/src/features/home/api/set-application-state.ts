import type { SessionList } from "@savile/contracts";
import type { ApplicationState } from "@savile/model";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, sentenceOf } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { showToast } from "../../../lib/show-toast.ts";
import { refreshSessions } from "./refresh-sessions.ts";
import { dropSaid, keepSaid, readSaid } from "./said-states.ts";

/** The list with another state of one session. */
function withState(list: SessionList, id: string, state: ApplicationState): SessionList {
  const sessions = list.sessions.map((session) =>
    session.session_id === id ? { ...session, application_state: state } : session,
  );
  return { ...list, sessions };
}

/** Stores a choice. It stays kept where no answer came, and goes with any answer. */
async function store(id: string, state: ApplicationState): Promise<void> {
  try {
    await api.call("setApplicationState", { params: { id }, body: { application_state: state } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    dropSaid(id, state);
    throw error;
  }
  dropSaid(id, state);
}

/** Stores the choices that were on their way when their page was left. A refused one is forgotten. */
export async function sendSaidStates(): Promise<void> {
  await Promise.allSettled(readSaid().map(async ([id, state]) => await store(id, state)));
}

/** Says how far an application is: shown at once, and taken back where it could not be stored. */
export async function setApplicationState(
  client: QueryClient,
  id: string,
  state: ApplicationState,
): Promise<void> {
  keepSaid(id, state);
  client.setQueriesData<SessionList>({ queryKey: ["sessions"] }, (list) =>
    list === undefined ? undefined : withState(list, id, state),
  );
  try {
    await store(id, state);
  } catch (error) {
    showToast({ text: sentenceOf(error) });
  }
  await refreshSessions(client);
}
