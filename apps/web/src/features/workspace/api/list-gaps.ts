import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Questions about what the posting asks for and the resume does not show, for one version of the documents. */
export function gapsQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ["gaps", id, version],
    queryFn: async ({ signal }) => await api.call("listGaps", { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
