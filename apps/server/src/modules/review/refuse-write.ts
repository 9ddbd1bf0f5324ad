import type { ErrorCode } from "@savile/contracts";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { getSession } from "../generation/service.ts";

/** Which session of whom a call writes to. */
export interface WrittenSession {
  readonly accountId: string;
  readonly sessionId: string;
}

/** The value, or its refusal; one that is about an older version brings the session as it is. */
export async function orCurrent<T>(
  needs: Dependencies,
  { accountId, sessionId }: WrittenSession,
  result: Result<T, ErrorCode>,
): Promise<T> {
  if (result.ok || result.error !== "stale_version") return orRefuse(result);
  const current = orRefuse(await getSession(needs, accountId, sessionId));
  throw new Refusal("stale_version", { current });
}
