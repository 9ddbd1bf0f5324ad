import type { ApplicationState } from "@savile/model";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Sessions that a page of the list holds. */
export const pageSize = 20;
const followMs = 3_000;

/**
 * The newest sessions of the account whose names hold `search` and that are in a state.
 * @param before what has to be done before the list is read
 */
export function sessionsQuery(
  search: string,
  limit: number,
  state: ApplicationState | null,
  before?: () => Promise<void>,
) {
  return queryOptions({
    queryKey: ["sessions", search, limit, state],
    queryFn: async ({ signal }) => {
      await before?.();
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
