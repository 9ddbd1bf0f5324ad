/** An access token lives a quarter of an hour; long runs take another one before that. */
export const ageMs = 8 * 60_000;

/** What `make` made, made anew when it is older than `age`. */
export function freshly<T>(age: number, make: () => Promise<T>): () => Promise<T> {
  let made: T | null = null;
  let at = 0;
  return async () => {
    if (made === null || Date.now() - at > age) {
      made = await make();
      at = Date.now();
    }
    return made;
  };
}
