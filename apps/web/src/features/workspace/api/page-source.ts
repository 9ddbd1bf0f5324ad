import type { DocumentKind } from "@savile/model";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** The pages of a document with their drawings. */
export function pageSourceQuery(id: string, type: DocumentKind) {
  return queryOptions({
    queryKey: ["pages", id, type],
    queryFn: ({ signal }) =>
      api.call(
        "preview",
        { params: { id, type }, query: { format: "pages", drawings: "true" } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
