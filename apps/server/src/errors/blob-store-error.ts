/** The store of files did not do what it was asked for. */
export class BlobStoreError extends Error {
  /** HTTP status, 0 where the store did not answer. */
  readonly status: number;
  /** The store's own word for it, such as `NoSuchBucket`. */
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(`the store of files answered ${status === 0 ? "nothing" : `${status} ${reason}`}`);
    this.status = status;
    this.reason = reason;
  }
}
