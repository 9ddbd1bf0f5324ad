import { monitorEventLoopDelay } from "node:perf_hooks";

const lookMs = 1_000;
const slowestMs = 2_000;

/** Tells whether the process cannot keep up: its event loop was behind by more than 2 s on average. */
export interface LoadWatch {
  readonly busy: boolean;
  stop(): void;
}

export function watchLoad(): LoadWatch {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let busy = false;
  const timer = setInterval(() => {
    busy = delay.mean / 1e6 > slowestMs;
    delay.reset();
  }, lookMs);
  timer.unref();
  return {
    get busy() {
      return busy;
    },
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
