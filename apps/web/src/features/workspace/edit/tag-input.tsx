import { useEffect, useEffectEvent, useId, useState } from "react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { nameOpenField } from "../field/open-field.ts";
import { say } from "./messages.ts";
import { isInBrackets, splitTags } from "./split-tags.ts";

export interface TagInputProps {
  readonly list: string;
  readonly owner: string;
  /** The terms that are there already; none comes in twice. */
  readonly standing: () => readonly string[];
  /** What is wrong with a term; `null` where it can stand. */
  readonly check: (term: string) => string | null;
  readonly onAdd: (texts: readonly string[]) => void;
  /** Backspace in the empty field, or the arrow to the left. */
  readonly onBack: () => void;
}

function isAdding({ key, currentTarget: { value } }: KeyboardEvent<HTMLInputElement>): boolean {
  return key === "Enter" || (key === "," && !isInBrackets(value));
}

function isGoingBack({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (key === "Backspace") return value === "";
  return key === "ArrowLeft" && selectionStart === 0 && selectionEnd === 0;
}

/** What is typed is kept before a save, when the page goes away, and when its place does. */
function useOpenInput(focused: boolean, keep: () => void): void {
  const commit = useEffectEvent(keep);
  useEffect(() => (focused ? nameOpenField({ commit: () => commit() }) : undefined), [focused]);
  useEffect(() => () => commit(), []);
}

/** Where new terms are written: Enter or a comma adds one, a paste several. */
export function TagInput({ list, owner, standing, check, onAdd, onBack }: TagInputProps) {
  const [text, setText] = useState("");
  const [note, setNote] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const id = useId();

  function take(typed: string): void {
    if (typed.trim() === "") return;
    const terms = splitTags(typed, standing());
    const fault = terms.map((term) => check(term)).find((one) => one !== null);
    if (fault !== undefined) {
      setNote(fault);
      return;
    }
    setNote(terms.length === 0 ? say("tag.known", { text: typed.trim() }) : null);
    if (terms.length > 0) onAdd(terms);
    setText("");
  }
  useOpenInput(focused, () => take(text));
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (isAdding(event)) take(event.currentTarget.value);
    else if (isGoingBack(event)) onBack();
    else if (event.key === "Escape" && text !== "") setText("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData("text/plain");
    if (!/[,;\n\r]/.test(pasted.trim())) return;
    event.preventDefault();
    take(`${text}${pasted}`);
  }
  return (
    <div className="min-w-36 flex-1">
      <label htmlFor={id} className="sr-only">
        {say("tag.addTo", { owner })}
      </label>
      <input
        id={id}
        data-add={list}
        value={text}
        placeholder={say("tag.add")}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setText(event.target.value);
          setNote(null);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        // What was typed and left is a term too: nothing that was written is lost.
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          take(text);
        }}
        className="h-9 w-full min-w-0 rounded-control border border-dashed border-line-strong/70 bg-surface px-2 text-sm placeholder:text-ink-3 hover:border-line-strong focus:border-solid"
      />
      <p id={`${id}-hint`} className={note === null ? "sr-only" : "mt-1 text-xs text-warn"}>
        {note ?? say("tag.hint")}
      </p>
    </div>
  );
}
