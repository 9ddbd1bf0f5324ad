import type { Database } from "../db/database.ts";
import type { StoredEvent } from "./job.ts";
import { eventsAfter } from "./repository.ts";

interface Follower {
  seq: number;
  readonly listener: EventListener;
}

/** Who follows a job: `heard` gets its events, `closed` is called when the feed ends before they did. */
export interface EventListener {
  heard(events: readonly StoredEvent[]): void;
  closed(): void;
}

/** Hands the events of jobs to those who follow them: one read per job and notification for all of them. */
export interface EventFeed {
  /** Hands over every event after `seq`, in order and without a gap, until the answer is called. */
  follow(jobId: number, seq: number, listener: EventListener): () => void;
  /** Ends the feed and tells everybody who still follows a job. */
  close(): void;
}

const backstopMs = 10_000;

/** Follows notifications, and reads again every 10 s in case one was lost. */
export function createEventFeed(database: Database): EventFeed {
  const followers = new Map<number, Set<Follower>>();
  const reading = new Map<number, boolean>();

  async function deliver(jobId: number): Promise<void> {
    const all = followers.get(jobId);
    if (all === undefined || all.size === 0) return;
    const from = Math.min(...[...all].map((follower) => follower.seq));
    const events = await eventsAfter(database.query, jobId, from);
    const newest = events.at(-1)?.seq ?? 0;
    for (const follower of all) {
      const fresh = events.filter((event) => event.seq > follower.seq);
      if (fresh.length === 0) continue;
      follower.seq = newest;
      follower.listener.heard(fresh);
    }
  }

  /** One read at a time per job; a notification that comes meanwhile makes one more. */
  function read(jobId: number): void {
    if (reading.has(jobId)) {
      reading.set(jobId, true);
      return;
    }
    reading.set(jobId, false);
    deliver(jobId)
      .catch(() => undefined)
      .finally(() => {
        const more = reading.get(jobId) === true;
        reading.delete(jobId);
        if (more) read(jobId);
      });
  }

  const unlisten = database.listen("job_events", (payload) => {
    if (payload === null) return [...followers.keys()].forEach(read);
    const jobId = Number(payload.split(":")[0]);
    if (followers.has(jobId)) read(jobId);
  });
  const backstop = setInterval(() => [...followers.keys()].forEach(read), backstopMs);
  backstop.unref();

  return {
    follow: (jobId, seq, listener) => {
      const follower: Follower = { seq, listener };
      const all = followers.get(jobId) ?? new Set();
      followers.set(jobId, all.add(follower));
      read(jobId);
      return () => {
        all.delete(follower);
        if (all.size === 0) followers.delete(jobId);
      };
    },
    close: () => {
      unlisten();
      clearInterval(backstop);
      const left = [...followers.values()].flatMap((all) => [...all]);
      // A read that is on its way finds nobody.
      for (const all of followers.values()) all.clear();
      followers.clear();
      for (const follower of left) follower.listener.closed();
    },
  };
}
