import { useQuery } from "@tanstack/react-query";
import { gapsQuery } from "../api/list-gaps.ts";
import type { Work } from "../work/view-model.ts";

/** The questions of a session, and whether the first answer about them is on its way. */
export function useGaps({ session }: Work) {
  const { session_id: id, version } = session;
  const { data, isPending, fetchStatus, failureCount } = useQuery({
    ...gapsQuery(id, version),
    placeholderData: (last) => last,
  });
  // Without a line, or after a first failure, nothing waits for them.
  const isComing = isPending && fetchStatus === "fetching" && failureCount === 0;
  const { questions = [], lines = [], reach = null } = data ?? {};
  return {
    questions,
    lines,
    isComing,
    /** Whether it is known which questions are open. */
    isKnown: data !== undefined,
    /** The score with a yes to all of them; `null` where none is open. */
    withAnswers: questions.length === 0 ? null : reach,
  };
}
