import type { Clock } from "../ports/clock.ts";

/** A clock that stands still until it is moved. */
export interface StillClock extends Clock {
  pass(milliseconds: number): void;
}

export function stillClock(start = "2026-03-02T10:00:00Z"): StillClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
