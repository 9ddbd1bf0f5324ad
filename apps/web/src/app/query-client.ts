import { QueryClient } from "@tanstack/react-query";
import { readAccount, subscribeToAccount } from "../lib/account-store.ts";
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

/** Nothing that was read for one account is shown to another, however the first one's sign-in ended. */
export function forgetWithAccount(client: QueryClient): () => void {
  let owner = readAccount()?.user.id;
  return subscribeToAccount(() => {
    const id = readAccount()?.user.id;
    if (id === undefined || id === owner) return;
    if (owner !== undefined) client.clear();
    owner = id;
  });
}
