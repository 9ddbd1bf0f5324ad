import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const mark = Buffer.from("SVB1");
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = mark.length + keyIdBytes + nonceBytes;

/** An AES-256 key with the id under which sealed bytes name it. */
export interface SealKey {
  /** Eight hexadecimal digits. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Keys from the newest to the oldest: the first one seals, all of them open. */
export type SealRing = readonly [SealKey, ...SealKey[]];

/** Encrypts bytes with AES-256-GCM, bound to the name under which they are kept. */
export function seal(ring: SealRing, name: string, bytes: Uint8Array): Buffer {
  const [key] = ring;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([mark, Buffer.from(key.id, "hex"), nonce, body, cipher.getAuthTag()]);
}

/** The sealed bytes in clear; `null` when they were altered, renamed, or sealed with an unknown key. */
export function unseal(ring: SealRing, name: string, sealed: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < headBytes + tagBytes || !bytes.subarray(0, mark.length).equals(mark)) {
    return null;
  }
  const id = bytes.subarray(mark.length, mark.length + keyIdBytes).toString("hex");
  const key = ring.find((candidate) => candidate.id === id);
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
