/** Something that waits for a process. */
export interface Waiting {
  readonly lane: "call" | "job";
  readonly account: string | undefined;
}

/** Work that waits, first come first served, but that nobody has all processes at once. */
export interface TextQueue<Job extends Waiting> {
  /** `false` where there is no room for it. */
  add(job: Job): boolean;
  /** Puts a job before all others. */
  again(job: Job): void;
  /** The next one to be worked on, with those that are being worked on now. */
  next(running: readonly Waiting[], most: number): Job | undefined;
  drop(job: Job): boolean;
  clear(): Job[];
  readonly size: number;
}

const mostInAll = 512;
const mostOfAccount = 24;

export function createTextQueue<Job extends Waiting>(): TextQueue<Job> {
  let waiting: Job[] = [];

  function take(place: number): Job | undefined {
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  }

  return {
    add: (job) => {
      const { account } = job;
      const own = waiting.filter((one) => account !== undefined && one.account === account);
      if (waiting.length >= mostInAll || own.length >= mostOfAccount) return false;
      waiting.push(job);
      return true;
    },
    again: (job) => void waiting.unshift(job),
    next: (running, most) => {
      // One process is left to those who wait for an answer, and one to everybody else.
      const room = Math.max(1, most - 1);
      const jobs = running.filter(({ lane }) => lane === "job").length;
      const own = ({ account }: Job): number =>
        account === undefined ? 0 : running.filter((one) => one.account === account).length;
      return take(
        waiting.findIndex((job) => own(job) < room && (job.lane === "call" || jobs < room)),
      );
    },
    drop: (job) => take(waiting.indexOf(job)) !== undefined,
    clear: () => {
      const all = waiting;
      waiting = [];
      return all;
    },
    get size() {
      return waiting.length;
    },
  };
}
