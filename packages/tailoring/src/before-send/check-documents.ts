import { emptyResume } from "@savile/model";
import type { Claim, CoverLetter, Fact, Hint, Posting, Resume } from "@savile/model";
import { readSource } from "../match/source.ts";
import { beforeYouSend } from "./before-you-send.ts";
import type { FilledPage, SentFile } from "./documents.ts";
import { nearlyEmptyPages } from "./nearly-empty-pages.ts";

/** A resume, a letter or both, as they would be sent. */
export interface CheckDocumentsInput {
  readonly resume?: {
    readonly resume: Resume;
    readonly facts: readonly Fact[];
    readonly claims?: readonly Claim[];
    /** How far its pages are filled, where it was laid out. */
    readonly pages?: readonly FilledPage[];
    readonly file?: SentFile;
  };
  readonly letter?: {
    readonly letter: CoverLetter;
    readonly claims?: readonly Claim[];
    readonly pages?: readonly FilledPage[];
  };
  readonly posting?: Posting;
  readonly jobDescription?: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

type AskedResume = NonNullable<CheckDocumentsInput["resume"]>;

const noResume: AskedResume = { resume: emptyResume(), facts: [] };

/** What is wrong with documents of whatever making, and what to look at before they are sent; the worst first. */
export function checkDocuments(input: CheckDocumentsInput): Hint[] {
  const { resume: asked = noResume, letter, today } = input;
  const { resume, facts, claims = [], file, pages = file?.pages ?? [] } = asked;
  const hints = beforeYouSend({
    source: readSource(resume, facts, today),
    resume: { resume, claims },
    letter: letter && { letter: letter.letter, claims: letter.claims ?? [] },
    file,
    posting: input.posting,
    jobDescription: input.jobDescription,
    today,
  });
  return [
    ...hints.filter(({ document }) => document === "cover_letter" || asked !== noResume),
    ...nearlyEmptyPages("resume", pages),
    ...nearlyEmptyPages("cover_letter", letter?.pages ?? []),
  ];
}
