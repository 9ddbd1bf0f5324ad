import { forgetAccount, keepAccount, readAccount } from "./account-store.ts";
import { createApiClient } from "./api-client.ts";

async function withLock(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request("token-refresh", work);
}

/** The client of this browser tab. */
export const api = createApiClient({
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  readTokens: readAccount,
  keepAuth: keepAccount,
  expire: () => forgetAccount("expired"),
  withLock,
});

const refreshEveryMs = 600_000;

/** Renews the tokens every ten minutes while someone is signed in; returns the way to stop. */
export function keepTokensFresh(): () => void {
  const timer = setInterval(() => {
    if (readAccount() !== null) void api.refresh();
  }, refreshEveryMs);
  return () => clearInterval(timer);
}

/** Ends the sign-in on the server and always here. */
export async function signOut(): Promise<void> {
  try {
    await api.call("logout", {});
  } catch {
    // The server may be unreachable; the person is signed out of this browser all the same.
  }
  api.forgetCsrfToken();
  forgetAccount("chosen");
}
