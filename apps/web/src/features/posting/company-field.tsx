import { maxCompanyLength } from "@savile/model";
import type { Posting } from "@savile/model";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";

export interface CompanyFieldProps {
  readonly posting: Posting;
  /** The person's word on it, empty for no name; `undefined` while there is none. */
  readonly answer: string | undefined;
  readonly onAnswer: (answer: string | undefined) => void;
}

interface OtherNameProps {
  readonly onAnswer: (answer: string) => void;
}

/** A name that is not among those that were found. */
function OtherName({ onAnswer }: OtherNameProps) {
  const id = useId();
  const [name, setName] = useState("");
  const use = () => (name.trim() === "" ? undefined : onAnswer(name.trim()));
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    // The field stands in the form of the whole step.
    event.preventDefault();
    use();
  }
  return (
    <div className="mt-2 flex gap-2">
      <label htmlFor={id} className="sr-only">
        {t("job.company.other")}
      </label>
      <input
        id={id}
        value={name}
        maxLength={maxCompanyLength}
        placeholder={t("job.company.other")}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-9 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-2.5 text-sm"
      />
      <Button size="small" onClick={use}>
        {t("job.company.use")}
      </Button>
    </div>
  );
}

interface ChoiceProps extends OtherNameProps {
  readonly candidates: readonly string[];
}

/** Names that may be it as buttons, a field for another one, and that there is none. */
function Choice({ candidates, onAnswer }: ChoiceProps) {
  return (
    <div data-company-question>
      {candidates.length === 0 ? null : (
        <>
          <p className="font-medium">{t("job.company.ask")}</p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {candidates.map((name) => (
              <Button key={name} size="small" onClick={() => onAnswer(name)}>
                {name}
              </Button>
            ))}
          </div>
        </>
      )}
      <OtherName onAnswer={onAnswer} />
      <div className="mt-1.5">
        <Button size="small" look="quiet" onClick={() => onAnswer("")}>
          {t("job.company.none")}
        </Button>
      </div>
    </div>
  );
}

function shownName({ posting, answer }: Pick<CompanyFieldProps, "posting" | "answer">) {
  if (answer === undefined) return posting.company ?? t("job.notFound");
  return answer === "" ? t("job.company.noName") : answer;
}

/** Who the employer is: what the posting says, or the person's own word, which can be taken back. */
export function CompanyField({ posting, answer, onAnswer }: CompanyFieldProps) {
  const { company, companyCandidates = [] } = posting;
  const [isOpen, setOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  function say(next: string | undefined): void {
    setOpen(false);
    onAnswer(next);
    requestAnimationFrame(() => change.current?.focus());
  }
  const isAsked = answer === undefined && company === undefined && companyCandidates.length > 0;
  if (isOpen || isAsked) return <Choice candidates={companyCandidates} onAnswer={say} />;
  const isFound = answer !== undefined || company !== undefined;
  return (
    <div className="flex items-start justify-between gap-2">
      <span className={isFound && answer !== "" ? "font-medium" : "text-ink-3 italic"}>
        {shownName({ posting, answer })}
      </span>
      <span className="-my-1.5 flex shrink-0">
        {answer === undefined ? (
          <Button ref={change} size="small" look="quiet" onClick={() => setOpen(true)}>
            {t(isFound ? "job.company.change" : "job.company.add")}
            <span className="sr-only">: {t("job.found.company")}</span>
          </Button>
        ) : (
          <Button ref={change} size="small" look="quiet" onClick={() => say(undefined)}>
            {t("job.company.undo")}
            <span className="sr-only">: {t("job.found.company")}</span>
          </Button>
        )}
      </span>
    </div>
  );
}
