import type { Paper } from "@savile/model";
import { isPresentable } from "@savile/contracts/client";
import { mutationOptions } from "@tanstack/react-query";
import { t } from "./texts/messages-signed-in.ts";
import { ApiError } from "./api-error.ts";
import { api } from "./api.ts";

export interface StartGenerationInput {
  readonly uploadId: string;
  readonly jobDescription: string;
  readonly template: string;
  readonly paper: Paper;
  /** The person's word on who the employer is; empty for one without a name. */
  readonly company?: string | undefined;
  /** The same key joins the run that it started before. */
  readonly key: string;
}

/** Statuses of a run that has begun or is done. */
const begun: readonly string[] = ["success", "accepted"];

function textAt(answer: unknown, key: string): string {
  const value: unknown = Reflect.get(Object(answer), key);
  return typeof value === "string" ? value : "";
}

/**
 * The session of an answer to `generate`. A server may also answer that nothing was begun: its own sentence
 * is told then, or the one of the specification.
 */
export function startedSession(answer: unknown): string {
  const status = textAt(answer, "status");
  const message = textAt(answer, "message");
  if (status !== "" && !begun.includes(status)) {
    const own = status === "limit_exceeded" ? t("run.limit") : t("run.failedStatus", { status });
    throw new ApiError(status, 200, isPresentable(message) ? message : own);
  }
  const id = textAt(answer, "session_id");
  if (id === "") throw new ApiError("no_session", 200, t("run.noSession"));
  return id;
}

/** Starts a run and answers its session id without waiting for the documents. */
export async function requestGeneration(input: StartGenerationInput): Promise<string> {
  const answer = await api.call(
    "generate",
    {
      body: {
        upload_id: input.uploadId,
        job_description: input.jobDescription,
        template: input.template,
        paper: input.paper,
        ...(input.company === undefined ? {} : { company: input.company }),
      },
    },
    { headers: { prefer: "respond-async", "idempotency-key": input.key } },
  );
  return startedSession(answer);
}

export const startGeneration = mutationOptions({ mutationFn: requestGeneration });
