import { createHash, randomBytes } from "node:crypto";

const mark = "svl_";
const form = /^svl_[\w-]{43}$/;

/** A new key: 256 random bits behind a mark by which scanners and people know it. */
export function makeSecret(): string {
  return `${mark}${randomBytes(32).toString("base64url")}`;
}

/** Whether a bearer is meant as a key. */
export function isSecret(bearer: string): boolean {
  return bearer.startsWith(mark);
}

/** What is kept of a key; nothing for a text that no key can be. A random text needs no salt and no slow hash. */
export function hashOf(secret: string): string | null {
  return form.test(secret) ? createHash("sha256").update(secret).digest("base64url") : null;
}

/** How a key begins, for the list in which its owner looks for it. */
export function beginningOf(secret: string): string {
  return secret.slice(0, mark.length + 6);
}
