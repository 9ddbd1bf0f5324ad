import { clsx } from "clsx";
import { memo, useEffect, useRef, useState } from "react";
import { caretOfClick } from "./caret-of-click.ts";
import type { Caret } from "./caret.ts";
import { FieldBox } from "./field-box.tsx";
import type { LineKeys } from "./line-keys.ts";
import { t } from "./messages.ts";
import type { FieldShape } from "./rules.ts";
import type { Leaving } from "./use-draft.ts";

export interface InlineFieldProps {
  /** Address of the text; the button and the field carry it as `data-field`. */
  readonly path: string;
  /** What the text is called: "Job title". */
  readonly label: string;
  readonly value: string;
  readonly shape: FieldShape;
  /** Takes a text that is new and valid, cleaned; `old` is the text that the field was opened with. */
  readonly onCommit: (path: string, text: string, old: string) => void;
  /** Hears the text with each key, cleaned; `null` once the field is left. */
  readonly onDraft?: (path: string, text: string | null, old: string) => void;
  /** Enter, Backspace and paste as lists have them; each leaves the field before it is called. */
  readonly lines?: LineKeys;
  /** What stands in the place of a value that is not stated. */
  readonly placeholder?: string;
  /** Opens the field whenever it becomes another number; 0 and absence leave it closed. */
  readonly turn?: number;
  /** Where the caret stands when the field is opened by `turn`; behind the text where nothing is said. */
  readonly caret?: Caret;
  /** Without it the text only stands there, as in Preview Mode. */
  readonly editable?: boolean;
  /** Looks of the closed and the open field: its type, its colour. */
  readonly className?: string;
}

function useOpening(turn: number): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(turn > 0);
  const [seen, setSeen] = useState(turn);
  if (turn !== seen) {
    setSeen(turn);
    if (turn > 0) setOpen(true);
  }
  return [open, setOpen];
}

/** A text that becomes a field where it stands: a button with its value, and once pressed the field itself. */
export const InlineField = memo(function InlineField(props: InlineFieldProps) {
  const { path, label, value, shape, onCommit, onDraft, lines, placeholder, className } = props;
  const [open, setOpen] = useOpening(props.turn ?? 0);
  const [clicked, setClicked] = useState<Caret | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const back = useRef(false);
  useEffect(() => {
    if (open || !back.current) return;
    back.current = false;
    button.current?.focus();
  }, [open]);

  function close(how: Leaving): void {
    back.current = how === "kept" || how === "cancelled";
    setClicked(null);
    setOpen(false);
  }
  if (open && props.editable !== false) {
    return (
      <div data-field={path} data-open="true">
        <FieldBox
          label={label}
          value={value}
          shape={shape}
          caret={clicked ?? props.caret}
          lines={lines}
          onCommit={(text, old) => onCommit(path, text, old)}
          onDraft={onDraft === undefined ? undefined : (text, old) => onDraft(path, text, old)}
          onClose={close}
          className={clsx("min-h-9 px-2 py-1.5", className)}
        />
      </div>
    );
  }
  const shown = value === "" ? (placeholder ?? t("field.empty")) : value;
  if (props.editable === false) return <p className={clsx("px-2 py-1.5", className)}>{shown}</p>;
  return (
    <button
      ref={button}
      type="button"
      data-field={path}
      onClick={(event) => {
        setClicked(shape.kind === "tag" ? null : caretOfClick(event, value));
        setOpen(true);
      }}
      className={clsx(
        "block min-h-9 w-full cursor-text rounded-mark border border-transparent px-2 py-1.5 text-left whitespace-pre-line",
        "transition-colors hover:border-line-strong hover:bg-raised",
        value === "" && "text-ink-3",
        className,
      )}
    >
      {shown}
      <span className="sr-only">, {t("field.edit", { label })}</span>
    </button>
  );
});
