import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Templates, and which of them the account may use. */
export const templatesQuery = queryOptions({
  queryKey: ["templates"],
  queryFn: async ({ signal }) => (await api.call("listTemplates", {}, { signal })).templates,
  staleTime: 300_000,
});
