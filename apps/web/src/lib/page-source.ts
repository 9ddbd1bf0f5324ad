import type { Session } from "@savile/contracts";
import type { DocumentKind } from "@savile/model";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

/** What the pages of a session depend on. */
type Printed = Pick<Session, "session_id" | "version" | "template" | "paper" | "layout">;

/**
 * The pages of one version of a document, in one look, with their drawings; the last good pages stay until
 * the next are there.
 */
export function pageSourceQuery(session: Printed, type: DocumentKind) {
  const { session_id: id, version, template, paper, layout } = session;
  return queryOptions({
    queryKey: ["pages", id, type, version, template, paper, layout],
    queryFn: ({ signal }) =>
      api.call(
        "preview",
        { params: { id, type }, query: { format: "pages", drawings: "true" } },
        { signal },
      ),
    placeholderData: (last, query) =>
      query?.queryKey[1] === id && query.queryKey[2] === type ? last : undefined,
    // A browser without a line has a copy.
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
