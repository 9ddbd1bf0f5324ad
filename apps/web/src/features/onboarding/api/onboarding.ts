import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Whether this account has answered the welcome, on whatever device. */
export const onboardedQuery = queryOptions({
  queryKey: ["onboarded"],
  queryFn: async ({ signal }) => (await api.call("getAccount", {}, { signal })).onboarded,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Remembers that the welcome was answered. */
export const finishOnboarding = mutationOptions({
  mutationFn: () => api.call("setAccount", { body: { onboarded: true } }),
});
