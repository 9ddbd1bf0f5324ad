import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<number>();
const requestDeadlineMs = 5_000;

/** Milliseconds that a statement of the current caller may take. */
export function currentDeadline(): number {
  return storage.getStore() ?? requestDeadlineMs;
}

/** Gives every statement below `run` another deadline: jobs and upkeep wait longer than requests. */
export function withDeadline<T>(milliseconds: number, run: () => Promise<T>): Promise<T> {
  return storage.run(milliseconds, run);
}
