import { Link } from "@tanstack/react-router";
import type { DoubtState } from "../../features/check/doubt-deck.tsx";
import { ApiError, sentenceOf } from "../../lib/api-error.ts";
import { keepStep } from "../../lib/kept-step.ts";
import { createTranslator } from "../../lib/texts/messages.ts";

const tell = createTranslator({
  "wait.asked": "Please answer this first.",
  "wait.unsaved": "Not saved yet. Try again in a moment.",
  "wait.answer": "Answer them now",
  "wait.plans": "See Plans",
});

export interface WhyNotProps {
  /** What the run waits for. */
  readonly waits: DoubtState;
  /** Why the service refused it; `null` where it was not asked. */
  readonly error: Error | null;
  readonly uploadId: string;
}

/** Why the run did not start, with the way to what it needs an answer to. */
export function WhyNot({ waits, error, uploadId }: WhyNotProps) {
  if (error === null) return waits === "settled" ? null : tell(`wait.${waits}`);
  const isUnclear = error instanceof ApiError && error.code === "resume_unclear";
  const isPlan =
    error instanceof ApiError && ["limit_exceeded", "template_locked"].includes(error.code);
  return (
    <>
      {sentenceOf(error)}{" "}
      {isUnclear ? (
        <Link
          to="/new/$uploadId/check"
          params={{ uploadId }}
          className="font-medium underline underline-offset-4"
        >
          {tell("wait.answer")}
        </Link>
      ) : null}
      {isPlan ? (
        <Link
          to="/subscription"
          search={{ tab: "pricing" }}
          onClick={() => keepStep()}
          className="font-medium underline underline-offset-4"
        >
          {tell("wait.plans")}
        </Link>
      ) : null}
    </>
  );
}
