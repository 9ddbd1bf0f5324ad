import type { Session, SessionLayout } from "@savile/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { announce } from "../../../lib/announce.ts";
import { api } from "../../../lib/api.ts";
import { ApiError, sentenceOf } from "../../../lib/api-error.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { say } from "./messages.ts";

/** One to three pages, or as many as the content takes. */
export type PageBudget = 1 | 2 | 3 | null;

export interface LayoutChange {
  readonly budget: PageBudget;
  readonly breaks?: SessionLayout["breaks"];
  readonly accent?: SessionLayout["accent"];
}

/** The stored budget as one of those that can be chosen. */
export function budgetOf(session: Session): PageBudget {
  const { page_budget: pages } = session.layout;
  return pages === 1 || pages === 2 || pages === 3 ? pages : null;
}

async function send(session: Session, change: LayoutChange): Promise<Session> {
  const { budget, breaks, accent } = change;
  return await api.call("setLayout", {
    params: { id: session.session_id },
    body: {
      base_version: session.version,
      page_budget: budget,
      ...(breaks === undefined ? {} : { breaks }),
      ...(accent === undefined ? {} : { accent }),
    },
  });
}

/** Sets the length and the page breaks of a resume and the colour of both documents; one that was changed elsewhere meanwhile is tried anew. */
export function useLayout(session: Session) {
  const client = useQueryClient();
  const query = sessionQuery(session.session_id);
  return useMutation({
    mutationFn: async (change: LayoutChange) => {
      try {
        return await send(session, change);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "stale_version") throw error;
        const newest = await client.fetchQuery({ ...query, staleTime: 0 });
        return await send(newest, change);
      }
    },
    onSuccess: (next, change) => {
      client.setQueryData(query.queryKey, next);
      announce(say(change.accent === undefined ? "length.set" : "accent.set"));
    },
    onError: (error) => announce(sentenceOf(error), "assertive"),
  });
}
