import type { Dependencies } from "../../dependencies.ts";
import { deletePassedWindows } from "../limits/repository.ts";
import { deleteOldChallenges } from "./challenge-repository.ts";
import { deleteOldSignInSessions } from "./repository.ts";
import { absoluteLifeMs } from "./service.ts";

const dayMs = 24 * 60 * 60_000;

/** Removes SignInSessions, codes and counts that can never matter again. */
export async function forgetOldSignIns(
  needs: Pick<Dependencies, "database" | "clock">,
): Promise<void> {
  const now = needs.clock.now();
  const { query } = needs.database;
  await deleteOldSignInSessions(query, new Date(now.getTime() - absoluteLifeMs));
  await deleteOldChallenges(query, new Date(now.getTime() - dayMs));
  await deletePassedWindows(query, now);
}
