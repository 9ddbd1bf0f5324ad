import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Which language model writes on this server. */
export const modelQuery = queryOptions({
  queryKey: ["model"],
  queryFn: ({ signal }) => api.call("modelSetup", {}, { signal }),
});
