import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

export interface DuplicateSessionInput {
  readonly id: string;
  readonly jobDescription: string;
  /** The same key joins the run that it started before. */
  readonly key: string;
}

/** Starts a run on the resume of a session with another posting; answers the new session. */
export const duplicateSession = mutationOptions({
  mutationFn: async ({ id, jobDescription, key }: DuplicateSessionInput) => {
    const answer = await api.call(
      "duplicateSession",
      { params: { id }, body: { job_description: jobDescription } },
      { headers: { "idempotency-key": key } },
    );
    return answer.session_id;
  },
});
