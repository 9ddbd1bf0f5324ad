import { rm } from "node:fs/promises";
import type { Database } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import { deriveKeys } from "../../security/keys.ts";
import type { Keys } from "../../security/keys.ts";
import { macOf, provesMac } from "../../security/mac.ts";
import { makeRootSecret, readRootSecret, rootSecretFile } from "../../security/root-secret.ts";
import { StartError } from "../../errors/start-error.ts";
import * as store from "./repository.ts";

const word = "the root secret of this database";

/** Root secrets, the newest first. */
export type RootSecrets = readonly [Uint8Array, ...Uint8Array[]];

export interface OpenRootSecretsInput {
  readonly database: Database;
  readonly clock: Clock;
  readonly folder: string;
  /** The secrets of the settings; `null` takes the one of the data folder. */
  readonly given: RootSecrets | null;
}

async function isProven(input: OpenRootSecretsInput, keys: Keys): Promise<boolean> {
  const { query } = input.database;
  const now = input.clock.now();
  const own = macOf(keys.check, word);
  const noted = await store.noteKeyCheck(query, own, now);
  if (!provesMac(keys.check, noted, word)) return false;
  // An older secret proved it: from now on it is the newest one that counts.
  if (noted !== own) await store.replaceKeyCheck(query, { from: noted, to: own, now });
  return true;
}

const wrong = (where: string): StartError =>
  new StartError(
    `The root secret in ${where} is not the one that this data was locked with. Put the right one back, or set ROOT_SECRET to the new one and the old one while it is changed.`,
  );

/** The secret of the data folder: made on the first start, and never again beside data. */
async function ownSecret(input: OpenRootSecretsInput): Promise<RootSecrets> {
  const { folder } = input;
  const file = rootSecretFile(folder);
  const known = await readRootSecret(folder);
  if (known === null && (await store.findKeyCheck(input.database.query)) !== null) {
    throw new StartError(
      `The root secret ${file} is missing, and the stored data was locked with it. Put the file back from a backup, set ROOT_SECRET, or name another DATA_DIR to begin anew.`,
    );
  }
  const secret = known ?? (await makeRootSecret(folder));
  if (await isProven(input, deriveKeys(secret))) return [secret];
  if (known === null) await rm(file, { force: true });
  throw wrong(file);
}

/**
 * The root secrets of this installation, proven against what its database notes of them, so that files which
 * could not be opened are noticed at the start and not one by one. Throws {@link StartError}.
 */
export async function openRootSecrets(input: OpenRootSecretsInput): Promise<RootSecrets> {
  const { given } = input;
  if (given === null) return ownSecret(input);
  if (await isProven(input, deriveKeys(...given))) return given;
  throw wrong("ROOT_SECRET");
}

/** The root secrets of the settings or of the data folder; `null` where there is none. Nothing is made. */
export async function findRootSecrets(
  folder: string,
  given: RootSecrets | null,
): Promise<RootSecrets | null> {
  if (given !== null) return given;
  const own = await readRootSecret(folder);
  return own === null ? null : [own];
}

/** Whether root secrets are the ones of a database; `unknown` where it notes none. Nothing is changed. */
export async function provesRootSecrets(
  database: Pick<Database, "query">,
  secrets: RootSecrets | null,
): Promise<"right" | "wrong" | "unknown"> {
  const noted = await store.findKeyCheck(database.query);
  if (noted === null) return "unknown";
  if (secrets === null) return "wrong";
  return provesMac(deriveKeys(...secrets).check, noted, word) ? "right" : "wrong";
}
