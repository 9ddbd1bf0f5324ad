import type { Country, Fact, Posting, Resume, Tailoring } from "@savile/model";

/** A source and a posting: what documents are held against, whoever works on them. */
export interface SourceInput {
  /** The source, with what the person corrected or attested. */
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly posting: Posting;
  readonly jobDescription: string;
  /** `YYYY-MM-DD`: the day of the documents. */
  readonly today: string;
  /** The country that the person chose for documents; else posting and resume tell it. */
  readonly place?: Country | undefined;
  /** 0..1, or `null` when it was not measured. */
  readonly extractionConfidence: number | null;
}

/** Finished documents with what proves them. */
export interface StandingInput extends SourceInput {
  /** The Tailoring as it was written or as an earlier review left it: both give the same. */
  readonly tailoring: Tailoring;
}
