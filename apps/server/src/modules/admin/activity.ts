import type { Queries } from "../../db/database.ts";
import * as z from "zod";
import { listEntries } from "../audit/repository.ts";
import { listFailures } from "./failure-repository.ts";
import { emailsOf } from "./list-repository.ts";

const failureDays = 7;
const dayMs = 24 * 60 * 60_000;
const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What was done, newest first, with the addresses of accounts that still exist, and what failed lately. */
export async function activityPage(
  queries: Queries,
  page: { limit: number; before?: number | undefined; now: Date },
) {
  const entries = await listEntries(queries, page);
  const people = await emailsOf(
    queries,
    entries.flatMap(({ actor, accountId }) => (accountId === null ? [actor] : [actor, accountId])),
  );
  const nameOf = (id: string): string => people.get(id) ?? id;
  const failures = await listFailures(queries, new Date(page.now.getTime() - failureDays * dayMs));
  const last = entries.at(-1);
  return {
    entries: entries.map((entry) => ({
      id: String(entry.id),
      at: entry.at.toISOString(),
      actor: nameOf(entry.actor),
      action: entry.action,
      subject: entry.accountId === null ? null : nameOf(entry.accountId),
      details: detailsSchema.parse(entry.details),
    })),
    failures: failures.map(({ at, what, code, count }) => ({
      at: at.toISOString(),
      what,
      code,
      count,
    })),
    next: last === undefined || entries.length < page.limit ? null : String(last.id),
  };
}
