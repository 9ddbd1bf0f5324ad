import { Link } from "@tanstack/react-router";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { say } from "./messages.ts";
import { FailedNote } from "../../ui/failed-note.tsx";

/** The posting is still missing. */
export function NoJob({ uploadId }: { readonly uploadId: string }) {
  return (
    <div className="mt-6">
      <Note
        kind="warn"
        actions={
          <Link
            to="/new/$uploadId/job"
            params={{ uploadId }}
            className={buttonClass("secondary", "small")}
          >
            {t("template.addJob")}
          </Link>
        }
      >
        {t("template.noJob")}
      </Note>
    </div>
  );
}

/** The templates could not be asked for; those of the free plan stand in. */
export function ListFailed({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <div className="mt-6">
      <FailedNote title={say("picker.failed")} error={error} onRetry={onRetry} />
    </div>
  );
}
