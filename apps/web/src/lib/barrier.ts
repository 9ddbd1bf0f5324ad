import { useSyncExternalStore } from "react";

/** What the server asked for before it does what was wanted; `text` is its own sentence. */
export interface Barrier {
  readonly kind: "verify" | "premium";
  readonly text: string;
}

const listeners = new Set<() => void>();
let raised: (Barrier & { readonly path: string }) | null = null;

function change(next: typeof raised): void {
  raised = next;
  for (const listener of listeners) listener();
}

/** Puts the screen that tells what is missing in the place of the one that is shown. */
export function raiseBarrier(barrier: Barrier): void {
  change({ ...barrier, path: window.location.pathname });
}

/** Takes it away from the screen of an address: the person goes elsewhere. */
export function lowerBarrier(path: string): void {
  if (raised?.path === path) change(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the shown screen lacks, or `null`. */
export function useBarrier(): Barrier | null {
  return useSyncExternalStore(subscribe, () => raised);
}
