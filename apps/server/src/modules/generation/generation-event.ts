import { generationEventSchema } from "@savile/contracts";
import type { GenerationEvent } from "@savile/contracts";
import * as z from "zod";
import type { StoredEvent } from "../../jobs/job.ts";

const recordSchema = z.record(z.string(), z.unknown());

/** A stored event of a generation job as the wire shows it. */
export function generationEventOf(stored: StoredEvent): GenerationEvent {
  return generationEventSchema.parse({
    ...recordSchema.parse(stored.event),
    seq: stored.seq,
    at: stored.at.toISOString(),
  });
}
