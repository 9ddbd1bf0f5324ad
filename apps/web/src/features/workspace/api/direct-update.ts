import type { Session } from "@savile/contracts";
import type { DocumentKind } from "@savile/model";
import { api } from "../../../lib/api.ts";

/** Replaces a document by its Markdown; the same words leave the session as it is. */
export async function directUpdate(
  id: string,
  type: DocumentKind,
  content: string,
  version: number,
): Promise<Session> {
  const { session } = await api.call("directUpdate", {
    params: { id },
    body: { document_type: type, content, base_version: version },
  });
  return session;
}
