import type { Result } from "@savile/model";

/** Answers that are made once and kept while they are among the newest asked for; failures are not kept. */
export interface Newest<T, E> {
  get(key: string, make: () => Promise<Result<T, E>>): Promise<Result<T, E>>;
}

export function createNewest<T, E>(most: number): Newest<T, E> {
  const known = new Map<string, Promise<Result<T, E>>>();
  return {
    get: (key, make) => {
      const made = known.get(key) ?? make();
      // The newest are at the end of the map.
      known.delete(key);
      known.set(key, made);
      const forget = (): boolean => known.get(key) === made && known.delete(key);
      void made.then((result) => result.ok || forget(), forget);
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return made;
    },
  };
}
