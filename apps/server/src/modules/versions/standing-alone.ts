import * as z from "zod";
import { and, eq, or } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { sessionVersions } from "../../db/schema.ts";
import { repack, unpackText } from "./pack-text.ts";
import { readState } from "../generation-sessions/version-state.ts";

type Row = Readonly<Record<string, unknown>>;

type Stored = z.infer<typeof storedSchema>;
const storedSchema = z.object({
  sessionId: z.string(),
  number: z.number(),
  state: z.nullable(z.string()),
  basis: z.nullable(z.number()),
});

/** The states that rows were packed against, by session and number. */
async function stemsOf(queries: Queries, rows: readonly Stored[]): Promise<Map<string, string>> {
  const packed = rows.filter((row) => row.state !== null && row.basis !== null);
  const named = packed.map(({ sessionId, basis }) =>
    and(eq(sessionVersions.sessionId, sessionId), eq(sessionVersions.number, basis ?? 0)),
  );
  if (named.length === 0) return new Map();
  const { sessionId, number, state } = sessionVersions;
  const found = await queries
    .select({ sessionId, number, state })
    .from(sessionVersions)
    .where(or(...named));
  return new Map(found.flatMap((one) => (one.state === null ? [] : [[keyOf(one), one.state]])));
}

function keyOf({ sessionId, number }: Pick<Stored, "sessionId" | "number">): string {
  return `${sessionId} ${number}`;
}

/**
 * Rows of versions, each packed on its own: what it was packed against is not at hand where they are read.
 * Packing is done in the threads of the system.
 */
export async function standingAlone(queries: Queries, rows: readonly Row[]): Promise<Row[]> {
  const stored = rows.map((row) => storedSchema.parse(row));
  const stems = await stemsOf(queries, stored);
  const alone: Row[] = [];
  for (const [index, { sessionId, state, basis }] of stored.entries()) {
    const row = rows[index] ?? {};
    const stem = basis === null ? undefined : stems.get(keyOf({ sessionId, number: basis }));
    if (state === null || stem === undefined) alone.push(row);
    else alone.push({ ...row, state: await repack(state, stem), basis: null });
  }
  return alone;
}

/** Reads a packed state of an export; throws where it was altered. */
export const packedState = {
  parse: (value: unknown): unknown => {
    try {
      return readState(unpackText(z.string().parse(value)));
    } catch {
      throw new SyntaxError("not a state");
    }
  },
};
