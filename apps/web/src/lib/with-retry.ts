import { isTransient } from "./api-error.ts";

/** How often and how patiently a call is tried; times in milliseconds. */
export interface RetryPolicy {
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly mostDelayMs: number;
}

/** Three attempts, a second apart at first, twice as long each time, ten seconds at most. */
export const standardRetry: RetryPolicy = {
  attempts: 3,
  firstDelayMs: 1_000,
  mostDelayMs: 10_000,
};

export interface RetryOptions {
  readonly policy?: RetryPolicy;
  readonly signal?: AbortSignal;
  /** Whether this failure is worth another attempt; by default faults of the line and of the server. */
  readonly worth?: (error: unknown) => boolean;
  /** Called before each attempt after the first with its number. */
  readonly onAttempt?: (attempt: number) => void;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

/** Whether somebody still waits and another attempt can mend a failure. */
function isMendable(error: unknown, { signal, worth = isTransient }: RetryOptions): boolean {
  return signal?.aborted !== true && worth(error);
}

/** Runs `call`, again after failures that another attempt can mend; rejects with the last one. */
export async function withRetry<T>(call: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { policy = standardRetry, signal, onAttempt } = options;
  for (let attempt = 1; ; attempt += 1) {
    if (attempt > 1) onAttempt?.(attempt);
    try {
      return await call();
    } catch (error) {
      if (attempt >= policy.attempts || !isMendable(error, options)) throw error;
    }
    await pause(Math.min(policy.mostDelayMs, policy.firstDelayMs * 2 ** (attempt - 1)), signal);
  }
}
