import type { DocumentKind } from "@savile/model";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** The pages of one version of a document with their drawings; the last good pages stay until the next are there. */
export function pageSourceQuery(id: string, type: DocumentKind, version: number) {
  return queryOptions({
    queryKey: ["pages", id, type, version],
    queryFn: ({ signal }) =>
      api.call(
        "preview",
        { params: { id, type }, query: { format: "pages", drawings: "true" } },
        { signal },
      ),
    placeholderData: (last, query) =>
      query?.queryKey[1] === id && query.queryKey[2] === type ? last : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
