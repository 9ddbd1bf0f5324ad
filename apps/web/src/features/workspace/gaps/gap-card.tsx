import type { GapAnswerBody } from "@savile/contracts";
import type { GapQuestion } from "@savile/model";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { formatPoints } from "../../../lib/format.ts";
import { t } from "../work/messages.ts";
import { Button } from "../../../ui/button.tsx";
import { PostingQuote } from "../work/quotes.tsx";
import { useReview } from "../review/use-review.ts";
import { useTraceStore } from "../work/trace.ts";
import { GapForm } from "./gap-form.tsx";

export interface GapCardProps {
  readonly question: GapQuestion;
  readonly posting: string;
  readonly onAnswered: (question: GapQuestion, answer: GapAnswerBody) => void;
}

/** One question of the gap coach: the line of the posting, what a yes would add, yes or no. */
export function GapCard({ question, posting, onAnswered }: GapCardProps) {
  const { answerGap } = useReview();
  const [open, setOpen] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const trace = useTraceStore();
  const send = useMutation({
    mutationFn: async (answer: GapAnswerBody) => {
      await answerGap(answer);
      return answer;
    },
    onSuccess: (answer) => onAnswered(question, answer),
  });
  const subject = { gapId: question.id, canonical: question.canonical };
  useEffect(() => {
    if (open) form.current?.querySelector("select")?.focus();
  }, [open]);
  return (
    <li
      className="rounded-panel border border-line p-4 text-sm"
      onPointerEnter={() => trace.point({ by: "requirement", id: question.reqId })}
      onPointerLeave={() => trace.point(null)}
    >
      <div className="mb-2 flex items-start justify-between gap-3">
        <h3 className="font-medium">{question.question}</h3>
        {question.gain === null || question.gain <= 0 ? null : (
          <span className="shrink-0 rounded-mark bg-accent-soft px-1.5 text-xs/6 font-semibold whitespace-nowrap text-accent tabular">
            {t("gap.gain", { n: formatPoints(question.gain) })}
          </span>
        )}
      </div>
      <PostingQuote text={posting} span={question.span} />
      {open ? (
        <div ref={form}>
          <GapForm
            question={question}
            busy={send.isPending}
            error={send.error}
            onSend={(words) => send.mutate({ ...subject, answer: "yes", ...words })}
            onCancel={() => {
              setOpen(false);
              requestAnimationFrame(() => yes.current?.focus());
            }}
          />
        </div>
      ) : (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button ref={yes} size="small" onClick={() => setOpen(true)}>
              {t("gap.yes")}
              <span className="sr-only">: {question.term}</span>
            </Button>
            <Button
              size="small"
              look="quiet"
              busy={send.isPending}
              onClick={() => send.mutate({ ...subject, answer: "no" })}
            >
              {t("gap.no")}
              <span className="sr-only">: {question.term}</span>
            </Button>
          </div>
          {send.isError ? (
            <p role="alert" className="mt-2 text-danger">
              {sentenceOf(send.error)}
            </p>
          ) : null}
        </>
      )}
    </li>
  );
}
