import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../../lib/api.ts";

/** A version with its difference to the documents as they are while `version` is the present one. */
export function versionQuery(id: string, number: number, version: number) {
  return queryOptions({
    queryKey: ["version", id, number, version],
    queryFn: ({ signal }) =>
      api.call("getVersion", { params: { id, n: String(number) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
