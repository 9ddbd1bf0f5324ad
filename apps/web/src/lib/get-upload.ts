import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

/** An upload with everything that was read from it. It never changes, so it is fetched once. */
export function uploadQuery(id: string) {
  return queryOptions({
    queryKey: ["upload", id],
    queryFn: ({ signal }) => api.call("getUpload", { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
