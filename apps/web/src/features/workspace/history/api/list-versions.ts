import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../../lib/api.ts";

/** The versions of a session, as they are while `version` is the present one. */
export function versionsQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ["versions", id, version],
    queryFn: ({ signal }) => api.call("listVersions", { params: { id } }, { signal }),
    staleTime: 30_000,
  });
}
