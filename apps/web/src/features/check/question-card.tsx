import { useState } from "react";
import { AnswerField } from "./answer-field.tsx";
import { Button } from "../../ui/button.tsx";
import { SourceQuote } from "../../ui/source-quote.tsx";
import { AskJobs } from "./ask-jobs.tsx";
import { useDesk } from "./desk.ts";
import { say } from "./messages.ts";
import { orderStep, questionsOf } from "./questions.ts";
import type { Question } from "./questions.ts";

interface AskProps<Kind extends Question["kind"]> {
  readonly question: Extract<Question, { kind: Kind }>;
  readonly onLater: () => void;
}

function AskValue({ question, onLater }: AskProps<"value">) {
  const { extraction, inPlace, editing, make, select, edit } = useDesk();
  const { entry, value } = question;
  const label = say("field.of", { field: value.label, entry: entry.label });
  return (
    <>
      <p className="text-sm text-ink-2">{say("ask.value", { label })}</p>
      <p className="mt-0.5 font-semibold">{value.text}</p>
      {value.span === null ? null : (
        <div className="mt-2">
          <SourceQuote extraction={extraction} spans={[value.span]} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          look="primary"
          onClick={() => make([{ op: "confirm", path: value.address }], say("made.confirmed"))}
        >
          {say("ask.yes")}
        </Button>
        <Button
          size="small"
          onClick={() => {
            if (!inPlace) select(value);
            edit(value.address);
          }}
        >
          {say("ask.no")}
        </Button>
        <Button size="small" look="quiet" onClick={onLater}>
          {say("ask.later")}
        </Button>
      </div>
      {inPlace && editing === value.address ? (
        <AnswerField path={value.address} label={label} text={value.text} />
      ) : null}
    </>
  );
}

function AskOrder({ question, onLater }: AskProps<"order">) {
  const { make } = useDesk();
  const { title, company, entries } = question;
  return (
    <>
      <p className="font-semibold">{say("ask.order")}</p>
      <p className="mt-0.5 text-sm text-ink-2">
        {say("ask.orderText", { title, company })} {say("ask.orderAll", { n: entries.length })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          look="primary"
          onClick={() => make(orderStep(entries, false), say("made.confirmed"))}
        >
          {say("ask.orderRight")}
        </Button>
        <Button size="small" onClick={() => make(orderStep(entries, true), say("made.swapped"))}>
          {say("ask.orderSwap")}
        </Button>
        <Button size="small" look="quiet" onClick={onLater}>
          {say("ask.later")}
        </Button>
      </div>
    </>
  );
}

function keyOf(question: Question): string {
  if (question.kind === "jobs") return question.code;
  return question.kind === "order" ? "order" : question.value.address;
}

/** What was put off, and the way back to it. */
function Skipped({ n, onAgain }: { readonly n: number; readonly onAgain: () => void }) {
  return (
    <p id="question" tabIndex={-1} className="mb-4 text-sm text-ink-3 outline-none">
      {say("ask.skipped", { n })}{" "}
      <button
        type="button"
        onClick={onAgain}
        className="min-h-6 rounded-mark font-medium text-ink underline decoration-line-strong underline-offset-4"
      >
        {say("ask.again")}
      </button>
    </p>
  );
}

/** The doubt whose answer is worth most; nothing where there is none. */
export function QuestionCard() {
  const { extraction, sections } = useDesk();
  const [later, setLater] = useState<readonly string[]>([]);
  const all = questionsOf(extraction, sections);
  const open = all.filter((question) => !later.includes(keyOf(question)));
  const [first] = open;
  if (first === undefined) {
    return all.length === 0 ? null : <Skipped n={all.length} onAgain={() => setLater([])} />;
  }
  const postpone = (): void => setLater([...later, keyOf(first)]);
  return (
    <section
      aria-labelledby="question"
      className="mb-4 rounded-panel border border-warn/50 bg-surface p-4 md:p-5"
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 id="question" tabIndex={-1} className="text-sm font-medium text-warn outline-none">
          {say(first.kind === "jobs" ? "ask.first" : "ask.title")}
        </h3>
        {all.length < 2 ? null : (
          <p className="text-xs text-ink-3 tabular">
            {say("ask.count", { n: all.length - open.length + 1, m: all.length })}
          </p>
        )}
      </div>
      {first.kind === "jobs" ? <AskJobs code={first.code} asked={first.asked} /> : null}
      {first.kind === "order" ? <AskOrder question={first} onLater={postpone} /> : null}
      {first.kind === "value" ? <AskValue question={first} onLater={postpone} /> : null}
    </section>
  );
}
