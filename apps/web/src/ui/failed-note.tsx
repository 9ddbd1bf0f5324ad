import type { ReactNode } from "react";
import { sentenceOf } from "../lib/api-error.ts";
import { t } from "../lib/texts/messages.ts";
import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

export interface FailedNoteProps {
  readonly title?: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What follows the sentence of the failure. */
  readonly children?: ReactNode;
}

/** A part that could not be loaded: why, and the way to try again. */
export function FailedNote({ title, error, onRetry, children }: FailedNoteProps) {
  return (
    <Note
      kind="error"
      {...(title === undefined ? {} : { title })}
      actions={
        <Button size="small" onClick={onRetry}>
          {t("app.retry")}
        </Button>
      }
    >
      {sentenceOf(error)} {children}
    </Note>
  );
}
