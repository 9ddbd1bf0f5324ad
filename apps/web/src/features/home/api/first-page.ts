import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** The drawing of the first page of a resume as it is printed, for its miniature. */
export function firstPageQuery(id: string, version: number, template: string) {
  return queryOptions({
    queryKey: ["first-page", id, version, template],
    queryFn: async ({ signal }) => {
      const source = await api.call(
        "preview",
        { params: { id, type: "resume" }, query: { format: "pages", drawings: "true" } },
        { signal },
      );
      return source.pages[0]?.drawing ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
