import { hkdfSync } from "node:crypto";
import type { KeyRing } from "./mac.ts";
import type { SealKey, SealRing } from "./seal.ts";

/**
 * Every key of the service, each derived under a label of its own from every root secret, the newest first. So
 * an older secret still proves and opens what it signed and sealed until it is taken out of the settings.
 */
export interface Keys {
  /** Access and refresh tokens. */
  readonly token: KeyRing;
  readonly csrf: KeyRing;
  /** Sign-in codes, their links, and the browser that asked for them. */
  readonly code: KeyRing;
  /** Cookies of browsers that signed in before. */
  readonly device: KeyRing;
  /** Cookies of visitors who hold a result. */
  readonly visit: KeyRing;
  /** Stands in for accounts that were deleted. */
  readonly audit: KeyRing;
  /** Signatures of the sandbox's events. */
  readonly webhook: KeyRing;
  /** Tells whether a root secret is the one of a database. */
  readonly check: KeyRing;
  readonly blob: SealRing;
  /** Mails that wait in the outbox. */
  readonly mail: SealRing;
  /** The language model that was entered on the screen, with its key. */
  readonly model: SealRing;
}

function derive(secret: Uint8Array, label: string, length = 32): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "savile", label, length));
}

function sealKey(secret: Uint8Array, label: string): SealKey {
  return {
    id: Buffer.from(derive(secret, `${label} key id`, 4)).toString("hex"),
    bytes: derive(secret, label),
  };
}

/** Derives the keys (HKDF-SHA256) of root secrets of 32 bytes, the newest first. */
export function deriveKeys(newest: Uint8Array, ...older: readonly Uint8Array[]): Keys {
  const ring = (label: string): KeyRing => [
    derive(newest, label),
    ...older.map((secret) => derive(secret, label)),
  ];
  const sealRing = (label: string): SealRing => [
    sealKey(newest, label),
    ...older.map((secret) => sealKey(secret, label)),
  ];
  return {
    token: ring("token"),
    csrf: ring("csrf"),
    code: ring("code"),
    device: ring("device"),
    visit: ring("visit"),
    audit: ring("audit"),
    webhook: ring("webhook"),
    check: ring("check"),
    blob: sealRing("blob"),
    mail: sealRing("mail"),
    model: sealRing("model"),
  };
}
