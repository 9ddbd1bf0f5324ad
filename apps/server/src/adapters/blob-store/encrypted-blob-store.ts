import type { BlobStore } from "../../ports/blob-store.ts";
import { seal, unseal } from "../../security/seal.ts";
import type { SealRing } from "../../security/seal.ts";

/**
 * Encrypts every object of another store (AES-256-GCM, bound to its key name). The first key writes, all of
 * them read; an object that was altered or whose key is unknown reads as `null`.
 */
export function encryptedBlobStore(store: BlobStore, keys: SealRing): BlobStore {
  return {
    put: (name, bytes) => store.put(name, seal(keys, name, bytes)),
    get: async (name) => {
      const sealed = await store.get(name);
      return sealed === null ? null : unseal(keys, name, sealed);
    },
    delete: (name) => store.delete(name),
  };
}
