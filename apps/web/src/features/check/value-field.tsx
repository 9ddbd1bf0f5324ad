import { countCharacters, maxTextLength } from "@savile/model";
import { clsx } from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import { say } from "./messages.ts";

export interface ValueFieldProps {
  readonly label: string;
  readonly text: string;
  /** Several lines: then Enter breaks the line. */
  readonly prose?: boolean;
  /** May be left empty, which clears the value. */
  readonly clearable?: boolean;
  readonly hint?: string;
  readonly onCommit: (text: string) => void;
  readonly onLeave: () => void;
}

const blurMs = 100;

function faultOf(text: string, clearable: boolean): string | null {
  if (text.trim() === "" && !clearable) return say("value.required");
  return countCharacters(text) > maxTextLength ? say("value.tooLong", { n: maxTextLength }) : null;
}

/** A value open for editing: Enter commits, Escape leaves it as it was, leaving the field commits what is valid. */
export function ValueField(props: ValueFieldProps) {
  const { label, text, prose = false, clearable = false, onCommit, onLeave } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const closed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [draft, setDraft] = useState(text);
  const [shown, setShown] = useState<string | null>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    return () => clearTimeout(timer.current);
  }, []);

  function leave(): void {
    closed.current = true;
    onLeave();
  }

  function commit(): boolean {
    const fault = faultOf(draft, clearable);
    if (fault !== null) {
      setShown(fault);
      return false;
    }
    closed.current = true;
    if (draft.trim() === text.trim()) onLeave();
    else onCommit(draft);
    return true;
  }

  return (
    <div className="w-full min-w-0 grow basis-full py-1">
      <label htmlFor={id} className="text-xs font-medium text-ink-3">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={draft}
        aria-invalid={shown !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setDraft(event.target.value);
          setShown(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            event.preventDefault();
            event.stopPropagation();
            leave();
          }
          const sends = prose ? event.ctrlKey || event.metaKey : !event.shiftKey;
          if (event.key === "Enter" && sends && !event.nativeEvent.isComposing) {
            event.preventDefault();
            commit();
          }
        }}
        onBlur={() => {
          timer.current = setTimeout(() => {
            if (!closed.current && faultOf(draft, clearable) === null) commit();
            else if (!closed.current) leave();
          }, blurMs);
        }}
        className={clsx(
          "mt-0.5 block field-sizing-content min-h-9 w-full resize-none rounded-control border bg-surface px-2.5 py-1.5 text-base font-normal text-ink",
          shown === null ? "border-line-strong" : "border-danger",
        )}
      />
      <p
        id={`${id}-hint`}
        className={clsx("mt-1 text-xs", shown === null ? "text-ink-3" : "text-danger")}
      >
        {shown === null ? null : <span role="alert">{shown}</span>}
        {shown === null ? (props.hint ?? say(prose ? "value.hintProse" : "value.hint")) : null}
      </p>
    </div>
  );
}
