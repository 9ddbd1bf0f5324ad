import { useRouter } from "@tanstack/react-router";
import { keepDraft, newDraft } from "../../lib/drafts.ts";
import { dropStep } from "../../lib/kept-step.ts";
import type { KeptStep } from "../../lib/kept-step.ts";
import { openLayer } from "../../lib/layers.ts";
import { Button } from "../../ui/button.tsx";
import { say } from "./messages-outcome.ts";

/** An application takes the template that it was refused. */
function takeTemplate({ way, template }: KeptStep): void {
  const { pathname, searchParams } = new URL(way, window.location.origin);
  if (template === undefined || pathname !== "/new") return;
  keepDraft(searchParams.get("upload") ?? newDraft, { template });
}

export interface StepButtonProps {
  readonly step: KeptStep;
  /** Whether what was asked for there is held now. */
  readonly paid: boolean;
  /** Where something else is asked first. */
  readonly quiet?: boolean;
}

/** Leads back to the step that a plan stopped, and opens what was asked for there. */
export function StepButton({ step, paid, quiet = false }: StepButtonProps) {
  const router = useRouter();
  function goBack(): void {
    dropStep();
    if (paid) takeTemplate(step);
    router.history.push(step.way);
    if (paid && step.layer !== undefined) openLayer(step.layer);
  }
  return (
    <Button
      look={quiet ? "secondary" : "primary"}
      size={quiet ? "normal" : "large"}
      onClick={goBack}
    >
      {say(paid ? "step.goOn" : "step.back")}
    </Button>
  );
}
