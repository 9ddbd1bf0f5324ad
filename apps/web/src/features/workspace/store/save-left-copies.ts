import type { QueryClient } from "@tanstack/react-query";
import { sessionsWithCopies } from "../../../lib/kept-words.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { saveUnsavedWork } from "../../../lib/unsaved-work.ts";
import { openWorkStore } from "./open-work-store.ts";

async function saveCopies(id: string, client: QueryClient): Promise<void> {
  const session = await client.fetchQuery({ ...sessionQuery(id), staleTime: 0 });
  const { tailoring } = session;
  if (tailoring !== null) await openWorkStore({ ...session, tailoring }, client).saveNow();
}

/**
 * Stores what is open in this window and what earlier visits left behind in this browser; true where nothing
 * is left that only this browser has.
 */
export async function saveLeftCopies(client: QueryClient): Promise<boolean> {
  await saveUnsavedWork();
  for (const id of sessionsWithCopies()) {
    try {
      await saveCopies(id, client);
    } catch {
      // It stays, and is told.
    }
  }
  return sessionsWithCopies().length === 0;
}
