import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** The account with what is kept of it. */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: ({ signal }) => api.call("getAccount", {}, { signal }),
});

/** The signed-in browsers of the account. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: ({ signal }) => api.call("listDevices", {}, { signal }),
});

/** The API keys of the account. */
export const keysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: ({ signal }) => api.call("listKeys", {}, { signal }),
});
