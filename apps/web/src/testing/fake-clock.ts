/** A clock that stands still until it is moved. */
export interface FakeClock {
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Moves on by so many milliseconds; what falls due on the way runs in its turn. */
  readonly pass: (ms: number) => Promise<void>;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** A clock for tests, at 2026-01-01 at first. */
export function fakeClock(): FakeClock {
  let time = Date.UTC(2026, 0, 1);
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => time,
    after: (ms, run) => {
      const timer = { at: time + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass: async (ms) => {
      const end = time + ms;
      await settle();
      for (;;) {
        const [next] = timers.toSorted((a, b) => a.at - b.at);
        if (next === undefined || next.at > end) break;
        timers = timers.filter((one) => one !== next);
        time = next.at;
        next.run();
        await settle();
      }
      time = end;
      await settle();
    },
  };
}
