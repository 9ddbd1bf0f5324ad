import type { Clock } from "../ports/clock.ts";

const mostKeys = 20_000;

/** Counts requests in the memory of the process, so that a flood never reaches the database. */
export interface FloodGate {
  /** Seconds to wait, or `null` when the request may go on. */
  admit(key: string, count: number, seconds: number): number | null;
}

interface Window {
  count: number;
  readonly resetsAt: number;
}

/** Fixed windows per key; when too many keys are known, the oldest are forgotten. */
export function createFloodGate(clock: Clock): FloodGate {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number, seconds: number): Window {
    const known = windows.get(key);
    if (known !== undefined && known.resetsAt > now) return known;
    windows.delete(key);
    const fresh = { count: 0, resetsAt: now + seconds * 1_000 };
    windows.set(key, fresh);
    const [oldest] = windows.keys();
    if (windows.size > mostKeys && oldest !== undefined) windows.delete(oldest);
    return fresh;
  }

  return {
    admit: (key, count, seconds) => {
      const now = clock.now().getTime();
      const window = windowOf(key, now, seconds);
      window.count += 1;
      return window.count <= count ? null : Math.max(1, Math.ceil((window.resetsAt - now) / 1_000));
    },
  };
}
