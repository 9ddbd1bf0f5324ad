import type { GapAnswerBody, Session } from "@savile/contracts";
import { api } from "../../../lib/api.ts";

/** Answers a question of the gap coach, or takes an answer back; the documents are made anew. */
export async function answerGap(
  id: string,
  version: number,
  answer: GapAnswerBody,
): Promise<Session> {
  return await api.call("answerGap", {
    params: { id },
    body: { base_version: version, answer },
  });
}
