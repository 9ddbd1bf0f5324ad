/** Lets only so many runs use a model at once; the others wait their turn. */
export interface Places {
  /** Gives the place back; `null` when none became free in time or the wait was aborted. */
  take(waitMs: number, signal: AbortSignal): Promise<(() => void) | null>;
}

export function createPlaces(count: number): Places {
  let free = count;
  const waiting: (() => void)[] = [];
  const giveBack = (): (() => void) => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    };
  };
  return {
    take: (waitMs, signal) => {
      if (signal.aborted) return Promise.resolve(null);
      if (free > 0) {
        free -= 1;
        return Promise.resolve(giveBack());
      }
      return new Promise((resolve) => {
        const end = (place: (() => void) | null): void => {
          clearTimeout(timer);
          signal.removeEventListener("abort", leave);
          const at = waiting.indexOf(turn);
          if (at >= 0) waiting.splice(at, 1);
          resolve(place);
        };
        const turn = (): void => end(giveBack());
        const leave = (): void => end(null);
        const timer = setTimeout(leave, waitMs);
        signal.addEventListener("abort", leave);
        waiting.push(turn);
      });
    },
  };
}
