import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queries } from "../../../db/database.ts";
import { sandboxCustomers, sandboxEvents, sandboxPages } from "../../../db/schema.ts";
import { switchesSchema } from "./delivery-switches.ts";
import type { DeliverySwitches } from "./delivery-switches.ts";
import { customerStateSchema } from "./machine/state.ts";
import type { CustomerState } from "./machine/state.ts";

/** A stored customer of the sandbox. */
export interface StoredCustomer {
  readonly state: CustomerState;
  readonly delivery: DeliverySwitches;
}

function read(row: { state: unknown; delivery: unknown } | undefined): StoredCustomer | null {
  if (row === undefined) return null;
  return {
    state: customerStateSchema.parse(row.state),
    delivery: switchesSchema.parse(row.delivery),
  };
}

const columns = { state: sandboxCustomers.state, delivery: sandboxCustomers.delivery };

export async function findCustomer(queries: Queries, id: string): Promise<StoredCustomer | null> {
  const [row] = await queries
    .select(columns)
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, id));
  return read(row);
}

/** A customer under a lock until the transaction ends. */
export async function lockCustomer(queries: Queries, id: string): Promise<StoredCustomer | null> {
  const [row] = await queries
    .select(columns)
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.id, id))
    .for("update");
  return read(row);
}

export async function findCustomerOf(
  queries: Queries,
  accountId: string,
): Promise<StoredCustomer | null> {
  const [row] = await queries
    .select(columns)
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.accountId, accountId));
  return read(row);
}

/** Stores a customer unless the account has one. */
export async function insertCustomer(
  queries: Queries,
  customer: StoredCustomer,
  createdAt: Date,
): Promise<void> {
  const { state, delivery } = customer;
  await queries
    .insert(sandboxCustomers)
    .values({ id: state.id, accountId: state.account, state, delivery, createdAt })
    .onConflictDoNothing({ target: sandboxCustomers.accountId });
}

export async function saveCustomer(queries: Queries, state: CustomerState): Promise<void> {
  await queries
    .update(sandboxCustomers)
    .set({ state, version: sql`${sandboxCustomers.version} + 1` })
    .where(eq(sandboxCustomers.id, state.id));
}

export async function saveDelivery(
  queries: Queries,
  customerId: string,
  delivery: DeliverySwitches,
): Promise<void> {
  await queries
    .update(sandboxCustomers)
    .set({ delivery })
    .where(eq(sandboxCustomers.id, customerId));
}

/** Removes a customer with its pages and events. */
export async function deleteCustomer(queries: Queries, id: string): Promise<void> {
  await queries.delete(sandboxCustomers).where(eq(sandboxCustomers.id, id));
}

export type Page = typeof sandboxPages.$inferSelect;

export async function insertPage(
  queries: Queries,
  page: typeof sandboxPages.$inferInsert,
): Promise<void> {
  await queries.insert(sandboxPages).values(page).onConflictDoNothing();
}

/** A page of this account; any other is unknown. */
export async function findPage(
  queries: Queries,
  accountId: string,
  kind: Page["kind"],
  id: string,
): Promise<Page | null> {
  const [found] = await queries
    .select({ page: sandboxPages })
    .from(sandboxPages)
    .innerJoin(sandboxCustomers, eq(sandboxCustomers.id, sandboxPages.customerId))
    .where(
      and(
        eq(sandboxPages.id, id),
        eq(sandboxPages.kind, kind),
        eq(sandboxCustomers.accountId, accountId),
      ),
    );
  return found?.page ?? null;
}

export type SandboxEvent = typeof sandboxEvents.$inferSelect;

export async function insertEvents(
  queries: Queries,
  events: readonly (typeof sandboxEvents.$inferInsert)[],
): Promise<void> {
  if (events.length > 0) await queries.insert(sandboxEvents).values([...events]);
}

/** Takes events that are due, in their order, so that no other process sends them meanwhile. */
export async function takeDueEvents(
  queries: Queries,
  now: Date,
  again: Date,
  limit = 20,
): Promise<SandboxEvent[]> {
  const due = await queries
    .select()
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.state, "waiting"), lte(sandboxEvents.nextAt, now)))
    .orderBy(asc(sandboxEvents.nextAt), asc(sandboxEvents.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map((event) => event.id);
  await queries
    .update(sandboxEvents)
    .set({ attempts: sql`${sandboxEvents.attempts} + 1`, nextAt: again })
    .where(inArray(sandboxEvents.id, ids));
  return due.map((event) => ({ ...event, attempts: event.attempts + 1 }));
}

export async function endEvent(
  queries: Queries,
  id: string,
  end: { state: SandboxEvent["state"]; nextAt?: Date },
): Promise<void> {
  await queries.update(sandboxEvents).set(end).where(eq(sandboxEvents.id, id));
}

/** When the next event is due; `null` when none waits. */
export async function nextDue(queries: Queries): Promise<Date | null> {
  const [found] = await queries
    .select({ at: sandboxEvents.nextAt })
    .from(sandboxEvents)
    .where(eq(sandboxEvents.state, "waiting"))
    .orderBy(asc(sandboxEvents.nextAt))
    .limit(1);
  return found?.at ?? null;
}

/** Removes events that ended before a moment. */
export async function pruneEvents(queries: Queries, before: Date): Promise<void> {
  await queries
    .delete(sandboxEvents)
    .where(
      and(
        lte(sandboxEvents.createdAt, before),
        inArray(sandboxEvents.state, ["delivered", "dropped", "given_up"]),
      ),
    );
}
