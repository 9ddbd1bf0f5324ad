import { useSyncExternalStore } from "react";

/** Sessions on their way out: gone from the list, and deleted once the chance to undo is over. */
let leaving: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Says whether a session is on its way out. */
export function setLeaving(sessionId: string, leaves: boolean): void {
  const next = new Set(leaving);
  if (leaves) next.add(sessionId);
  else next.delete(sessionId);
  leaving = next;
  for (const listener of listeners) listener();
}

export function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => leaving,
  );
}
