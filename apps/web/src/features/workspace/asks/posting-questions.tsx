import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useLeft } from "../work/left-asks.ts";
import type { Work } from "../work/view-model.ts";
import { focusPages, LeaveAsks } from "./leave-asks.tsx";
import { say } from "./messages.ts";
import { QuestionFields } from "./question-fields.tsx";
import { useAnswers } from "./use-answers.ts";
import type { Asked } from "./use-answers.ts";

/** The question as the posting asks it, without its "please". */
function wordsOf({ question }: Asked): string {
  const words = question.text.replace(/^(?:please|then|also) /iu, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Question({ asked }: { readonly asked: Asked }) {
  const id = `ask-${asked.question.id}`;
  return (
    <li>
      <fieldset aria-labelledby={id} className="min-w-0 space-y-1">
        <p id={id} className="flex items-start gap-2">
          <span className="min-w-0 flex-1 break-words">“{wordsOf(asked)}”</span>
          {asked.answer === "" ? null : (
            <span className="flex shrink-0 items-center gap-1 text-xs text-ink-2">
              <CircleCheck className="size-4 text-add" aria-hidden="true" />
              {say("asks.in")}
            </span>
          )}
        </p>
        <QuestionFields asked={asked} />
      </fieldset>
    </li>
  );
}

/** What the posting wants answered in the letter, each with a field; nothing where all of it is answered or left. */
export function PostingQuestions({ work }: { readonly work: Work }) {
  const { session } = work;
  const asked = useAnswers(session.posting);
  const left = useLeft(session.session_id);
  const [done, setDone] = useState(false);
  if (asked.length === 0 || left || done || session.read_only) return null;
  const isAnswered = asked.every(({ answer }) => answer !== "");
  return (
    <section
      data-asks
      aria-labelledby="asks"
      className="mx-4 mt-3 max-h-[45vh] shrink-0 overflow-y-auto rounded-panel border border-line bg-surface p-4 text-sm md:mx-6 print:hidden"
    >
      <h2 id="asks" className="font-semibold">
        {say("asks.title")}
      </h2>
      <p className="text-ink-3">{say("asks.text")}</p>
      <ul className="mt-2 space-y-3">
        {asked.map((one) => (
          <Question key={one.question.id} asked={one} />
        ))}
      </ul>
      <div className="mt-3">
        {isAnswered ? (
          <Button
            size="small"
            onClick={() => {
              setDone(true);
              focusPages();
            }}
          >
            {say("asks.done")}
          </Button>
        ) : (
          <LeaveAsks sessionId={session.session_id} />
        )}
      </div>
    </section>
  );
}
