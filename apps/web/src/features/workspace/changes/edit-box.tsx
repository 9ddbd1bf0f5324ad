import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { t } from "../work/messages.ts";
import { Button } from "../../../ui/button.tsx";

export interface EditBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** The person's own wording of a line. Ctrl or ⌘ with Enter saves, Escape leaves it as it was. */
export function EditBox({ label, value, onSave, onCancel }: EditBoxProps) {
  const [text, setText] = useState(value);
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(value.length, value.length);
  }, [value]);

  function save(): void {
    const trimmed = text.trim();
    if (trimmed === "") setBlank(true);
    else onSave(trimmed);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") onCancel();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t("change.editLabel", { title: label })}
      </label>
      <textarea
        id={id}
        ref={field}
        value={text}
        rows={3}
        aria-invalid={blank}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setText(event.target.value);
          setBlank(false);
        }}
        onKeyDown={onKeyDown}
        className="block field-sizing-content min-h-20 w-full rounded-control border border-line-strong bg-surface p-2.5 text-sm leading-relaxed"
      />
      <p id={`${id}-note`} className="mt-1.5 text-xs text-ink-3">
        {blank ? (
          <span role="alert" className="text-danger">
            {t("change.editBlank")}
          </span>
        ) : (
          t("change.editNote")
        )}
      </p>
      <div className="mt-3 flex gap-2">
        <Button size="small" look="primary" onClick={save}>
          {t("change.save")}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t("change.cancel")}
        </Button>
      </div>
    </div>
  );
}
