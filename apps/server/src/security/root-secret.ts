import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const secretBytes = 32;

async function readSecret(file: string): Promise<Uint8Array | null> {
  try {
    return Buffer.from((await readFile(file, "utf8")).trim(), "hex");
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ENOENT") return null;
    throw error;
  }
}

/** The root secret of a data folder: made on the first start (0600), the same ever after. */
export async function loadRootSecret(folder: string): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "root-secret");
  const known = await readSecret(file);
  if (known !== null) {
    if (known.length !== secretBytes) throw new Error(`${file} does not hold a secret of 32 bytes`);
    return known;
  }
  const fresh = randomBytes(secretBytes);
  const part = `${file}.${fresh.subarray(0, 4).toString("hex")}`;
  const handle = await open(part, "wx", 0o600);
  await handle.writeFile(`${fresh.toString("hex")}\n`);
  await handle.sync();
  await handle.close();
  // link() fails when another process was first; both then use its secret.
  await link(part, file).catch(() => undefined);
  await rm(part);
  return (await readSecret(file)) ?? fresh;
}
