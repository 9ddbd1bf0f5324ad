import type { Dependencies } from "../../dependencies.ts";
import { eraseAccount } from "../privacy/erase-account.ts";
import * as store from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "clock">;

const mostAtOnce = 200;

/** Deletes what a visitor holds; the bytes of its file go with the next sweep. */
export async function endVisit(
  needs: Pick<Dependencies, "database">,
  visitorId: string,
): Promise<void> {
  await needs.database.transaction(async (queries) => {
    await eraseAccount(queries, visitorId);
  });
}

/** Deletes what visitors hold whose day is over; answers how many there were. */
export async function endOldVisits(needs: Needs): Promise<number> {
  const overdue = await store.findOverdue(needs.database.query, needs.clock.now(), mostAtOnce);
  for (const id of overdue) await endVisit(needs, id);
  return overdue.length;
}
