/** Objects by key outside the database. Keys come from us, never from a client. */
export interface BlobStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or `null` when there is no such object or it cannot be trusted. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes the object; no error when it is gone already. */
  delete(key: string): Promise<void>;
}
