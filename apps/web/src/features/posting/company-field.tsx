import { maxCompanyLength } from "@savile/model";
import type { Posting } from "@savile/model";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { tell } from "./understood-messages.ts";
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
  function take(): void {
    if (name.trim() !== "") onAnswer(name.trim());
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    // The field stands in the form of the whole step.
    event.preventDefault();
    take();
  }
  return (
    <div className="mt-2 flex gap-2">
      <label htmlFor={id} className="sr-only">
        {tell("company.other")}
      </label>
      <input
        id={id}
        value={name}
        maxLength={maxCompanyLength}
        placeholder={tell("company.other")}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-9 w-0 flex-1 rounded-control border border-line-strong bg-surface px-2.5 text-sm"
      />
      <Button size="small" onClick={take}>
        {tell("company.use")}
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
          <p className="font-medium">{tell("company.ask")}</p>
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
          {tell("company.none")}
        </Button>
      </div>
    </div>
  );
}

/** The employer as it is named; `null` where there is no name. */
function shownName({ posting, answer }: Pick<CompanyFieldProps, "posting" | "answer">) {
  const name = answer ?? posting.company ?? "";
  return name === "" ? null : name;
}

function deedOf(isFound: boolean, answer: string | undefined) {
  if (answer !== undefined) return "company.undo";
  return isFound ? "company.change" : "company.add";
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
  const isFound = answer !== undefined || company !== undefined;
  if (isOpen || (!isFound && companyCandidates.length > 0)) {
    return <Choice candidates={companyCandidates} onAnswer={say} />;
  }
  const name = shownName({ posting, answer });
  return (
    <div className="flex items-start justify-between gap-2">
      <span className={name === null ? "text-ink-3 italic" : "font-medium"}>
        {name ?? (answer === "" ? tell("company.noName") : tell("job.notFound"))}
      </span>
      <span className="-my-1.5 flex shrink-0">
        <Button
          ref={change}
          size="small"
          look="quiet"
          onClick={() => (answer === undefined ? setOpen(true) : say(undefined))}
        >
          {tell(deedOf(isFound, answer))}
          <span className="sr-only">: {tell("job.found.company")}</span>
        </Button>
      </span>
    </div>
  );
}
