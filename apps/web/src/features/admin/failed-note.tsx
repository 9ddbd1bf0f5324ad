import { sentenceOf } from "../../lib/api-error.ts";
import { t as frame } from "../../messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

export interface FailedNoteProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A part that could not be loaded, with the way to try again. */
export function FailedNote({ title, error, onRetry }: FailedNoteProps) {
  return (
    <Note
      kind="error"
      title={title}
      actions={
        <Button size="small" onClick={onRetry}>
          {frame("app.retry")}
        </Button>
      }
    >
      {sentenceOf(error)}
    </Note>
  );
}
