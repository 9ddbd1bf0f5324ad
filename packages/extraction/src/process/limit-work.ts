import { waitedMs } from "./waited-ms.ts";

/** A process that waited for a processor may take so many times its limit. */
const mostWaiting = 5;
/** Less of the limit than this part is no waiting worth counting. */
const countedPart = 0.1;

/** Which process works, how long it may, and how its waiting is known. */
export interface WorkLimit {
  readonly pid: number | undefined;
  readonly ms: number;
  /** How long a process has waited for a processor in all; the system's own count without it. */
  readonly waited?: ((pid: number | undefined) => number) | undefined;
}

/**
 * Calls `over` when a process has had its time, and tells whether it was held up to the last. Time in which it
 * waited for a processor is given back to it, up to five limits: a busy machine makes no work too complex. Ends with
 * the returned function.
 */
export function limitWork(
  { pid, ms, waited: waitedOf = waitedMs }: WorkLimit,
  over: (isHeldUp: boolean) => void,
): () => void {
  let timer: NodeJS.Timeout;
  let from = waitedOf(pid);
  let left = mostWaiting * ms;
  const look = (): void => {
    const now = waitedOf(pid);
    const waited = now - from;
    from = now;
    left -= waited;
    if (waited < countedPart * ms) over(false);
    else if (left <= 0) over(true);
    else timer = setTimeout(look, waited);
  };
  timer = setTimeout(look, ms);
  return () => clearTimeout(timer);
}
