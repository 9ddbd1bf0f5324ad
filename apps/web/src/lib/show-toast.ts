import { useSyncExternalStore } from "react";

/** A passing message; never the only carrier of what it says. */
export interface ToastMessage {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Called once when the toast goes away without its action. */
  readonly onGone?: () => void;
}

/** A toast that is on the screen. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const showMs = 10_000;
const listeners = new Set<() => void>();
let shown: readonly ShownToast[] = [];
let nextId = 1;

function update(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. */
export function showToast(message: ToastMessage): void {
  const toast = { ...message, id: nextId };
  nextId += 1;
  update([...shown, toast]);
  // A timer of our own: that of the library stays paused when a toast goes while the pointer is on it.
  setTimeout(() => closeToast(toast, false), showMs);
}

/** Takes a toast away; `acted` where its action was chosen. */
export function closeToast(toast: ShownToast, acted: boolean): void {
  if (!shown.includes(toast)) return;
  update(shown.filter((other) => other.id !== toast.id));
  if (acted) toast.action?.run();
  else toast.onGone?.();
}

/** The toasts that are on the screen. */
export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}
