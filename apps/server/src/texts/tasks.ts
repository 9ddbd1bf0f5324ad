import { readPostingSource } from "@savile/extraction/postings";
import {
  applyCorrections,
  cutLetterToRefuse,
  cutResumeToRefuse,
  localeOf,
  parseLetterMarkdown,
  parseResumeMarkdown,
  printLetterMarkdown,
  printResumeMarkdown,
} from "@savile/model";
import type {
  Correction,
  CoverLetter,
  Extraction,
  Posting,
  Resume,
  TailoredDocument,
  Tailoring,
} from "@savile/model";
import {
  gapQuestions,
  parsePosting,
  recommendTemplate,
  suggestInstructions,
} from "@savile/tailoring";
import type { GapInput, StandingInput } from "@savile/tailoring";
import { layDraft } from "./lay-draft.ts";
import type { LayDraftInput } from "./lay-draft.ts";
import { matchPostingTask, proofreadTask, verifyClaimsTask } from "./question-tasks.ts";
import { textTask } from "./text-task.ts";
import { fitTask, refineTask, reviewTask, tailorTask } from "./writing-tasks.ts";

export const parsePostingTask = textTask("parse-posting", (text: string) => parsePosting(text));

export const readPostingSourceTask = textTask("read-posting-source", (source: string) =>
  readPostingSource(source),
);

export const layDraftTask = textTask("lay-draft", (input: LayDraftInput) => layDraft(input));

interface Corrected {
  readonly reading: Extraction;
  readonly corrections: readonly Correction[];
  readonly accountId: string;
  readonly at: string;
}

export const correctTask = textTask("correct", ({ reading, corrections, ...by }: Corrected) =>
  applyCorrections(reading, corrections, by),
);

interface Written {
  readonly stored: TailoredDocument;
  readonly markdown: string;
}

interface Read {
  readonly document: TailoredDocument;
  /** Whether the words are none: marks alone, such as a page of stars, make no document. */
  readonly isBlank: boolean;
}

function readResume(markdown: string): Pick<Read, "isBlank"> & { readonly resume: Resume } {
  const resume = cutResumeToRefuse(parseResumeMarkdown(markdown));
  const nothing = printResumeMarkdown(parseResumeMarkdown(""));
  return { resume, isBlank: printResumeMarkdown(resume) === nothing };
}

function readLetter(markdown: string): Pick<Read, "isBlank"> & { readonly letter: CoverLetter } {
  const letter = cutLetterToRefuse(parseLetterMarkdown(markdown));
  const nothing = printLetterMarkdown(parseLetterMarkdown(""));
  return { letter, isBlank: printLetterMarkdown(letter) === nothing };
}

/**
 * The structure of an editor's words; they carry no proof of their own. Of a list that is too long only so much
 * comes back as it takes to refuse it: a hundred thousand lines would be copied by whoever answers others.
 */
export const readMarkdownTask = textTask("read-markdown", ({ stored, markdown }: Written): Read => {
  if (stored.kind === "resume") {
    const { resume, isBlank } = readResume(markdown);
    return { document: { ...stored, resume, claims: [] }, isBlank };
  }
  const { letter, isBlank } = readLetter(markdown);
  return { document: { ...stored, letter, claims: [] }, isBlank };
});

interface Recommended {
  /** A posting, or the text of one. */
  readonly posting: Posting | string;
  readonly resume: Resume | undefined;
  /** The country that the person chose for documents. */
  readonly place: string | undefined;
}

export const recommendTask = textTask("recommend", ({ posting, resume, place }: Recommended) => {
  const isText = typeof posting === "string";
  const read = isText ? parsePosting(posting) : posting;
  const placed = isText ? { ...read, text: posting } : read;
  const given = resume === undefined ? { posting: read } : { posting: read, resume };
  return { advice: recommendTemplate(given), paper: localeOf(placed, resume, place).paper };
});

interface Asked {
  readonly about: GapInput & { readonly tailoring: Tailoring };
  readonly answered: readonly string[];
}

export const gapsTask = textTask("gaps", ({ about, answered }: Asked) =>
  gapQuestions(about, [...answered]),
);

interface Suggested {
  readonly base: StandingInput;
  readonly pages: number;
}

export const suggestTask = textTask("suggest", ({ base, pages }: Suggested) =>
  suggestInstructions(base, pages),
);

/** Everything that a child can be asked to do. */
export const textTasks = [
  parsePostingTask,
  readPostingSourceTask,
  layDraftTask,
  correctTask,
  readMarkdownTask,
  recommendTask,
  gapsTask,
  suggestTask,
  tailorTask,
  refineTask,
  fitTask,
  reviewTask,
  verifyClaimsTask,
  proofreadTask,
  matchPostingTask,
] as const;
