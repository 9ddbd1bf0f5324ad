/**
 * Who asks for a layout: `account` bounds how much of it waits, `preview` names what is looked at, so that a
 * newer request for the same replaces an older one that still waits. Files are asked for without it and are
 * never replaced. What is `behind` lets everything else go first: a miniature must not hold up a page.
 */
export interface Asker {
  readonly account?: string | undefined;
  readonly preview?: string | undefined;
  readonly behind?: boolean | undefined;
}

/** Something that waits for its turn. */
export interface Waiting {
  readonly asker: Asker;
}

/** How much may wait in all, of it for previews, and of one account. */
export interface QueueLimits {
  readonly all: number;
  readonly previews: number;
  readonly account: number;
}

/** What became of a request: it waits, in place of an older one perhaps, or there is no room for it. */
export type Added<Job> =
  | { readonly kind: "waits"; readonly replaced: Job | null }
  | { readonly kind: "full" };

/** Requests in the order in which they came; those that stay behind come last. */
export interface Queue<Job extends Waiting> {
  add(job: Job): Added<Job>;
  /** Puts a request that has to be tried again before all others. */
  again(job: Job): void;
  next(): Job | undefined;
  /** Takes everything that waits. */
  clear(): Job[];
  readonly size: number;
}

export function createQueue<Job extends Waiting>(limits: QueueLimits): Queue<Job> {
  let waiting: Job[] = [];

  function isPreview(job: Job): boolean {
    return job.asker.preview !== undefined;
  }
  function olderThan(job: Job): number {
    const { account, preview } = job.asker;
    if (preview === undefined) return -1;
    return waiting.findIndex(({ asker }) => asker.preview === preview && asker.account === account);
  }
  function hasRoom(job: Job): boolean {
    const { account } = job.asker;
    if (waiting.length >= limits.all) return false;
    if (isPreview(job) && waiting.filter(isPreview).length >= limits.previews) return false;
    if (account === undefined) return true;
    return waiting.filter(({ asker }) => asker.account === account).length < limits.account;
  }

  return {
    add(job) {
      const place = olderThan(job);
      if (place >= 0) {
        const [replaced = null] = waiting.splice(place, 1, job);
        return { kind: "waits", replaced };
      }
      if (!hasRoom(job)) return { kind: "full" };
      waiting.push(job);
      return { kind: "waits", replaced: null };
    },
    again: (job) => {
      waiting.unshift(job);
    },
    next() {
      const first = waiting.findIndex(({ asker }) => asker.behind !== true);
      return waiting.splice(Math.max(0, first), 1)[0];
    },
    clear() {
      const all = waiting;
      waiting = [];
      return all;
    },
    get size() {
      return waiting.length;
    },
  };
}
