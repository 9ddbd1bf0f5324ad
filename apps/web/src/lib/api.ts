import { firstRoutes } from "@savile/contracts/client";
import { forgetAccount, keepAccount, keepUser, readAccount } from "./account-store.ts";
import { createApiClient } from "./api-client.ts";
import { raiseBarrier } from "./barrier.ts";
import { watchedFetch } from "./call-outcomes.ts";

// The tokens stay: the screen of a suspended account can still be left by signing out.
function suspend(): void {
  const account = readAccount();
  if (account !== null) keepUser({ ...account.user, is_active: false });
}

async function withLock(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request("token-refresh", work);
}

const fetchNow = async (url: string, init: RequestInit) => await fetch(url, init);
const fetchWatched = watchedFetch(fetchNow);

/** Without a line, a document comes from the copy that this browser keeps. */
async function fetchOrFind(url: string, init: RequestInit): Promise<Response> {
  try {
    // What the service says of itself is told apart from how the other calls fare.
    return await (url === firstRoutes.health.path ? fetchNow(url, init) : fetchWatched(url, init));
  } catch (error) {
    const { findKept } = await import("./kept-answers.ts");
    return (await findKept(url, init)) ?? (await Promise.reject(error));
  }
}

/** The client of this browser tab. */
export const api = createApiClient({
  fetch: fetchOrFind,
  now: () => Date.now(),
  readTokens: readAccount,
  keepAuth: keepAccount,
  expire: () => forgetAccount("expired"),
  suspend,
  demandProof: (text) => raiseBarrier({ kind: "verify", text }),
  withLock,
});

const refreshEveryMs = 600_000;

/** Asks for the kept account anew; a sign-in that is over ends here, a missing line changes nothing. */
export async function restoreSignIn(): Promise<void> {
  if (readAccount() === null) return;
  try {
    keepUser(await api.call("me", {}));
  } catch {
    // A refused refresh has already ended the sign-in.
  }
}

/** Renews the tokens every ten minutes while someone is signed in; returns the way to stop. */
export function keepTokensFresh(): () => void {
  const timer = setInterval(() => {
    if (readAccount() !== null) void api.refresh();
  }, refreshEveryMs);
  return () => clearInterval(timer);
}

/** Ends the sign-in on the server and always here. */
export async function signOut(): Promise<void> {
  await api.signOut();
  forgetAccount("chosen");
}
