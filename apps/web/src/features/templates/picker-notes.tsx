import { FailedNote } from "../../ui/failed-note.tsx";
import { say } from "./messages.ts";

export interface ListFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The templates could not be asked for; those of the free plan stand in. */
export function ListFailed({ error, onRetry }: ListFailedProps) {
  return (
    <div className="mt-4">
      <FailedNote title={say("picker.failed")} error={error} onRetry={onRetry} />
    </div>
  );
}
