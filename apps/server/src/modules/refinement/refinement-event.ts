import { refinementEventSchema } from "@savile/contracts";
import type { RefinementEvent } from "@savile/contracts";
import type { RefinedLine } from "@savile/model";
import * as z from "zod";
import type { StoredEvent } from "../../jobs/job.ts";

/** An event as the job stores it; its number and time come from its row. */
export type StoredRefinementEvent = Omit<RefinementEvent, "seq" | "at">;

const recordSchema = z.record(z.string(), z.unknown());

/** A stored event of a job as the wire shows it. */
export function refinementEventOf(stored: StoredEvent): RefinementEvent {
  return refinementEventSchema.parse({
    ...recordSchema.parse(stored.event),
    seq: stored.seq,
    at: stored.at.toISOString(),
  });
}

export function startedEvent(attempt: number): StoredRefinementEvent {
  return { attempt, status: "running", state: "started" };
}

export function lineEvent(attempt: number, line: RefinedLine): StoredRefinementEvent {
  const { path, before, after, rule, reason } = line;
  return { attempt, status: "running", state: "line", line: { path, before, after, rule, reason } };
}

/** The last event of an instruction that was carried out, declined or not understood. */
export function succeededEvent(
  attempt: number,
  outcome: NonNullable<RefinementEvent["outcome"]>,
): StoredRefinementEvent {
  return { attempt, status: "succeeded", state: "ended", outcome };
}

/** The last event of one without a result. */
export function endedEvent(end: {
  state: "failed" | "cancelled";
  code: string;
  attempt: number;
}): StoredRefinementEvent {
  const event = { attempt: end.attempt, status: end.state, state: "ended" as const };
  return end.state === "failed" ? { ...event, error_code: end.code } : event;
}
