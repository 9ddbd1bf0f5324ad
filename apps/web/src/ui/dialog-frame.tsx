import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "./button.tsx";

type Content = Omit<ComponentProps<typeof Dialog.Content>, "onCloseAutoFocus">;

export interface DialogFrameProps extends Content {
  readonly onClose: () => void;
  /** Whether the focus goes back to where it came from; asked when the dialog closes. */
  readonly returns?: () => boolean;
}

/** A dialog that is open as long as it is rendered; it has no trigger, so it keeps the way back itself. */
export function DialogFrame({ onClose, returns, className, ...content }: DialogFrameProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="appear fixed inset-0 z-50 bg-black/50" />
        <Dialog.Content
          {...content}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (returns?.() !== false && opener instanceof HTMLElement) opener.focus();
          }}
          className={clsx(
            "rise fixed left-1/2 z-50 -translate-x-1/2 rounded-panel border border-line bg-surface text-ink shadow-float",
            className,
          )}
        />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface DialogHeadProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** What the cross is called. */
  readonly close: string;
}

/** Title, a sentence, and the cross that closes. */
export function DialogHead({ title, lead, close }: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <Dialog.Title className="text-lg font-semibold tracking-tight">{title}</Dialog.Title>
        <Dialog.Description className="text-sm text-ink-2">{lead}</Dialog.Description>
      </div>
      <Dialog.Close asChild>
        <IconButton label={close}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </Dialog.Close>
    </div>
  );
}
