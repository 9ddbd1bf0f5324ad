import { rename } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../errors/start-error.ts";
import { readRootSecret, rootSecretFile, writeRootSecret } from "../../security/root-secret.ts";

export interface PutRootSecretInput {
  readonly dataFolder: string;
  /** The secret that the backup holds. */
  readonly secret: Uint8Array;
  /** Where what stood in the data folder was moved to; `null` where nothing was. */
  readonly aside: string | null;
  /** Whether another whole secret gives way: it opens nothing of what was put back. */
  readonly replace: boolean;
}

/** The secret that is there; a damaged one opens nothing, so that it stands in nobody's way. */
async function standing(folder: string): Promise<Uint8Array | "damaged" | null> {
  try {
    return await readRootSecret(folder);
  } catch (error) {
    if (error instanceof StartError) return "damaged";
    throw error;
  }
}

/** Puts the root secret of a backup beside the data that it was locked with; the file that was there is kept. */
export async function putRootSecret(input: PutRootSecretInput): Promise<void> {
  const { dataFolder, secret, aside, replace } = input;
  const there = await standing(dataFolder);
  if (there !== null && there !== "damaged" && (!replace || Buffer.from(there).equals(secret)))
    return;
  if (there !== null) {
    const kept = join(aside ?? dataFolder, aside === null ? "root-secret.replaced" : "root-secret");
    await rename(rootSecretFile(dataFolder), kept);
  }
  await writeRootSecret(dataFolder, secret);
}
