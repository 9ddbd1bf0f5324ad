import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

/**
 * The picture of a page of an uploaded PDF, as an address inside this browser. Kept as long as the tab
 * lives: it never changes, and an upload has few pages.
 */
export function pagePictureQuery(id: string, page: number, enabled: boolean) {
  return queryOptions({
    queryKey: ["upload-page", id, page],
    queryFn: async ({ signal }) => {
      const params = { id, n: String(page) };
      const answer = await api.open("uploadPage", { params }, { signal });
      return URL.createObjectURL(await answer.blob());
    },
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
