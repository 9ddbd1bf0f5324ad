import { maxTitleLength } from "@savile/contracts";
import type { ErrorCode, SessionSummary } from "@savile/contracts";
import { countCharacters, err, oneLine, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { presentSummary } from "../generation-sessions/present-session.ts";
import { findSession, postingOf } from "../generation-sessions/repository.ts";
import { storeOwnTitle } from "./repository.ts";

/** Gives a session a name of the person's own; an empty one goes back to that of the posting. */
export async function renameSession(
  needs: Pick<Dependencies, "database">,
  input: { readonly accountId: string; readonly sessionId: string; readonly title: string },
): Promise<Result<SessionSummary, ErrorCode>> {
  const { accountId, sessionId } = input;
  const title = oneLine(input.title);
  if (countCharacters(title) > maxTitleLength) return err("title_too_long");
  const { query } = needs.database;
  const session = await findSession(query, accountId, sessionId);
  if (session === null) return err("session_not_found");
  const ownTitle = title === "" ? null : title;
  await storeOwnTitle(query, sessionId, ownTitle);
  const { row, status } = session;
  const posting = postingOf(row);
  const jobTitle = posting.title ?? null;
  return ok(
    presentSummary({ ...row, ownTitle, jobTitle, company: posting.company ?? null, status }),
  );
}
