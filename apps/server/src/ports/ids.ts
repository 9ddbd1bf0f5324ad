/** Ids that are ordered by time (UUIDv7), so that they index well. */
export interface Ids {
  next(): string;
}
