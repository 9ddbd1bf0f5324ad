import type { Visit } from "@savile/contracts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../../../lib/api.ts";
import { noteVisit } from "../../../../lib/visit.ts";

const followMs = 400;

function isRunning(visit: Visit | null | undefined): boolean {
  return visit?.status === "queued" || visit?.status === "running";
}

/** What is held for this browser; asked for again until its run has ended. */
export const heldVisitQuery = queryOptions({
  queryKey: ["visit"],
  queryFn: async ({ signal }) => {
    const { visit } = await api.call("getVisit", {}, { signal });
    if (visit === null) noteVisit(false);
    return visit;
  },
  refetchInterval: ({ state }) => (isRunning(state.data) ? followMs : false),
  gcTime: 0,
});

/** Takes what is held over into the account that is signed in; answers the session. */
export const adoptVisit = mutationOptions({
  mutationFn: async () => {
    const { session_id: id } = await api.call("adoptVisit", {});
    noteVisit(false);
    return id;
  },
});

/** Deletes what is held. */
export const endVisit = mutationOptions({
  mutationFn: async () => {
    await api.call("endVisit", {});
    noteVisit(false);
  },
});
