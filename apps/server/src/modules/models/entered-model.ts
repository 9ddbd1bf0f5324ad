import { eq } from "drizzle-orm";
import * as z from "zod";
import type { EnteredModel } from "../../config/models-config.ts";
import type { Queries } from "../../db/database.ts";
import { modelSetups } from "../../db/schema.ts";
import { seal, unseal } from "../../security/seal.ts";
import type { SealRing } from "../../security/seal.ts";

/** One row and one name: an installation has one model of the screen. */
const id = "model";

const enteredSchema = z.object({
  provider: z.enum(["anthropic", "openai-compatible"]),
  address: z.string().nullable(),
  model: z.string().nullable(),
  key: z.string().nullable(),
});

/** What is stored, still sealed. The text differs with each change. */
export interface StoredModel {
  readonly sealed: string;
  readonly changedAt: Date;
}

export async function findStoredModel(queries: Queries): Promise<StoredModel | null> {
  const [row] = await queries.select().from(modelSetups).where(eq(modelSetups.id, id));
  return row ?? null;
}

/** Stores a model with its key, sealed as a whole: a dump of the database tells neither. */
export async function storeModel(
  queries: Queries,
  ring: SealRing,
  entered: EnteredModel,
  changedAt: Date,
): Promise<void> {
  const sealed = seal(ring, id, Buffer.from(JSON.stringify(entered))).toString("base64");
  const row = { sealed, changedAt };
  await queries
    .insert(modelSetups)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: modelSetups.id, set: row });
}

/** Forgets the stored model; `false` where there was none. */
export async function forgetModel(queries: Queries): Promise<boolean> {
  const gone = await queries
    .delete(modelSetups)
    .where(eq(modelSetups.id, id))
    .returning({ id: modelSetups.id });
  return gone.length > 0;
}

/** The model in clear; `null` when its root secret is gone. */
export function openStored(ring: SealRing, { sealed }: StoredModel): EnteredModel | null {
  const bytes = unseal(ring, id, Buffer.from(sealed, "base64"));
  if (bytes === null) return null;
  return enteredSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
}
