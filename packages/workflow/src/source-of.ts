import type { Extraction, Posting } from "@savile/model";
import type { SourceInput } from "@savile/tailoring";

/** What was read, the job that it is held against, and the day of the documents (`YYYY-MM-DD`). */
export interface SourceOfInput {
  readonly extraction: Extraction;
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly today: string;
  /** The country that the person chose for documents. */
  readonly place?: string | undefined;
}

/** What every engine call on documents begins with. */
export function sourceOf({ extraction, ...job }: SourceOfInput): SourceInput {
  return {
    resume: extraction.resume,
    facts: extraction.facts,
    extractionConfidence: extraction.confidence,
    posting: job.posting,
    jobDescription: job.jobDescription,
    today: job.today,
    ...(job.place === undefined ? {} : { place: job.place }),
  };
}
