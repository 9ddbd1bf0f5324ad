import type { Health } from "@savile/contracts";
import { useEffect, useSyncExternalStore } from "react";
import { api } from "./api.ts";
import { lostCalls, noteCall, onCall } from "./call-outcomes.ts";

/** What is known of the service: nothing yet, its own word, or that it does not answer (now). */
export type KnownHealth =
  | { readonly state: "unknown"; readonly health: null }
  | { readonly state: "answered"; readonly health: Health }
  | { readonly state: "unreachable"; readonly health: Health | null };

const everyMs = 60_000;
const inTroubleMs = 10_000;
const leastMs = 5_000;
const listeners = new Set<() => void>();

// Plain state and not a query: the sign-in screen does without the query library.
let known: KnownHealth = { state: "unknown", health: null };
let askedAt = Number.NEGATIVE_INFINITY;
let lostAtLast = 0;

function set(next: KnownHealth): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Calls that were lost before the last good word and have not been followed by others are over. */
function forgetOldLosses(): void {
  const lost = lostCalls();
  if (lost > 0 && lost === lostAtLast) noteCall("answered");
  lostAtLast = lostCalls();
}

async function ask(): Promise<void> {
  askedAt = Date.now();
  try {
    const health = await api.call("health", {});
    forgetOldLosses();
    set({ state: "answered", health });
  } catch {
    set({ state: "unreachable", health: known.health });
  }
}

function askAgain(): void {
  const since = Date.now() - askedAt;
  const isGood = known.state === "answered" && known.health.status === "ok";
  if (since >= (isGood ? everyMs : inTroubleMs)) void ask();
}

/** A call was lost: the service is asked at once, not at the next minute. */
function askAfterLoss(): void {
  if (lostCalls() > 0 && Date.now() - askedAt >= leastMs) void ask();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** State of the service and its sign-in mode, asked again every minute and as soon as something is amiss. */
export function useHealth(): KnownHealth {
  useEffect(() => {
    if (Date.now() - askedAt > everyMs / 2) void ask();
    const timer = setInterval(askAgain, inTroubleMs);
    const askNow = (): void => void ask();
    const stop = onCall(askAfterLoss);
    window.addEventListener("online", askNow);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener("online", askNow);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => known);
}
