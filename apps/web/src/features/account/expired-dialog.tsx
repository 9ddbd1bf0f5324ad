import { useNavigate } from "@tanstack/react-router";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { draftOwner, readAccount } from "../../lib/account-store.ts";
import { createTranslator, t } from "../../lib/texts/messages.ts";
import { Button } from "../../ui/button.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

const say = createTranslator({
  "expired.title": "Please sign in again",
  "expired.kept": "Nothing here is lost. It is saved once you sign in.",
  "expired.leave": "Leave This Page",
});

export interface ExpiredDialogProps {
  /** The same person is back. */
  readonly onReturned: () => void;
}

/** Over the page on which the sign-in ended: everything on it waits for the person to come back. */
export function ExpiredDialog({ onReturned }: ExpiredDialogProps) {
  const navigate = useNavigate();
  const [owner] = useState(draftOwner);

  function enter(): void {
    // Somebody else must not see what the first person left open.
    if (readAccount()?.user.id === owner) onReturned();
    else window.location.reload();
  }

  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="appear fixed inset-0 z-50 bg-black/50" />
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="rise fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(26rem,calc(100vw-1rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-panel border border-line bg-surface p-6 text-ink shadow-float"
        >
          <Dialog.Title className="text-lg font-semibold tracking-tight">
            {say("expired.title")}
          </Dialog.Title>
          <Dialog.Description className="mt-1 mb-5 text-sm text-ink-2">
            {t("error.sessionExpired")} {say("expired.kept")}
          </Dialog.Description>
          <div className="space-y-4">
            <SignInSteps onSignedIn={enter} />
            <Button
              look="quiet"
              size="small"
              wide
              onClick={() => void navigate({ to: "/", replace: true })}
            >
              {say("expired.leave")}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
