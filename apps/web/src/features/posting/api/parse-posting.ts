import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** What is understood of a posting; the last answer stays until the next one is there. */
export function postingQuery(text: string) {
  return queryOptions({
    queryKey: ["posting", text],
    queryFn: async ({ signal }) => {
      const answer = await api.call(
        "parsePosting",
        { body: { job_description: text } },
        { signal },
      );
      return answer.posting;
    },
    enabled: text.trim() !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}
