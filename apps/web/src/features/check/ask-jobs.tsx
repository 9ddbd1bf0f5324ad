import type { OpenQuestion, QuestionCode } from "@savile/model";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SourceQuote } from "../../ui/source-quote.tsx";
import { AnswerField } from "./answer-field.tsx";
import { useDesk } from "./desk.ts";
import { say } from "./messages.ts";
import { spanOfLine } from "./span-of-line.ts";
import { rightStep } from "./questions.ts";

export interface AskJobsProps {
  readonly code: QuestionCode;
  /** The jobs that the question is about, each with the value that it asks for. */
  readonly asked: readonly OpenQuestion[];
}

function AskedJob({ asked }: { readonly asked: OpenQuestion }) {
  const { extraction, inPlace, editing, selectLine, edit } = useDesk();
  const [isShown, setShown] = useState(false);
  const [line] = asked.lines;
  const show = (id: string): void => (inPlace ? setShown(!isShown) : selectLine(id));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0">{asked.detail}</span>
      <span className="flex flex-wrap gap-1">
        {line === undefined ? null : (
          <Button
            size="small"
            look="quiet"
            {...(inPlace ? { "aria-expanded": isShown } : {})}
            onClick={() => show(line)}
          >
            {say("check.findingLines")}
            <span className="sr-only">: {asked.detail}</span>
          </Button>
        )}
        <Button size="small" onClick={() => edit(asked.path)}>
          {say(asked.text === undefined ? "ask.fill" : "ask.no")}
          <span className="sr-only">: {asked.detail}</span>
        </Button>
      </span>
      {isShown && line !== undefined ? (
        <div className="basis-full pb-1">
          <SourceQuote extraction={extraction} spans={[spanOfLine(extraction.lines, line)]} />
        </div>
      ) : null}
      {inPlace && editing === asked.path ? (
        <AnswerField path={asked.path} label={asked.detail} text={asked.text ?? ""} />
      ) : null}
    </li>
  );
}

/** What has to be known of jobs before a resume is made of them; one answer may settle them all. */
export function AskJobs({ code, asked }: AskJobsProps) {
  const { make } = useDesk();
  return (
    <>
      <p className="font-semibold">{say(`ask.${code}`)}</p>
      <p className="mt-0.5 text-sm text-ink-2">{say(`ask.${code}.text`)}</p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {asked.map((one) => (
          <AskedJob key={one.path} asked={one} />
        ))}
      </ul>
      <div className="mt-3">
        <Button
          size="small"
          look="primary"
          onClick={() => make(rightStep(asked), say("made.settled"))}
        >
          {say(asked.length === 1 ? `ask.${code}.right` : `ask.${code}.allRight`)}
        </Button>
      </div>
    </>
  );
}
