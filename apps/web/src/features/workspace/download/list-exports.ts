import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** The formats with their plans, what was handed out so far, and what is left of the month. */
export function exportsQuery(id: string) {
  return queryOptions({
    queryKey: ["exports", id],
    queryFn: ({ signal }) => api.call("listExports", { params: { id } }, { signal }),
    staleTime: 10_000,
  });
}
