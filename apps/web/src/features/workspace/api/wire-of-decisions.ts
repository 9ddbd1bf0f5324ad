import type { Decisions } from "../store/decisions.ts";

/** Decisions as calls carry them: when each was made is for the server to say. */
export function wireOfDecisions(decisions: Decisions) {
  return decisions.map(({ change_id, action, text, after }) => ({
    change_id,
    action,
    after,
    ...(text === undefined ? {} : { text }),
  }));
}
