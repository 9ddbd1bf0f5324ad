import { Link } from "@tanstack/react-router";
import { sentenceOf } from "../../lib/api-error.ts";
import { t } from "../../messages-signed-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { say } from "./messages.ts";

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
      <Note
        kind="error"
        title={say("picker.failed")}
        actions={
          <Button size="small" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        }
      >
        {sentenceOf(error)}
      </Note>
    </div>
  );
}
