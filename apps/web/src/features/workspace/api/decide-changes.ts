import type { Session } from "@savile/contracts";
import { api } from "../../../lib/api.ts";
import type { Decisions } from "../store/decisions.ts";

/** Stores the complete list of the person's decisions and answers the documents as they are after them. */
export async function decideChanges(
  id: string,
  version: number,
  decisions: Decisions,
): Promise<Session> {
  return await api.call("decideChanges", {
    params: { id },
    body: {
      base_version: version,
      decisions: decisions.map(({ change_id, action, text, after }) => ({
        change_id,
        action,
        after,
        ...(text === undefined ? {} : { text }),
      })),
    },
  });
}
