import type { GapAnswerBody } from "@savile/contracts";
import type { GapQuestion } from "@savile/model";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { sentenceOf } from "../../../lib/api-error.ts";
import { t } from "../work/messages.ts";
import { Button } from "../../../ui/button.tsx";
import { useReview } from "../review/use-review.ts";
import type { Work } from "../work/view-model.ts";
import { GapCard } from "./gap-card.tsx";
import { useGaps } from "./use-gaps.ts";

// The first two bring the most; all of them would push the requirements out of sight.
const firstShown = 2;

interface Answered {
  readonly gapId: string;
  readonly canonical: string;
  readonly text: string;
}

interface AnsweredRowProps {
  readonly answered: Answered;
  readonly onUndone: () => void;
}

/** An answer with the way to take it back. */
function AnsweredRow({ answered, onUndone }: AnsweredRowProps) {
  const { answerGap } = useReview();
  const { gapId, canonical, text } = answered;
  const takeBack = useMutation({
    mutationFn: async () => await answerGap({ gapId, canonical, answer: "undo" }),
    onSuccess: () => {
      announce(t("gap.undone"));
      onUndone();
    },
  });
  return (
    <li className="flex items-center gap-3 rounded-panel bg-desk py-2 pr-2 pl-4 text-sm">
      <span className="min-w-0 flex-1 text-ink-2">
        {text}
        {takeBack.isError ? (
          <span role="alert" className="block text-danger">
            {sentenceOf(takeBack.error)}
          </span>
        ) : null}
      </span>
      <Button size="small" look="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
        {t("gap.undo")}
        <span className="sr-only">: {text}</span>
      </Button>
    </li>
  );
}

/** The truthful answers that count, from the session; they stay until they are taken back. */
function attested(work: Work): Answered[] {
  return work.session.gap_answers.flatMap((given) => {
    if (given.answer !== "yes") return [];
    const { gapId, canonical, text } = given;
    return [{ gapId, canonical, text: t("gap.attested", { text }) }];
  });
}

/** At most five questions about what the posting asks for and the file does not show. */
export function GapCoach({ work }: { readonly work: Work }) {
  const { job_description: posting } = work.session;
  const gaps = useGaps(work);
  // Declined ones can be taken back until the panel is left.
  const [declined, setDeclined] = useState<readonly Answered[]>([]);
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function onAnswered({ id: gapId, canonical, term }: GapQuestion, answer: GapAnswerBody): void {
    heading.current?.focus();
    if (answer.answer !== "no") {
      announce(t("gap.added"));
      return;
    }
    setDeclined([...declined, { gapId, canonical, text: t("gap.declined", { term }) }]);
    announce(t("gap.declined", { term }));
  }

  const gone = new Set(declined.map((one) => one.canonical));
  const questions = gaps.questions.filter((one) => !gone.has(one.canonical));
  const answers = [...attested(work), ...declined];
  if (questions.length === 0 && answers.length === 0) return null;
  return (
    <section aria-labelledby="gaps" className="mt-7">
      <h2
        id="gaps"
        ref={heading}
        tabIndex={-1}
        className="font-semibold tracking-tight outline-none"
      >
        {t("gap.title")}
      </h2>
      <p className="mt-0.5 text-sm text-ink-2">{t("gap.lead")}</p>
      <ul className="mt-3 space-y-2">
        {answers.map((answered) => (
          <AnsweredRow
            key={answered.gapId}
            answered={answered}
            onUndone={() => {
              setDeclined(declined.filter((one) => one.gapId !== answered.gapId));
              heading.current?.focus();
            }}
          />
        ))}
        {questions.slice(0, all ? undefined : firstShown).map((question) => (
          <GapCard
            key={question.id}
            question={question}
            posting={posting}
            onAnswered={onAnswered}
          />
        ))}
      </ul>
      {all || questions.length <= firstShown ? null : (
        <div className="mt-2">
          <Button size="small" look="quiet" onClick={() => setAll(true)}>
            {t("gap.more", { n: questions.length - firstShown })}
          </Button>
        </div>
      )}
    </section>
  );
}
