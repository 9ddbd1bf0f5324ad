import type { Session } from "@savile/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sessionQuery } from "../../../lib/get-session.ts";
import { scriptAhead } from "../../../lib/load-parts.ts";
import { pageSourceQuery } from "../../../lib/page-source.ts";

/** A save is followed by others while somebody writes: the copy is made of the last. */
const quietMs = 1_500;

const load = scriptAhead(() => import("./for-offline.ts"));

/** Runs something once the page has been painted and has nothing else to do; answers how to stop it. */
function whenIdle(run: () => void): () => void {
  let stopped = false;
  const begin = (): void => (stopped ? undefined : run());
  requestAnimationFrame(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 1_000 });
    else setTimeout(begin, 200);
  });
  return () => {
    stopped = true;
  };
}

/** Whether the pages of a document are there; nothing is asked for on this account. */
function usePainted(session: Session): boolean {
  const resume = useQuery({ ...pageSourceQuery(session, "resume"), enabled: false });
  const letter = useQuery({ ...pageSourceQuery(session, "cover_letter"), enabled: false });
  return resume.data !== undefined || letter.data !== undefined;
}

function ignore(): void {
  // Tried again by the next one who needs it.
}

/**
 * What a workspace does for the time without a line, once it has been painted: it fetches every part that
 * can be asked for, keeps itself and the documents as they are stored, and asks for newer ones afterwards.
 */
export function useForOffline(session: Session): void {
  const client = useQueryClient();
  const isPainted = usePainted(session);
  const { session_id: id } = session;
  useEffect(() => {
    if (!isPainted) return undefined;
    const ahead = (): void => void load().then(async ({ getAhead }) => await getAhead(), ignore);
    const ask = (): void => {
      ahead();
      void client.invalidateQueries({ queryKey: sessionQuery(id).queryKey });
    };
    const stop = whenIdle(ahead);
    window.addEventListener("online", ask);
    return () => {
      stop();
      window.removeEventListener("online", ask);
    };
  }, [isPainted, client, id]);
  useEffect(() => {
    if (!isPainted) return undefined;
    const keep = (): void =>
      void load().then(async ({ keepCopy }) => await keepCopy(client, session), ignore);
    const timer = setTimeout(keep, quietMs);
    return () => clearTimeout(timer);
  }, [isPainted, client, session]);
}
