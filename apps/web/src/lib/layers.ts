import { useSyncExternalStore } from "react";

/** What can lie over a screen, opened by a key or by a menu. */
export type Layer = "palette" | "shortcuts" | "history" | "templates" | "downloads";

const listeners = new Set<() => void>();
let shown: Layer | null = null;

function show(next: Layer | null): void {
  if (next === shown) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** Opens a layer in place of any other. */
export function openLayer(layer: Layer): void {
  show(layer);
}

export function closeLayer(): void {
  show(null);
}

/** The layer that is open. */
export function useLayer(): Layer | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
