import type { Session } from "@savile/contracts";
import type { DocumentKind, FileFormat } from "@savile/model";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** What a parser reads from the file of a document as it stands. */
export function parserViewQuery(session: Session, type: DocumentKind, format: FileFormat) {
  const { session_id: id, version, template, paper, layout } = session;
  return queryOptions({
    queryKey: ["parser", id, type, format, version, template, paper, layout],
    queryFn: ({ signal }) =>
      api.call("parserView", { params: { id, type }, query: { format } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 120_000,
  });
}
