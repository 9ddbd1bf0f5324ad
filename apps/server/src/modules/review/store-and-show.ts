import type { ErrorCode, Session } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Extraction, Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { presentSession } from "../generation-sessions/present-session.ts";
import { storeReview } from "./repository.ts";
import type { Reviewed } from "./repository.ts";

/** Stores a review and answers the session as it is then, of what the review has at hand. */
export async function storeAndShow(
  needs: Pick<Dependencies, "database">,
  reviewed: Reviewed,
  extraction: Extraction,
): Promise<Result<Session, ErrorCode>> {
  const row = await needs.database.transaction((queries) => storeReview(queries, reviewed));
  if (row === null) return err("stale_version");
  const { status } = reviewed.before.session;
  return ok(presentSession({ row, status }, { extraction, tailoring: reviewed.tailoring }));
}
