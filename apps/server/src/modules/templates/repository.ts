import { eq } from "drizzle-orm";
import type { TemplateId } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { generationSessions } from "../../db/schema.ts";
import type { StoredPages } from "../generation-sessions/repository.ts";

/** The look of a session's documents and the pages that they take in it. */
export async function storeTemplate(
  queries: Queries,
  look: { sessionId: string; template: TemplateId; pages: StoredPages },
): Promise<void> {
  const { sessionId, template, pages } = look;
  await queries
    .update(generationSessions)
    .set({ template, pages })
    .where(eq(generationSessions.id, sessionId));
}
