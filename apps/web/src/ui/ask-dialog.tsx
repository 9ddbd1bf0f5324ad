import { AlertDialog } from "radix-ui";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button.tsx";

export interface AskDialogProps {
  readonly title: string;
  readonly text: string;
  /** What goes on with it. */
  readonly yes: string;
  readonly yesLook?: ButtonLook;
  /** What leaves everything as it is; also what Escape means. */
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** What the question is about. */
  readonly children?: ReactNode;
}

/** One question with two answers, over the page; the harmless answer has the focus. */
export function AskDialog(props: AskDialogProps) {
  const { title, text, yes, yesLook, no, onYes, onNo, children } = props;
  const [asker] = useState(() => document.activeElement);

  // The dialog knows no trigger: what asked gets the focus back, where it is still there.
  function returnFocus(event: Event): void {
    if (!(asker instanceof HTMLElement) || !asker.isConnected) return;
    event.preventDefault();
    asker.focus();
  }

  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : onNo())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="appear fixed inset-0 z-50 bg-black/50" />
        <AlertDialog.Content
          onCloseAutoFocus={returnFocus}
          className="rise fixed top-1/2 left-1/2 z-50 max-h-[85vh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-panel border border-line bg-surface p-6 text-ink shadow-float"
        >
          <AlertDialog.Title className="text-lg font-semibold tracking-tight">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-sm text-ink-2">
            {text}
          </AlertDialog.Description>
          {children}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{no}</Button>
            </AlertDialog.Cancel>
            <Button look={yesLook ?? "primary"} onClick={onYes}>
              {yes}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
