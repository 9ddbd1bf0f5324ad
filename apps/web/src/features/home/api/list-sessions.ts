import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Sessions that a page of the list holds. */
export const pageSize = 20;
const followMs = 3_000;

/** The newest sessions of the account whose names hold `search`. */
export function sessionsQuery(search: string, limit: number) {
  return queryOptions({
    queryKey: ["sessions", search, limit],
    queryFn: async ({ signal }) => {
      const words = search === "" ? {} : { search };
      return api.call("listSessions", { query: { limit: String(limit), ...words } }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.sessions.some(({ status }) => status === "queued" || status === "running") ===
      true
        ? followMs
        : false,
  });
}
