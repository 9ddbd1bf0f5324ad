/** Times in milliseconds and counts that bound what a call may do. */
export interface CallPolicy {
  /** From sending to the first sign of life. */
  readonly firstByteMs: number;
  /** Between two signs of life. */
  readonly idleMs: number;
  /** A whole attempt, however lively. */
  readonly attemptMs: number;
  /** A second opinion with all its attempts: it is short, and what takes longer is not waited for. */
  readonly opinionMs: number;
  /** Attempts after the first, for what may pass. */
  readonly retries: number;
  /** Wait before the first of them; it doubles, and half of it is chance. */
  readonly backoffMs: number;
  /** Less than this left, and no attempt is begun. */
  readonly leastMs: number;
  /** Characters of an answer from which on it is none. */
  readonly longestAnswer: number;
  /** Most tokens that a cut answer may be asked for again with. */
  readonly mostTokens: number;
}

export const standardPolicy: CallPolicy = {
  firstByteMs: 20_000,
  idleMs: 15_000,
  attemptMs: 60_000,
  opinionMs: 8_000,
  retries: 2,
  backoffMs: 500,
  leastMs: 1_000,
  longestAnswer: 200_000,
  mostTokens: 16_000,
};
