import { Toast } from "radix-ui";
import { createTranslator } from "../lib/texts/messages.ts";
import { Button } from "./button.tsx";
import { closeToast, useToasts } from "../lib/show-toast.ts";

const say = createTranslator({ "toasts.name": "Notifications" });

/** The place where toasts appear; once per shell. */
export function Toaster() {
  const list = useToasts();
  return (
    <Toast.Provider duration={Number.POSITIVE_INFINITY} label={say("toasts.name")}>
      {list.map((toast) => (
        <Toast.Root
          key={toast.id}
          onOpenChange={(open) => {
            if (!open) closeToast(toast, false);
          }}
          className="rise flex items-center gap-4 rounded-panel border border-line bg-surface py-2 pr-2 pl-4 text-sm shadow-float"
        >
          <Toast.Title className="flex-1">{toast.text}</Toast.Title>
          {toast.action === undefined ? null : (
            <Toast.Action asChild altText={toast.action.label}>
              <Button size="small" onClick={() => closeToast(toast, true)}>
                {toast.action.label}
              </Button>
            </Toast.Action>
          )}
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed right-4 bottom-16 left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-96 md:bottom-4" />
    </Toast.Provider>
  );
}
