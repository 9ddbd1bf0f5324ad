import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";
import { takeEarly } from "./early-session.ts";

/** A generation session with its source, posting and, once there, its result. */
export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: ["session", id],
    queryFn: async ({ signal }) =>
      await (takeEarly(id) ?? api.call("getSession", { params: { id } }, { signal })),
    staleTime: 60_000,
  });
}
