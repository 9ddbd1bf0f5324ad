import { and, eq, inArray } from "drizzle-orm";
import type { OwnerConfig } from "../../config/owner-config.ts";
import type { Queries } from "../../db/database.ts";
import { accounts, grants } from "../../db/schema.ts";

/** Who gave a plan without limits: the person on the own computer, or the setting `PLANS=off`. */
export const ownerMarks = ["own-computer", "plans-off"] as const;
export type OwnerMark = (typeof ownerMarks)[number];

/** The mark of a grant that the owner of a computer gave; `null` for one of an administrator. */
export function ownerMarkOf(grantedBy: string | null): OwnerMark | null {
  return ownerMarks.find((mark) => mark === grantedBy) ?? null;
}

/** Takes all limits away from an account; a plan that an administrator gave gives way to it. */
export async function takeLimits(
  queries: Queries,
  accountId: string,
  by: { readonly mark: OwnerMark; readonly at: Date },
): Promise<void> {
  const row = { plan: "enterprise", grantedBy: by.mark, createdAt: by.at } as const;
  await queries
    .insert(grants)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: grants.accountId, set: row });
}

/** Brings the limits of an account back. */
export async function bringLimits(queries: Queries, accountId: string): Promise<void> {
  await queries
    .delete(grants)
    .where(and(eq(grants.accountId, accountId), inArray(grants.grantedBy, [...ownerMarks])));
}

/**
 * What a start makes of the owners of before: on a server that others reach nobody is one any more, and what
 * a setting gave goes with it.
 */
export async function settleOwners(
  queries: Queries,
  { isOwn, plansOff }: OwnerConfig,
  at: Date,
): Promise<void> {
  const gone = isOwn ? (["plans-off"] as const) : ownerMarks;
  await queries.delete(grants).where(inArray(grants.grantedBy, [...gone]));
  if (!plansOff) return;
  for (const { id } of await queries.select({ id: accounts.id }).from(accounts))
    await takeLimits(queries, id, { mark: "plans-off", at });
}
