import { planCatalogue } from "@savile/model";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";
import { readStep } from "../../lib/kept-step.ts";
import { announce } from "../../lib/announce.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { say } from "./messages-outcome.ts";
import { StepButton } from "./step-button.tsx";

const polls = 5;
const everyMs = 2_000;

type Wait =
  | { readonly state: "polling"; readonly n: number }
  | { readonly state: "done"; readonly plan: string }
  | { readonly state: "late" };

async function pause(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, everyMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Asks up to five times, two seconds apart, until the plan is no longer the free one. */
function usePlanArrival(): Wait {
  const queryClient = useQueryClient();
  const [wait, setWait] = useState<Wait>({ state: "polling", n: 1 });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const run = async (): Promise<void> => {
      for (let n = 1; n <= polls && !signal.aborted; n += 1) {
        setWait({ state: "polling", n });
        const answer = await api.call("subscription", {}, { signal }).catch(() => null);
        if (signal.aborted) return;
        if (answer !== null && answer.subscription.tier !== "free") {
          queryClient.setQueryData(["subscription"], answer);
          void queryClient.invalidateQueries({ queryKey: ["templates"] });
          const plan = planCatalogue[answer.subscription.tier].displayName;
          setWait({ state: "done", plan });
          announce(say("success.done", { plan }));
          return;
        }
        if (n < polls) await pause(signal);
      }
      if (!signal.aborted) setWait({ state: "late" });
    };
    void run();
    return () => control.abort();
  }, [queryClient]);
  return wait;
}

function Transaction({ id }: { readonly id: string }) {
  const [copied, setCopied] = useState(false);
  // Browsers give the clipboard to secure addresses only.
  const canCopy = window.isSecureContext;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-raised px-3 py-2">
      <p className="min-w-0 text-sm">
        <span className="block text-ink-3">{say("success.transaction")}</span>
        <span className="block font-mono break-all">{id}</span>
      </p>
      {canCopy ? (
        <Button
          size="small"
          onClick={() => {
            void navigator.clipboard.writeText(id).then(() => setCopied(true));
          }}
        >
          {copied ? (
            <Check className="size-4" aria-hidden="true" />
          ) : (
            <Copy className="size-4" aria-hidden="true" />
          )}
          {copied ? say("success.copied") : say("success.copy")}
        </Button>
      ) : null}
    </div>
  );
}

function Said({ wait }: { readonly wait: Wait }) {
  if (wait.state === "polling") {
    return (
      <output className="mt-3 flex items-center gap-3 text-ink-2">
        <Spinner />
        {say("success.polling", { n: wait.n })}
      </output>
    );
  }
  if (wait.state === "done") {
    return (
      <div className="mt-3">
        <p className="text-lg font-semibold">{say("success.done", { plan: wait.plan })}</p>
        <p className="mt-1 text-ink-2">{say("success.doneText")}</p>
      </div>
    );
  }
  return (
    <div className="mt-3">
      <p className="text-lg font-semibold">{say("success.late")}</p>
      <p className="mt-1 text-ink-2">{say("success.lateText")}</p>
    </div>
  );
}

/** To the step that a plan stopped, or to the applications. */
function WayOn({ wait }: { readonly wait: Wait }) {
  const [step] = useState(readStep);
  if (step === null) {
    return (
      <Link to="/" className={buttonClass("primary", "large")}>
        {say("success.work")}
      </Link>
    );
  }
  // Whoever goes back before the plan is there meets the same refusal again.
  if (wait.state === "polling") return null;
  return <StepButton step={step} paid={wait.state === "done"} />;
}

/** Where the checkout leads after a payment; it trusts the server's word only. */
export function PaymentSuccessScreen() {
  const { session_id: transaction } = useSearch({ from: "/signed-in/payment/success" });
  const wait = usePlanArrival();
  // Opened by hand, this address is no proof of a payment.
  const title = wait.state === "done" ? say("success.title") : say("success.checking");
  return (
    <div className="mx-auto w-full max-w-[560px] flex-1 px-4 py-16">
      <ScreenTitle>{title}</ScreenTitle>
      <div className="rounded-panel border border-line bg-surface p-6 md:p-8">
        <h1 className="text-2xl font-semibold tracking-tighter">{title}</h1>
        <Said wait={wait} />
        {transaction === undefined ? null : <Transaction id={transaction} />}
        <div className="mt-6 flex flex-wrap gap-3">
          <WayOn wait={wait} />
          <Link to="/subscription" className={buttonClass("secondary", "large")}>
            {say("success.plan")}
          </Link>
        </div>
      </div>
    </div>
  );
}
