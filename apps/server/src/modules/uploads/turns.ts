/** Lets one piece of work of a key run at a time; the others of that key wait in line. */
export interface Turns {
  /** Runs when it is the key's turn; `null` when too many wait already. */
  take<T>(key: string, run: () => Promise<T>): Promise<T> | null;
}

/** At most `longest` pieces of work per key, the running one included. */
export function createTurns(longest: number): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    take: (key, run) => {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (line.length >= longest) return null;
      line.length += 1;
      lines.set(key, line);
      const turn = line.last.then(run).finally(() => {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      });
      line.last = turn.catch(() => undefined);
      return turn;
    },
  };
}
