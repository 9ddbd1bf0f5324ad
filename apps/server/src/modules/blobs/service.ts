import { createHash, randomBytes } from "node:crypto";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { describeError } from "../../http/error-handler.ts";
import * as store from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "blobs" | "clock">;
type ReadNeeds = Needs & Pick<Dependencies, "logger">;

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

/** A blob that is not there any more, or one that should be and is missing or altered. */
export type BlobFault = "gone" | "file_damaged";

function isCurrent(row: store.BlobRow | null, now: Date): row is store.BlobRow {
  return row !== null && (row.expiresAt === null || row.expiresAt > now);
}

/** Notes a change of what is known of a blob; a disk that takes nothing must not keep its bytes back. */
async function note(needs: ReadNeeds, row: store.BlobRow, damagedAt: Date | null): Promise<void> {
  if ((row.damagedAt === null) === (damagedAt === null)) return;
  await store
    .noteDamage(needs.database.query, row.key, damagedAt)
    .catch((error: unknown) => needs.logger.warn(describeError(error), "damage was not noted"));
}

/** The bytes of a ready blob. Damage is logged, and counted until the file is whole or deleted. */
export async function loadBlob(
  needs: ReadNeeds,
  key: string,
): Promise<Result<Uint8Array, BlobFault>> {
  const now = needs.clock.now();
  const row = await store.findReadyBlob(needs.database.query, key);
  if (!isCurrent(row, now)) return err("gone");
  const bytes = await needs.blobs.get(key);
  if (bytes !== null && sha256Of(bytes) === row.sha256) {
    await note(needs, row, null);
    return ok(bytes);
  }
  needs.logger.error({ code: "file_damaged", blob: key }, "a stored file is damaged or missing");
  await note(needs, row, now);
  return err("file_damaged");
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
