import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { BlobStore } from "../../ports/blob-store.ts";

const mark = Buffer.from("SVB1");
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = mark.length + keyIdBytes + nonceBytes;

/** An AES-256 key with the id under which objects name it. */
export interface BlobKey {
  /** Eight hexadecimal digits. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

function seal(key: BlobKey, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([mark, Buffer.from(key.id, "hex"), nonce, body, cipher.getAuthTag()]);
}

function unseal(keys: readonly BlobKey[], name: string, sealed: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < headBytes + tagBytes || !bytes.subarray(0, mark.length).equals(mark)) {
    return null;
  }
  const id = bytes.subarray(mark.length, mark.length + keyIdBytes).toString("hex");
  const key = keys.find((candidate) => candidate.id === id);
  if (key === undefined) return null;
  const nonce = bytes.subarray(headBytes - nonceBytes, headBytes);
  const decipher = createDecipheriv("aes-256-gcm", key.bytes, nonce)
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(bytes.length - tagBytes));
  try {
    const body = bytes.subarray(headBytes, bytes.length - tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    return null;
  }
}

/**
 * Encrypts every object of another store (AES-256-GCM, bound to its key name). The first key writes, all of
 * them read; an object that was altered or whose key is unknown reads as `null`.
 */
export function encryptedBlobStore(
  store: BlobStore,
  keys: readonly [BlobKey, ...BlobKey[]],
): BlobStore {
  return {
    put: (name, bytes) => store.put(name, seal(keys[0], name, bytes)),
    get: async (name) => {
      const sealed = await store.get(name);
      return sealed === null ? null : unseal(keys, name, sealed);
    },
    delete: (name) => store.delete(name),
  };
}
