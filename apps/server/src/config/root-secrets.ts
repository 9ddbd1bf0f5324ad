import { ConfigError, listOf } from "../errors/config-error.ts";

const secretBytes = 32;
const leastDistinct = 12;
const most = 2;

function bytesOf(text: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, "hex");
  if (/^[\w+/-]{43}=?$/.test(text)) return Buffer.from(text, "base64");
  return null;
}

/** Whether a secret was typed rather than drawn: few different bytes, or one after the other. */
function isGuessable(bytes: Uint8Array): boolean {
  const steps = new Set(bytes.map((byte, index) => (byte - (bytes[index - 1] ?? 0) + 256) % 256));
  return new Set(bytes).size < leastDistinct || steps.size < leastDistinct;
}

function readSecret(text: string): Uint8Array {
  const bytes = bytesOf(text);
  if (bytes === null || bytes.length !== secretBytes) {
    throw new ConfigError(
      "ROOT_SECRET takes 32 random bytes as 64 hexadecimal digits or as base64. Make one with: openssl rand -hex 32",
    );
  }
  if (isGuessable(bytes)) {
    throw new ConfigError(
      "ROOT_SECRET is not random. Make one with: openssl rand -hex 32, and keep it to yourself.",
    );
  }
  return bytes;
}

/**
 * One or two root secrets of 32 bytes, the newest first; the older one still proves and opens what it made.
 * `null` when none is given. Throws {@link ConfigError}.
 */
export function readRootSecrets(
  text: string | undefined,
): readonly [Uint8Array, ...Uint8Array[]] | null {
  if (text === undefined) return null;
  const [newest, ...older] = listOf(text);
  if (newest === undefined || older.length >= most) {
    throw new ConfigError("ROOT_SECRET takes one secret, or the new one and the old one.");
  }
  return [readSecret(newest), ...older.map(readSecret)];
}
