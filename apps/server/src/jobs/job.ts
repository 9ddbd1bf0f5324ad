import type { jobStates } from "../db/schema.ts";

export type JobState = (typeof jobStates)[number];

/** A claimed job. `payload` holds ids only; `token` fences every write of this run. */
export interface ClaimedJob {
  readonly id: number;
  readonly queue: string;
  readonly payload: unknown;
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly token: string;
  readonly deadlineAt: Date;
}

/** How a run ends when it is not done: `code` is stable, `retry` asks for another attempt. */
export interface JobFailure {
  readonly code: string;
  readonly retry: boolean;
}

/** One event of a job as it is stored. */
export interface StoredEvent {
  readonly jobId: number;
  readonly seq: number;
  readonly at: Date;
  readonly event: unknown;
}

/** The lease was taken by another worker: nothing of this run may be written any more. */
export class LeaseLost extends Error {
  constructor() {
    super("the lease of the job is lost");
  }
}
