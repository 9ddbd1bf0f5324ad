import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { t } from "../messages-signed-in.ts";
import { Button } from "./button.tsx";

/** A passing message; never the only carrier of what it says. */
export interface ToastMessage {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Called once when the toast goes away without its action. */
  readonly onGone?: () => void;
}

interface Shown extends ToastMessage {
  readonly id: number;
}

const showMs = 10_000;
const listeners = new Set<() => void>();
let shown: readonly Shown[] = [];
let nextId = 1;

function update(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. */
export function showToast(message: ToastMessage): void {
  const toast = { ...message, id: nextId };
  nextId += 1;
  update([...shown, toast]);
  // A timer of our own: that of the library stays paused when a toast goes while the pointer is on it.
  setTimeout(() => close(toast, false), showMs);
}

function close(toast: Shown, acted: boolean): void {
  if (!shown.includes(toast)) return;
  update(shown.filter((other) => other.id !== toast.id));
  if (acted) toast.action?.run();
  else toast.onGone?.();
}

/** The place where toasts appear; once per shell. */
export function Toaster() {
  const list = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  return (
    <Toast.Provider duration={Number.POSITIVE_INFINITY} label={t("app.notifications")}>
      {list.map((toast) => (
        <Toast.Root
          key={toast.id}
          onOpenChange={(open) => {
            if (!open) close(toast, false);
          }}
          className="rise flex items-center gap-4 rounded-panel border border-line bg-surface py-2 pr-2 pl-4 text-sm shadow-float"
        >
          <Toast.Title className="flex-1">{toast.text}</Toast.Title>
          {toast.action === undefined ? null : (
            <Toast.Action asChild altText={toast.action.label}>
              <Button size="small" onClick={() => close(toast, true)}>
                {toast.action.label}
              </Button>
            </Toast.Action>
          )}
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-96" />
    </Toast.Provider>
  );
}
