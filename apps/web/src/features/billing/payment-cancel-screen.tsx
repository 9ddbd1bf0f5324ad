import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { readStep } from "../../lib/kept-step.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { say } from "./messages-outcome.ts";
import { StepButton } from "./step-button.tsx";

/** Where the checkout leads when it was left. */
export function PaymentCancelScreen() {
  const [step] = useState(readStep);
  return (
    <div className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16">
      <ScreenTitle>{say("cancel.title")}</ScreenTitle>
      <div className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-2xl font-semibold tracking-tighter">{say("cancel.title")}</h1>
        <p className="mt-2 text-ink-2">{say("cancel.text")}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {step === null ? null : <StepButton step={step} paid={false} />}
          <Link
            to="/subscription"
            search={{ tab: "pricing" }}
            className={buttonClass(step === null ? "primary" : "secondary", "large")}
          >
            {say("cancel.plans")}
          </Link>
          {step === null ? (
            <Link to="/" className={buttonClass("secondary", "large")}>
              {say("cancel.work")}
            </Link>
          ) : null}
        </div>
      </div>
    </div>
  );
}
