import { benefitsOf, dollars, planCatalogue, priceOf } from "@savile/model";
import type { Plan } from "@savile/model";
import { Check, Lock } from "lucide-react";
import { Dialog } from "radix-ui";
import { keepStep } from "../../lib/kept-step.ts";
import { Button, buttonClass } from "../button.tsx";
import { DialogFrame } from "../dialog-frame.tsx";
import { say } from "./messages.ts";
import type { Locked } from "./upgrade.ts";

export interface UpgradeDialogProps {
  readonly locked: Locked;
  /** The plan of the account; not named until it is known. */
  readonly current: Plan | undefined;
  readonly onClose: () => void;
}

/** What a larger plan holds, what it costs, and the way to it; nothing is bought here. */
export function UpgradeDialog({ locked, current, onClose }: UpgradeDialogProps) {
  const plan = planCatalogue[locked.plan].displayName;
  function keep(): void {
    if (locked.kind === "format") keepStep({ layer: "downloads" });
    else keepStep(locked.id === undefined ? { layer: "templates" } : { template: locked.id });
  }
  const named = { name: locked.name, plan, price: dollars(priceOf(locked.plan, "monthly")) };
  return (
    <DialogFrame
      onClose={onClose}
      className="top-1/2 max-h-[85vh] w-[min(28rem,calc(100vw-2rem))] -translate-y-1/2 overflow-y-auto p-6"
    >
      <Dialog.Title className="flex items-center gap-2 text-lg font-semibold tracking-tight">
        <Lock className="size-4 text-ink-3" aria-hidden="true" />
        {say("upgrade.title")}
      </Dialog.Title>
      <Dialog.Description className="mt-2 text-ink-2">
        {locked.kind === "template" ? say("upgrade.template", named) : say("upgrade.format", named)}{" "}
        {current === undefined
          ? null
          : say("upgrade.current", { plan: planCatalogue[current].displayName })}
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
        <a href="/subscription?tab=pricing" onClick={keep} className={buttonClass("primary")}>
          {say("upgrade.go")}
        </a>
      </div>
    </DialogFrame>
  );
}
