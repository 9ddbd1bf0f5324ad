import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { fileNameOf, saveFile } from "../../../lib/save-file.ts";

/** The person's own numbers. */
export const analyticsQuery = queryOptions({
  queryKey: ["analytics"],
  queryFn: ({ signal }) => api.call("analytics", {}, { signal }),
  staleTime: 0,
});

/** Saves the applications as a table. */
export async function saveApplications(): Promise<void> {
  const response = await api.open("analytics", { query: { format: "csv" } });
  const name = fileNameOf(response.headers.get("content-disposition"), "savile-applications.csv");
  saveFile(await response.blob(), name);
}
