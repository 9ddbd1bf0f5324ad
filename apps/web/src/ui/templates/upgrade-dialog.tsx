import { benefitsOf, dollars, planCatalogue, priceOf } from "@savile/model";
import type { Plan } from "@savile/model";
import { Check, Lock } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { Button, buttonClass } from "../button.tsx";
import { say } from "./messages.ts";
import type { Locked } from "./upgrade.ts";

export interface UpgradeDialogProps {
  readonly locked: Locked;
  readonly current: Plan;
  readonly onClose: () => void;
}

/** What a larger plan holds, what it costs, and the way to it; nothing is bought here. */
export function UpgradeDialog({ locked, current, onClose }: UpgradeDialogProps) {
  // The dialog has no trigger of its own: the focus goes back to where it came from.
  const [opener] = useState(() => document.activeElement);
  const plan = planCatalogue[locked.plan].displayName;
  const named = { name: locked.name, plan, price: dollars(priceOf(locked.plan, "monthly")) };
  return (
    <Dialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="appear fixed inset-0 z-50 bg-black/50" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          className="rise fixed top-1/2 left-1/2 z-50 max-h-[85vh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-panel border border-line bg-surface p-6 text-ink shadow-float"
        >
          <Dialog.Title className="flex items-center gap-2 text-lg font-semibold tracking-tight">
            <Lock className="size-4 text-ink-3" aria-hidden="true" />
            {say("upgrade.title")}
          </Dialog.Title>
          <Dialog.Description className="mt-2 text-ink-2">
            {locked.kind === "template"
              ? say("upgrade.template", named)
              : say("upgrade.format", named)}{" "}
            {say("upgrade.current", { plan: planCatalogue[current].displayName })}
          </Dialog.Description>
          <p className="mt-5 text-sm font-medium">{say("upgrade.brings", { plan })}</p>
          <ul className="mt-2 space-y-1.5 text-sm text-ink-2">
            {benefitsOf(locked.plan).map((benefit) => (
              <li key={benefit} className="flex gap-2">
                <Check className="mt-0.5 size-4 shrink-0 text-add" aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Dialog.Close asChild>
              <Button>{say("upgrade.stay")}</Button>
            </Dialog.Close>
            <a href={`/subscription?plan=${locked.plan}`} className={buttonClass("primary")}>
              {say("upgrade.go")}
            </a>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
