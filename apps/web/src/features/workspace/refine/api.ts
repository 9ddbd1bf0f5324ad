import type { RefinementEvent, RefinementList, RefinementView, Session } from "@savile/contracts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { followStream, isJobEvent } from "../../../lib/follow-events.ts";

/** The instructions of a session, what may be asked for, and what is left; anew for each version. */
export function refinementsQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ["refinements", id, version],
    queryFn: async ({ signal }): Promise<RefinementList> =>
      await api.call("listRefinements", { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** Starts an instruction and answers it as it waits. */
export async function startRefinement(
  id: string,
  version: number,
  suggestions: string,
): Promise<RefinementView | null> {
  const answer = await api.call(
    "refine",
    { params: { id }, body: { suggestions, base_version: version } },
    { headers: { prefer: "respond-async" } },
  );
  return answer.refinement;
}

export async function cancelRefinement(id: string, refinement: string): Promise<void> {
  await api.call("cancelRefinement", { params: { id, refinement } });
}

/** Takes an instruction back; answers the documents as they are without it. */
export async function undoRefinement(
  id: string,
  refinement: string,
  version: number,
): Promise<Session> {
  return await api.call("undoRefinement", {
    params: { id, refinement },
    body: { base_version: version },
  });
}

export interface FollowInput {
  readonly id: string;
  readonly refinement: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RefinementEvent) => void;
  readonly onConnection: (lost: boolean) => void;
}

function isRefinementEvent(value: unknown): value is RefinementEvent {
  return isJobEvent(value) && !("progress" in value);
}

/** Follows an instruction until it ends. */
export async function followRefinement(input: FollowInput): Promise<void> {
  const { id, refinement, signal, onEvent, onConnection } = input;
  await followStream({
    signal,
    onEvent,
    onConnection,
    isEvent: isRefinementEvent,
    open: (lastEventId, aborted) =>
      api.open(
        "refinementEvents",
        { params: { id, refinement } },
        {
          signal: aborted,
          headers: {
            accept: "text/event-stream",
            ...(lastEventId === "" ? {} : { "last-event-id": lastEventId }),
          },
        },
      ),
  });
}
