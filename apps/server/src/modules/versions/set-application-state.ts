import type { ErrorCode, SessionSummary } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { ApplicationState, Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { presentSummary } from "../generation-sessions/present-session.ts";
import { findSession, postingOf } from "../generation-sessions/repository.ts";
import { storeApplicationState } from "./repository.ts";

/** Notes how far an application is. */
export async function setApplicationState(
  needs: Pick<Dependencies, "database">,
  input: {
    readonly accountId: string;
    readonly sessionId: string;
    readonly applicationState: ApplicationState;
  },
): Promise<Result<SessionSummary, ErrorCode>> {
  const { accountId, sessionId, applicationState } = input;
  const { query } = needs.database;
  const session = await findSession(query, accountId, sessionId);
  if (session === null) return err("session_not_found");
  await storeApplicationState(query, sessionId, applicationState);
  const { row, status } = session;
  const { title: jobTitle = null, company = null } = postingOf(row);
  return ok(presentSummary({ ...row, applicationState, jobTitle, company, status }));
}
