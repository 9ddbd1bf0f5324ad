import type { QueryClient } from "@tanstack/react-query";

const filters = { queryKey: ["sessions"] };

/**
 * Fetches the lists of sessions anew after a change. A list that was first asked for before the change was
 * stored is asked for again: invalidating alone would join that request and keep its older answer.
 */
export async function refreshSessions(client: QueryClient): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}
