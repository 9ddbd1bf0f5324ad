import type { Config } from "./config/config.ts";
import { ConfigError } from "./errors/config-error.ts";
import { BlobStoreError } from "./errors/blob-store-error.ts";
import { databaseError } from "./errors/database-error.ts";
import { FolderTakenError } from "./db/embedded/owner-lock.ts";
import { StartError } from "./errors/start-error.ts";

type Where = Pick<Config, "port" | "host" | "dataFolder">;

function field(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === "string" ? value : "";
}

type Sentence = (where: Where, error: unknown) => string;

const notAllowed: Sentence = ({ port, dataFolder }, error) =>
  field(error, "syscall") === "listen"
    ? `Port ${port} cannot be used by this account. Set PORT to a number above 1023.`
    : `The data folder ${dataFolder} cannot be read and written by this account. Give it to the account that starts Savile, or name another folder in DATA_DIR.`;
const noAddress: Sentence = ({ host }) =>
  `HOST=${host} is no address of this computer. Leave it out to listen on 127.0.0.1.`;
const noFolder: Sentence = ({ dataFolder }) =>
  `DATA_DIR names ${dataFolder}, which is no folder. Name another one.`;
const noSpace: Sentence = ({ dataFolder }) =>
  `There is no space left for the data folder ${dataFolder}. Free some and start again.`;

/** What the operating system refused, by its code. */
const ofSystem: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
};

function ofStore(error: unknown): string | null {
  if (!(error instanceof BlobStoreError)) return null;
  const { status, reason } = error;
  if (status === 0) {
    return "The store of files does not answer. Check that it runs and that BLOB_URL names it.";
  }
  return status === 403
    ? "The store of files refuses the keys: check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the clock of this machine."
    : `The store of files cannot be used (${status} ${reason}): check the bucket in BLOB_URL.`;
}

function ofDatabase(error: unknown): string | null {
  const found = databaseError(error);
  if (found === null) return null;
  if (found.fault === "unavailable") {
    return "The database does not answer. Check that it runs and that DATABASE_URL names it.";
  }
  if (found.state.startsWith("28")) {
    return "The database refuses the user or the password of DATABASE_URL.";
  }
  return found.state === "3D000"
    ? "The database that DATABASE_URL names does not exist. Make it first."
    : `The database cannot be used (${found.state}). Put it back from a backup; LOG_LEVEL=debug tells more.`;
}

function ofStorage(error: unknown): string | null {
  return ofStore(error) ?? ofDatabase(error);
}

/** One line that tells the person who started the service what to do. */
export function explainStart(error: unknown, where: Where | null): string {
  if (
    error instanceof ConfigError ||
    error instanceof FolderTakenError ||
    error instanceof StartError
  ) {
    return error.message;
  }
  const sentence = ofSystem[field(error, "code")];
  const refused = where === null || sentence === undefined ? null : sentence(where, error);
  const known = refused ?? ofStorage(error);
  const [what = ""] = (error instanceof Error ? error.message : "unknown").split("\n");
  return known ?? `Savile could not start: ${what}. LOG_LEVEL=debug tells more.`;
}
