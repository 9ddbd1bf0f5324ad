import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Which template suits the posting, asked for once a posting is there. */
export function recommendationQuery(uploadId: string | null, jobDescription: string) {
  return queryOptions({
    queryKey: ["recommendation", uploadId, jobDescription],
    queryFn: ({ signal }) =>
      api.call(
        "recommendTemplateDirect",
        {
          body: {
            ...(uploadId === null ? {} : { upload_id: uploadId }),
            job_description: jobDescription,
          },
        },
        { signal },
      ),
    enabled: uploadId !== null && jobDescription.trim() !== "",
    staleTime: Number.POSITIVE_INFINITY,
    // Without a recommendation the step works all the same.
    retry: false,
  });
}
