import { eq } from "drizzle-orm";
import { ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { generationSessions } from "../../db/schema.ts";
import { entitlementOfId } from "./entitlement.ts";
import { checkWritable } from "./locks.ts";

/** Whether the plan of an account holds a template; documents in another one can be read only. */
export async function isReadOnly(
  queries: Queries,
  accountId: string,
  template: string,
  now: Date,
): Promise<boolean> {
  return !checkWritable(await entitlementOfId(queries, accountId, now), template).ok;
}

/** Refuses changes to a session whose template went with a larger plan; an unknown session is not judged. */
export async function checkSessionWritable(
  queries: Queries,
  accountId: string,
  sessionId: string,
  now: Date,
): Promise<Result<null, "session_read_only">> {
  const [session] = await queries
    .select({ owner: generationSessions.accountId, template: generationSessions.template })
    .from(generationSessions)
    .where(eq(generationSessions.id, sessionId));
  if (session === undefined || session.owner !== accountId) return ok(null);
  return checkWritable(await entitlementOfId(queries, accountId, now), session.template);
}
