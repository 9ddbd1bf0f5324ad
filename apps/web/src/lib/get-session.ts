import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

/** A generation session with its source, posting and, once there, its result. */
export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: ["session", id],
    queryFn: ({ signal }) => api.call("getSession", { params: { id } }, { signal }),
    staleTime: 60_000,
  });
}
