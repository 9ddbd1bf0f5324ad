import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Database } from "../../db/database.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import type { Clock } from "../../ports/clock.ts";
import { deriveKeys } from "../../security/keys.ts";
import type { Keys } from "../../security/keys.ts";
import { macOf, provesMac } from "../../security/mac.ts";
import { makeRootSecret, readRootSecret, rootSecretFile } from "../../security/root-secret.ts";
import { namesKeyOf } from "../../security/seal.ts";
import { StartError } from "../../start-error.ts";
import * as store from "./repository.ts";

const word = "the root secret of this database";
/** How many files and mails are looked at where no check is noted yet. */
const most = 50;

/** Root secrets, the newest first. */
export type RootSecrets = readonly [Uint8Array, ...Uint8Array[]];

export interface OpenRootSecretsInput {
  readonly database: Database;
  readonly clock: Clock;
  /** The stored files as they are, sealed. */
  readonly files: BlobStore;
  readonly folder: string;
  /** The secrets of the settings; `null` takes the one of the data folder. */
  readonly given: RootSecrets | null;
}

/** For each file and mail whether a key of ours sealed it, one at a time; `null` when it tells nothing. */
async function* sealers(input: OpenRootSecretsInput, keys: Keys): AsyncGenerator<boolean | null> {
  const { query } = input.database;
  for (const key of await store.newestBlobKeys(query, most)) {
    const bytes = await input.files.get(key);
    yield bytes === null ? null : namesKeyOf(keys.blob, bytes);
  }
  for (const sealed of await store.newestSealedMails(query, most)) {
    yield namesKeyOf(keys.mail, Buffer.from(sealed, "base64"));
  }
}

/** Data from before the check was noted: the secret has to be the one of some of it, if there is any. */
async function fitsSealed(input: OpenRootSecretsInput, keys: Keys): Promise<boolean> {
  let foreign = false;
  for await (const ours of sealers(input, keys)) {
    if (ours === true) return true;
    foreign ||= ours === false;
  }
  return !foreign;
}

async function isProven(input: OpenRootSecretsInput, keys: Keys): Promise<boolean> {
  const { query } = input.database;
  const now = input.clock.now();
  const own = macOf(keys.check, word);
  const noted = await store.findKeyCheck(query);
  if (noted === null) {
    if (!(await fitsSealed(input, keys))) return false;
    return provesMac(keys.check, await store.noteKeyCheck(query, own, now), word);
  }
  if (!provesMac(keys.check, noted, word)) return false;
  // An older secret proved it: from now on it is the newest one that counts.
  if (noted !== own) await store.replaceKeyCheck(query, { from: noted, to: own, now });
  return true;
}

async function isLocked(input: OpenRootSecretsInput): Promise<boolean> {
  if ((await store.findKeyCheck(input.database.query)) !== null) return true;
  // No key that is drawn now has sealed anything: whatever was sealed is of another one.
  return !(await fitsSealed(input, deriveKeys(randomBytes(32))));
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
  if (known === null && (await isLocked(input))) {
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
