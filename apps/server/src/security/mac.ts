import { createHmac, timingSafeEqual } from "node:crypto";

/** Keys of one purpose from the newest to the oldest: the first one signs, all of them prove. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]];

function macWith(key: Uint8Array, parts: readonly string[]): string {
  const mac = createHmac("sha256", key);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part);
  return mac.digest("base64url");
}

/** HMAC-SHA256 over length-prefixed parts, so that no two lists of parts give the same bytes. */
export function macOf(ring: KeyRing, ...parts: readonly string[]): string {
  return macWith(ring[0], parts);
}

/** The MACs of the same parts under every key of the ring, the newest first. */
export function macsOf(ring: KeyRing, ...parts: readonly string[]): string[] {
  return ring.map((key) => macWith(key, parts));
}

/** Whether a MAC was made by one of the keys. Takes the same time whether it was or not. */
export function provesMac(ring: KeyRing, mac: string, ...parts: readonly string[]): boolean {
  const matches = macsOf(ring, ...parts).filter((own) => sameMac(mac, own));
  return matches.length > 0;
}

/** Compares two MACs in constant time. */
export function sameMac(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
