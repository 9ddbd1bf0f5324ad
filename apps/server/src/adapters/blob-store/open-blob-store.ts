import { join } from "node:path";
import type { S3Settings } from "../../config/store-config.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import { folderBlobStore } from "./folder-blob-store.ts";
import { s3BlobStore } from "./s3-blob-store.ts";

/** The store of the settings, as it lies: sealed bytes by key. */
export function openBlobStore(where: {
  readonly store: S3Settings | null;
  readonly dataFolder: string;
}): BlobStore {
  return where.store === null
    ? folderBlobStore(join(where.dataFolder, "blobs"))
    : s3BlobStore(where.store);
}
