import { useEffect, useRef } from "react";
import { t as frame } from "../../lib/texts/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { SaidFailure } from "./say-checkout-failure.ts";

export interface FailedWayProps {
  readonly failure: SaidFailure;
  readonly onRetry: () => void;
}

/** A way to the payment provider that did not open, and the same way once more. */
export function FailedWay({ failure, onRetry }: FailedWayProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // The button that was pressed was disabled meanwhile and has lost the focus.
  useEffect(() => retry.current?.focus(), []);
  return (
    <Note
      kind="error"
      title={failure.title}
      actions={
        <Button ref={retry} size="small" onClick={onRetry}>
          {frame("app.retry")}
        </Button>
      }
    >
      {failure.text ?? undefined}
    </Note>
  );
}
