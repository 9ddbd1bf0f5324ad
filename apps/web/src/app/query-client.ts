import { QueryClient } from "@tanstack/react-query";
import { isTransient } from "../lib/api-error.ts";

const attempts = 3;

/** Server state: reads are tried three times after faults of the line or the server, writes once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < attempts - 1 && isTransient(error),
      retryDelay: (failures) => Math.min(10_000, 1000 * 2 ** failures),
      staleTime: 10_000,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
