import type { Dependencies } from "../../dependencies.ts";
import { deleteOldMails } from "./repository.ts";

const weekMs = 7 * 24 * 60 * 60_000;

/** Removes the rows of mails that ended, or were given up, more than a week ago. */
export async function forgetOldMails(
  needs: Pick<Dependencies, "database" | "clock">,
): Promise<void> {
  const before = new Date(needs.clock.now().getTime() - weekMs);
  await deleteOldMails(needs.database.query, before);
}
