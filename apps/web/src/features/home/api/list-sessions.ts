import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** The generation sessions of the account, newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => (await api.call("listSessions", {}, { signal })).sessions,
});
