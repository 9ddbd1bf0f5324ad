import type { DocumentKind } from "@savile/model";
import { sessionQuery } from "../lib/get-session.ts";
import { pageSourceQuery } from "../lib/page-source.ts";
import { queryClient } from "./query-client.ts";

/**
 * Asks for a session and the pages that are shown first while the scripts of the workspace still load. What
 * goes wrong shows there, where it is asked for again.
 */
export async function loadWorkAhead(id: string, kind: DocumentKind): Promise<void> {
  try {
    const session = await queryClient.fetchQuery(sessionQuery(id));
    if (session.tailoring === null) return;
    await queryClient.prefetchQuery(pageSourceQuery(session, kind));
  } catch {
    // The workspace asks again and says why.
  }
}
