import type { ErrorCode } from "@savile/contracts";
import type { Result } from "@savile/model";

type Outcome<T> = Promise<Result<T, ErrorCode>>;

/** Answers that are made once and kept while they are among the newest asked for; failures are not kept. */
export interface Newest<T> {
  get(key: string, make: () => Outcome<T>): Outcome<T>;
}

export function createNewest<T>(most: number): Newest<T> {
  const known = new Map<string, Outcome<T>>();
  return {
    get: (key, make) => {
      const made = known.get(key) ?? make();
      // The newest are at the end of the map.
      known.delete(key);
      known.set(key, made);
      const forget = (): void => {
        if (known.get(key) === made) known.delete(key);
      };
      void made.then((result) => {
        if (!result.ok) forget();
      }, forget);
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return made;
    },
  };
}
