import { clsx } from "clsx";
import { useCallback, useEffect, useId, useRef } from "react";
import type {
  ClipboardEvent,
  ComponentProps,
  CSSProperties,
  KeyboardEvent,
  ReactNode,
} from "react";
import { placeOfCaret } from "./caret.ts";
import type { Caret } from "./caret.ts";
import { linesOfPaste } from "./line-keys.ts";
import type { LineKeys } from "./line-keys.ts";
import { t } from "./messages.ts";
import type { FieldKind } from "@savile/model";
import { useDraft } from "./use-draft.ts";
import type { Draft, DraftOptions } from "./use-draft.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface FieldBoxProps extends DraftOptions {
  /** The keys of a list of lines; left out where the field stands alone. */
  readonly lines?: LineKeys | undefined;
  /** Keys that the surroundings take before the field does; `true` where they did. */
  readonly onKey?: ((event: KeyboardEvent<TextElement>) => boolean) | undefined;
  /** Where the caret stands at first; behind the text where nothing is said, and all of a tag is selected. */
  readonly caret?: Caret | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** What belongs to the field: it can have the focus without leaving the field. */
  readonly children?: ReactNode;
}

const inputModes = {
  text: "text",
  textarea: "text",
  email: "email",
  phone: "tel",
  url: "url",
  date: "text",
  number: "decimal",
  tag: "text",
} as const satisfies Record<FieldKind, ComponentProps<"input">["inputMode"]>;

function selectionOf({
  currentTarget: { selectionStart, selectionEnd, value },
}: {
  readonly currentTarget: TextElement;
}) {
  return [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
}

/** A key of an input method: it chooses among words, and means nothing to the field. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

interface KeyOptions {
  readonly props: FieldBoxProps;
  readonly draft: Draft;
}

/** Enter in a list cuts the line at the caret; elsewhere it keeps the text, in a long text with Ctrl or ⌘ only. */
function onEnter(event: KeyboardEvent<TextElement>, { props, draft }: KeyOptions): boolean {
  const asked = event.ctrlKey || event.metaKey;
  const { kind, multiline } = props.shape;
  if (!asked && props.lines !== undefined && !event.shiftKey) {
    const [start, end] = selectionOf(event);
    const { value } = event.currentTarget;
    const [before, rest] = kind === "tag" ? [value, ""] : [value.slice(0, start), value.slice(end)];
    draft.leave("moved");
    props.lines.onSplit(before, rest);
    return true;
  }
  if (!asked && (multiline || kind === "textarea")) return false;
  draft.keep();
  return true;
}

function onFieldKey(event: KeyboardEvent<TextElement>, options: KeyOptions): boolean {
  const { props, draft } = options;
  if (event.key === "Escape") {
    draft.leave("cancelled");
    return true;
  }
  if (event.key === "Enter") return onEnter(event, options);
  if (props.lines === undefined) return false;
  if (event.key === "," && props.shape.kind === "tag") {
    draft.leave("moved");
    props.lines.onSplit(event.currentTarget.value, "");
    return true;
  }
  if (event.key !== "Backspace" || event.currentTarget.value !== "") return false;
  draft.leave("moved");
  props.lines.onErase();
  return true;
}

function useFirstFocus({ caret, shape: { kind } }: FieldBoxProps) {
  const field = useRef<TextElement | null>(null);
  const setField = useCallback((element: TextElement | null) => {
    field.current = element;
  }, []);
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    // A term is renamed as a whole; of a line one key must not take the rest along.
    const place = placeOfCaret(caret ?? "end", element.value);
    element.setSelectionRange(caret === undefined && kind === "tag" ? 0 : place, place);
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [caret, kind]);
  return setField;
}

function keysOf({ shape, lines }: FieldBoxProps) {
  if (lines !== undefined && shape.kind !== "tag") return t("field.keysBullet");
  const long = shape.multiline || shape.kind === "textarea";
  return t(long ? "field.keysLines" : "field.keysLine");
}

/**
 * A text being edited: an `input`, or a `textarea` that grows with it. Enter keeps it (in a long text Ctrl or
 * ⌘ with Enter), Escape leaves it as it was; moving on keeps it where it is new and valid.
 */
export function FieldBox(props: FieldBoxProps) {
  const { label, shape, lines, onKey, className, style } = props;
  const draft = useDraft(props);
  const id = useId();
  const setField = useFirstFocus(props);

  function onKeyDown(event: KeyboardEvent<TextElement>): void {
    if (isComposing(event)) return;
    if (onKey?.(event) !== true && !onFieldKey(event, { props, draft })) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onPaste(event: ClipboardEvent<TextElement>): void {
    if (lines === undefined) return;
    const pasted = event.clipboardData.getData("text/plain");
    const made = linesOfPaste(pasted, shape.kind, event.currentTarget.value, selectionOf(event));
    if (made === null) return;
    event.preventDefault();
    draft.leave("moved");
    lines.onPaste(made);
  }
  const shared = {
    id,
    value: draft.text,
    "aria-invalid": draft.error !== null,
    "aria-describedby": draft.error === null ? `${id}-keys` : `${id}-error ${id}-keys`,
    autoComplete: "off",
    inputMode: inputModes[shape.kind],
    onKeyDown,
    onPaste,
    onChange: (event: { readonly target: TextElement }) => draft.set(event.target.value),
    style,
    className: clsx(
      "block w-full min-w-0 resize-none rounded-mark border bg-surface text-ink outline-none",
      "focus-visible:outline-2 focus-visible:outline-offset-0",
      draft.error === null ? "border-accent" : "border-danger",
      className,
    ),
  };
  const grows = shape.multiline || shape.kind === "textarea" || lines !== undefined;
  return (
    <div {...draft.group}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {grows && shape.kind !== "tag" ? (
        <textarea
          {...shared}
          rows={1}
          ref={setField}
          className={`${shared.className} field-sizing-content`}
        />
      ) : (
        <input {...shared} type="text" ref={setField} />
      )}
      <span id={`${id}-keys`} className="sr-only">
        {keysOf(props)}
      </span>
      {draft.error === null ? null : (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1 rounded-mark bg-surface px-1 text-sm text-danger"
        >
          {draft.error}
        </p>
      )}
      {props.children}
    </div>
  );
}
