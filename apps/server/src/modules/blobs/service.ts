import { createHash, randomBytes } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import * as store from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "blobs" | "clock">;

const dayMs = 24 * 60 * 60_000;

export interface StoreBlobInput {
  readonly accountId: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Days until the bytes are removed by themselves; `null` keeps them until they are deleted. */
  readonly days: number | null;
}

export interface StoredBlob {
  readonly key: string;
  readonly sha256: string;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Writes bytes under a random key. The row comes first and stays `pending` until the caller marks it ready
 * in the transaction that needs it, so a crash leaves nothing that the sweep does not find.
 */
export async function storeBlob(needs: Needs, input: StoreBlobInput): Promise<StoredBlob> {
  const key = `u/${input.accountId}/${randomBytes(16).toString("hex")}`;
  const createdAt = needs.clock.now();
  const sha256 = sha256Of(input.bytes);
  await store.insertPendingBlob(needs.database.query, {
    key,
    accountId: input.accountId,
    size: input.bytes.byteLength,
    sha256,
    mediaType: input.mediaType,
    createdAt,
    expiresAt: input.days === null ? null : new Date(createdAt.getTime() + input.days * dayMs),
  });
  await needs.blobs.put(key, input.bytes);
  return { key, sha256 };
}

/** The bytes of a ready blob, or `null` when they are gone or were altered. */
export async function loadBlob(needs: Needs, key: string): Promise<Uint8Array | null> {
  const row = await store.findReadyBlob(needs.database.query, key);
  const bytes = row === null ? null : await needs.blobs.get(key);
  return row !== null && bytes !== null && sha256Of(bytes) === row.sha256 ? bytes : null;
}

/** Removes the bytes of blobs that nobody needs, then their rows; answers how many. */
export async function sweepBlobs(needs: Needs): Promise<number> {
  const dead = await store.findDeadBlobs(needs.database.query, needs.clock.now());
  for (const key of dead) {
    await needs.blobs.delete(key);
    await store.deleteBlobRow(needs.database.query, key);
  }
  return dead.length;
}
