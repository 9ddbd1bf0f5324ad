import { and, count, eq, ne } from "drizzle-orm";
import type { UsageKind } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { usageEntries } from "../../db/schema.ts";

export type UsageEntry = typeof usageEntries.$inferSelect;

/** The entry of a subject, whatever its state. */
export async function findUsage(
  queries: Queries,
  accountId: string,
  subject: string,
): Promise<UsageEntry | null> {
  const [found] = await queries
    .select()
    .from(usageEntries)
    .where(and(eq(usageEntries.accountId, accountId), eq(usageEntries.subject, subject)));
  return found ?? null;
}

/** How much of a kind was held or charged in a period. */
export async function countUsage(
  queries: Queries,
  accountId: string,
  kind: UsageKind,
  period: string,
): Promise<number> {
  const [found] = await queries
    .select({ used: count() })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.accountId, accountId),
        eq(usageEntries.kind, kind),
        eq(usageEntries.period, period),
        ne(usageEntries.state, "released"),
      ),
    );
  return found?.used ?? 0;
}

/** How many refinements a GenerationSession had, in all months. */
export async function countRefinements(queries: Queries, sessionId: string): Promise<number> {
  const [found] = await queries
    .select({ used: count() })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.sessionId, sessionId),
        eq(usageEntries.kind, "refinement"),
        ne(usageEntries.state, "released"),
      ),
    );
  return found?.used ?? 0;
}

/** Counts of all kinds in a period. */
export async function countAllUsage(
  queries: Queries,
  accountId: string,
  period: string,
): Promise<Readonly<Record<UsageKind, number>>> {
  const found = await queries
    .select({ kind: usageEntries.kind, used: count() })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.accountId, accountId),
        eq(usageEntries.period, period),
        ne(usageEntries.state, "released"),
      ),
    )
    .groupBy(usageEntries.kind);
  const of = (kind: UsageKind): number => found.find((row) => row.kind === kind)?.used ?? 0;
  return { generation: of("generation"), refinement: of("refinement"), download: of("download") };
}

/** Stores an entry; one that was released before is taken up again. */
export async function putUsage(queries: Queries, entry: UsageEntry): Promise<void> {
  const { kind, period, sessionId, state, at } = entry;
  await queries
    .insert(usageEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [usageEntries.accountId, usageEntries.subject],
      set: { kind, period, sessionId, state, at },
    });
}

/** Releases what is held for a GenerationSession that goes. */
export async function releaseSessionHolds(queries: Queries, sessionId: string): Promise<void> {
  await queries
    .update(usageEntries)
    .set({ state: "released" })
    .where(and(eq(usageEntries.sessionId, sessionId), eq(usageEntries.state, "held")));
}

/** Moves a held entry on; nothing happens to one that is charged or released already. */
export async function endHold(
  queries: Queries,
  accountId: string,
  subject: string,
  state: "charged" | "released",
): Promise<void> {
  await queries
    .update(usageEntries)
    .set({ state })
    .where(
      and(
        eq(usageEntries.accountId, accountId),
        eq(usageEntries.subject, subject),
        eq(usageEntries.state, "held"),
      ),
    );
}
