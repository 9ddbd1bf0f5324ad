import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { barrierOf } from "../lib/access.ts";
import { hasExpired, useAccount } from "../lib/account-store.ts";
import { Layers } from "./layers.tsx";
import { forgetWithAccount, queryClient } from "./query-client.ts";

forgetWithAccount(queryClient);

const AccountStateScreen = lazy(async () => {
  const module = await import("../features/account-states/account-state-screen.tsx");
  return { default: module.AccountStateScreen };
});

const ExpiredDialog = lazy(async () => {
  const module = await import("../features/account/expired-dialog.tsx");
  return { default: module.ExpiredDialog };
});

/** What every screen of an account stands in; a suspended one sees why it cannot go on. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const account = useAccount();
  const barrier = account === null ? null : barrierOf(account.user);
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
          <AccountStateScreen state={barrier} />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
