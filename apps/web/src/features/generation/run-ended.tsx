import { errorCatalogue } from "@savile/contracts/client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { ApiError } from "../../lib/api-error.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { keepDraft } from "../../lib/drafts.ts";
import { sessionQuery } from "../../lib/get-session.ts";
import { makeKey } from "../../lib/make-key.ts";
import { startGeneration } from "../../lib/start-generation.ts";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import type { RunState } from "./run-state.ts";
import { say } from "./messages.ts";

export interface RunEndedProps {
  readonly id: string;
  readonly end: RunState["end"];
  readonly errorCode: string | null;
  /** The stream itself was refused. */
  readonly failure: ApiError | null;
}

function reasonOf({ end, errorCode, failure }: RunEndedProps): string {
  if (failure !== null) return failure.message;
  if (end === "cancelled") return say("run.cancelled");
  const entry = Object.entries(errorCatalogue).find(([code]) => code === errorCode);
  return entry?.[1].detail ?? say("run.failed");
}

/** A run without documents: why, and the ways on. The inputs are kept. */
export function RunEnded(props: RunEndedProps) {
  const { id, end, failure } = props;
  const navigate = useNavigate();
  const [key] = useState(makeKey);
  const session = useQuery({ ...sessionQuery(id), enabled: failure === null });
  const retry = useMutation({
    ...startGeneration,
    onSuccess: (next) => navigate({ to: "/s/$id/generating", params: { id: next }, replace: true }),
  });
  const input = session.data;
  const uploadId = input?.upload_id ?? null;
  const title = end === "cancelled" ? say("run.cancelledTitle") : say("run.failedTitle");

  function goOn(again: boolean): void {
    if (input === undefined || uploadId === null) return;
    const { job_description: jobDescription, template, paper, posting } = input;
    const company = posting.companyAnswer;
    if (again) return retry.mutate({ uploadId, jobDescription, company, template, paper, key });
    keepDraft(uploadId, { jobDescription, company });
    void navigate({ to: "/new", search: { upload: uploadId } });
  }

  return (
    <div className="mx-auto w-full max-w-[560px] px-4 py-8 md:py-14">
      <ScreenTitle>{title}</ScreenTitle>
      <div role="alert" className="rise rounded-panel border border-line bg-surface p-6">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <p className="mt-2 text-ink-2">{reasonOf(props)}</p>
        {retry.isError ? (
          <p className="mt-2 text-sm text-danger">{sentenceOf(retry.error)}</p>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-2">
          {uploadId === null ? (
            <Link to="/" className={buttonClass("primary")}>
              {t("missing.home")}
            </Link>
          ) : (
            <>
              <Button look="primary" busy={retry.isPending} onClick={() => goOn(true)}>
                {say("run.retry")}
              </Button>
              <Button onClick={() => goOn(false)}>{say("run.change")}</Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
