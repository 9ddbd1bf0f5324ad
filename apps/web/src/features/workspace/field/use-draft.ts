import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FocusEvent, RefObject } from "react";
import { announce } from "../../../lib/announce.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { t } from "./messages.ts";
import { nameOpenField } from "./open-field.ts";
import type { FieldShape } from "./rules.ts";

/** After how long without the focus a field is left, in milliseconds: D 4.2. */
const blurDelayMs = 100;
/** After how long without a key a fault is told before the person asks to keep the text. */
const settleMs = 700;

/**
 * How a field was left: "kept" and "cancelled" by a key, which brings the focus back; "moved" by a key of the
 * list, which goes on elsewhere; "blurred" because the focus is elsewhere already.
 */
export type Leaving = "kept" | "cancelled" | "moved" | "blurred";

export interface DraftOptions {
  readonly label: string;
  readonly value: string;
  /** What the field is opened with where it is not the value: the rest of a line that was cut in two. */
  readonly initial?: string | undefined;
  readonly shape: FieldShape;
  /** Takes a text that is new and valid, cleaned; `old` is the text that the field was opened with. */
  readonly onCommit: (text: string, old: string) => void;
  readonly onDraft?: ((text: string | null, old: string) => void) | undefined;
  readonly onClose: (how: Leaving) => void;
}

export interface Draft {
  readonly text: string;
  readonly error: string | null;
  readonly set: (text: string) => void;
  /** Keeps the text and leaves the field; `false` where it is not valid, and the fault is shown. */
  readonly keep: () => boolean;
  /** Leaves the field; what was typed is not kept. */
  readonly leave: (how: Exclude<Leaving, "kept">) => void;
  /** For the element around the field and everything that belongs to it. */
  readonly group: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onFocus: () => void;
  };
}

/** Leaves the field once the focus has been elsewhere for a moment; a menu or its own toolbar is no leaving. */
function useLeaving(leave: () => void): Draft["group"] {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ref,
    onFocus: () => clearTimeout(timer.current),
    onBlur: (event) => {
      if (ref.current?.contains(event.relatedTarget) === true) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // The window lost the focus, not the field.
        if (ref.current?.contains(document.activeElement) !== true) leave();
      }, blurDelayMs);
    },
  };
}

/**
 * The text of a field while it is edited. What was typed is kept when the field is left with a valid, new
 * text, when its place goes away, and when the page does; anything else leaves the value as it was.
 */
export function useDraft(options: DraftOptions): Draft {
  const { value, shape, onDraft, onClose } = options;
  const [text, setText] = useState(options.initial ?? value);
  const [tried, setTried] = useState(false);
  const settled = useSettled(text, settleMs);
  // What the field was opened with: a value that arrives from elsewhere waits until the field is left.
  const [base, setBase] = useState(value);
  // What was kept last. A field that was left a moment ago tells of itself as it was then: it is kept once.
  const kept = useRef<string | null>(null);
  const done = useRef(false);
  const drafting = useRef(false);
  const fault = shape.check(shape.clean(text));
  const error = tried || (settled === text && text !== base) ? fault : null;

  function endDraft(): void {
    if (drafting.current) onDraft?.(null, base);
    drafting.current = false;
  }
  function commit(): boolean {
    const next = shape.clean(text);
    if (shape.check(next) !== null) return false;
    const from = kept.current ?? base;
    if (next === from) return true;
    kept.current = next;
    setBase(next);
    // What is kept is no draft any more; said first, so that it is drawn once.
    endDraft();
    options.onCommit(next, from);
    return true;
  }
  function close(how: Leaving): void {
    if (done.current) return;
    done.current = true;
    endDraft();
    onClose(how);
  }
  function tellFault(): void {
    if (fault === null || text === base) return;
    announce(t("field.notKept", { label: options.label, why: fault }), "assertive");
  }
  const commitOpen = useEffectEvent(() => {
    if (!done.current) commit();
  });
  const tellGone = useEffectEvent(() => {
    endDraft();
    if (!done.current) tellFault();
  });
  useEffect(() => {
    const forget = nameOpenField({ commit: () => commitOpen() });
    return forget;
  }, []);
  useEffect(
    () => () => {
      commitOpen();
      tellGone();
    },
    [],
  );

  const group = useLeaving(() => {
    if (!commit()) tellFault();
    close("blurred");
  });
  return {
    text,
    error,
    set: (next) => {
      setText(next);
      drafting.current = true;
      onDraft?.(shape.clean(next), base);
    },
    keep: () => {
      const valid = commit();
      setTried(true);
      if (valid) close("kept");
      return valid;
    },
    leave: close,
    group,
  };
}
