import type { ErrorCode, Session } from "@savile/contracts";
import { err } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { getSession } from "../generation/service.ts";
import { storeReview } from "./repository.ts";
import type { Reviewed } from "./repository.ts";

/** Stores a review and answers the session as it is then. */
export async function storeAndShow(
  needs: Pick<Dependencies, "database" | "clock">,
  accountId: string,
  reviewed: Reviewed,
): Promise<Result<Session, ErrorCode>> {
  const stored = await needs.database.transaction((queries) => storeReview(queries, reviewed));
  return stored ? getSession(needs, accountId, reviewed.sessionId) : err("stale_version");
}
