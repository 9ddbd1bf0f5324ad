import type { ApplicationState } from "@savile/model";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { sendSaidStates } from "./set-application-state.ts";

/** Sessions that a page of the list holds. */
export const pageSize = 20;
const followMs = 3_000;

/** The newest sessions of the account whose names hold `search` and that are in a state. */
export function sessionsQuery(search: string, limit: number, state: ApplicationState | null) {
  return queryOptions({
    queryKey: ["sessions", search, limit, state],
    queryFn: async ({ signal }) => {
      await sendSaidStates();
      const words = search === "" ? {} : { search };
      const so = state === null ? {} : { application_state: state };
      const query = { limit: String(limit), ...words, ...so };
      return api.call("listSessions", { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.sessions.some(({ status }) => status === "queued" || status === "running") ===
      true
        ? followMs
        : false,
  });
}
