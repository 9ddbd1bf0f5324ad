import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** The plan of the account and what it used this month. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => api.call("subscription", {}, { signal }),
  staleTime: 30_000,
});

/** The plans as cards and as a comparison. */
export const pricingQuery = queryOptions({
  queryKey: ["pricing"],
  queryFn: ({ signal }) => api.call("pricingInfo", {}, { signal }),
  staleTime: 300_000,
});
