import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";

const secretBytes = 32;

/** The file that holds the root secret of a data folder. */
export function rootSecretFile(folder: string): string {
  return join(folder, "root-secret");
}

/** The root secret of a data folder; `null` when there is none. Throws {@link StartError} for a damaged one. */
export async function readRootSecret(folder: string): Promise<Uint8Array | null> {
  const file = rootSecretFile(folder);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const secret = Buffer.from(text.trim(), "hex");
  if (secret.length === secretBytes) return secret;
  throw new StartError(
    `${file} is damaged: it does not hold a secret of 32 bytes. Put it back from a backup, or set ROOT_SECRET.`,
  );
}

/** Makes the root secret of a data folder (0600), once: whoever is second gets that of the first. */
export function makeRootSecret(folder: string): Promise<Uint8Array> {
  return writeRootSecret(folder, randomBytes(secretBytes));
}

/** Puts a root secret into a data folder that has none; answers the one that is there then. */
export async function writeRootSecret(folder: string, secret: Uint8Array): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = rootSecretFile(folder);
  const part = `${file}.${randomBytes(4).toString("hex")}`;
  const handle = await open(part, "wx", 0o600);
  await handle.writeFile(`${Buffer.from(secret).toString("hex")}\n`);
  await handle.sync();
  await handle.close();
  // link() fails when another process was first; both then use its secret.
  await link(part, file).catch(() => undefined);
  await rm(part);
  return (await readRootSecret(folder)) ?? secret;
}
