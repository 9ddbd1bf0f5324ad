import type { Paper } from "@savile/model";
import { mutationOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

export interface StartGenerationInput {
  readonly uploadId: string;
  readonly jobDescription: string;
  readonly template: string;
  readonly paper: Paper;
  /** The same key joins the run that it started before. */
  readonly key: string;
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
      },
    },
    { headers: { prefer: "respond-async", "idempotency-key": input.key } },
  );
  return answer.session_id;
}

export const startGeneration = mutationOptions({ mutationFn: requestGeneration });
