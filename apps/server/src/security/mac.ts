import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 over length-prefixed parts, so that no two lists of parts give the same bytes. */
export function macOf(key: Uint8Array, ...parts: readonly string[]): string {
  const mac = createHmac("sha256", key);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part);
  return mac.digest("base64url");
}

/** Compares two MACs in constant time. */
export function sameMac(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
