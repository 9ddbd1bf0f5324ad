import { Undo2, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { showLost } from "./lost-text.ts";
import type { LostText } from "./lost-text.ts";
import { t } from "./messages.ts";

/** How long the old text stands there, in milliseconds; the clock waits while somebody is at it. */
const shownMs = 8_000;

/** Whether somebody points at an element or has the focus in it. */
function useHeld(box: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerenter", () => setPointed(true), { signal });
    element.addEventListener("pointerleave", () => setPointed(false), { signal });
    element.addEventListener("focusin", () => setFocused(true), { signal });
    element.addEventListener("focusout", () => setFocused(false), { signal });
    return () => stop.abort();
  }, [box]);
  return pointed || focused;
}

/** Ends the note after its time, of which none passes while it is held. */
function useGoing(held: boolean): void {
  const left = useRef(shownMs);
  useEffect(() => {
    if (held) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => showLost(null), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - begun));
    };
  }, [held]);
}

export interface LostNoteProps {
  /** What was lost; another one takes a new note, with a time of its own. */
  readonly lost: LostText;
  /** Gives the focus a place, once the note is gone under it. */
  readonly onDone: () => void;
}

/** What stood in a line of which most went with an edit, and the way back to it. */
export function LostNote({ lost, onDone }: LostNoteProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useGoing(useHeld(box));

  function end(restored: boolean): void {
    showLost(null);
    if (restored) lost.restore();
    onDone();
  }
  return (
    <fieldset
      ref={box}
      aria-label={t("lost.title")}
      data-lost={lost.path}
      className="rise flex min-w-0 items-start gap-2 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-3 text-sm text-ink shadow-float"
    >
      <p className="min-w-0 flex-1 py-1">
        <span className="text-ink-3">{t("lost.title")}</span>{" "}
        <q className="wrap-break-word">{lost.old}</q>
      </p>
      <Button size="small" onClick={() => end(true)}>
        <Undo2 className="size-4" aria-hidden="true" />
        {t("lost.undo")}
      </Button>
      <IconButton label={t("lost.close")} onClick={() => end(false)}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
