import { QueryClientProvider } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { barrierOf } from "../lib/access.ts";
import { lowerBarrier, useBarrier } from "../lib/barrier.ts";
import { hasExpired, useAccount } from "../lib/account-store.ts";
import { Layers } from "./layers.tsx";
import { forgetWithAccount, queryClient } from "./query-client.ts";
import { part } from "../ui/part.tsx";

forgetWithAccount(queryClient);

const AccountStateScreen = part(
  async () =>
    (await import("../features/account-states/account-state-screen.tsx")).AccountStateScreen,
  { ahead: false },
);

const ExpiredDialog = part(
  async () => (await import("../features/account/expired-dialog.tsx")).ExpiredDialog,
  { look: "layer" },
);

/** What the server asked for on this screen; another screen begins without it. */
function useBarrierHere() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => () => lowerBarrier(path), [path]);
  return useBarrier();
}

/** What every screen of an account stands in; a suspended one sees why it cannot go on. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const account = useAccount();
  const asked = useBarrierHere();
  const barrier = account === null ? null : barrierOf(account.user, asked);
  return (
    <QueryClientProvider client={queryClient}>
      <Layers />
      {account === null && hasExpired() ? (
        <Suspense fallback={null}>
          <ExpiredDialog onReturned={() => void queryClient.invalidateQueries()} />
        </Suspense>
      ) : null}
      {barrier === null ? (
        children
      ) : (
        <Suspense fallback={null}>
          <AccountStateScreen state={barrier} asked={asked?.text ?? null} />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
