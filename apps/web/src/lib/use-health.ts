import type { Health } from "@savile/contracts";
import { useEffect, useSyncExternalStore } from "react";
import { api } from "./api.ts";

/** What is known of the service: nothing yet, its own word, or that it does not answer (now). */
export type KnownHealth =
  | { readonly state: "unknown"; readonly health: null }
  | { readonly state: "answered"; readonly health: Health }
  | { readonly state: "unreachable"; readonly health: Health | null };

const freshMs = 30_000;
const listeners = new Set<() => void>();

// Plain state and not a query: the sign-in screen does without the query library.
let known: KnownHealth = { state: "unknown", health: null };
let askedAt = Number.NEGATIVE_INFINITY;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known now. */
export function knownHealth(): KnownHealth {
  return known;
}

/** Milliseconds since the service was asked last. */
export function sinceAsked(): number {
  return Date.now() - askedAt;
}

/** Asks the service how it is. */
export async function askHealth(): Promise<void> {
  askedAt = Date.now();
  try {
    known = { state: "answered", health: await api.call("health", {}) };
  } catch {
    known = { state: "unreachable", health: known.health };
  }
  for (const listener of listeners) listener();
}

/** State of the service and its sign-in mode. */
export function useHealth(): KnownHealth {
  useEffect(() => {
    if (sinceAsked() > freshMs) void askHealth();
  }, []);
  return useSyncExternalStore(subscribe, knownHealth);
}
