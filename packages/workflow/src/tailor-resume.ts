import type { LayoutInput } from "@savile/documents";
import { err, ok } from "@savile/model";
import type {
  Decision,
  Edit,
  GenerationStage,
  Paper,
  ReadBack,
  Refinement,
  Result,
  Resume,
  Tailoring,
  TemplateId,
} from "@savile/model";
import { earlierWordings, editedLines, editsOf, setRefinements } from "@savile/tailoring";
import type { TailoringFailure, TailorInput } from "@savile/tailoring";
import { exportDocument } from "./export-document.ts";
import type { ExportDocumentInput, ExportedFile, ExportFailure } from "./export-document.ts";
import { ownTextWork } from "./ports.ts";
import type { Renderer, TextWork } from "./ports.ts";
import { sourceOf } from "./source-of.ts";
import type { SourceOfInput } from "./source-of.ts";

/** A stage that began or ended, with what it brought in plain words. */
export interface StageEvent {
  readonly stage: GenerationStage;
  readonly state: "started" | "finished";
  readonly found?: string;
}

export interface TailorResumeInput extends SourceOfInput {
  readonly template: TemplateId;
  readonly paper: Paper;
  /** The most pages that the person asked for, and their page breaks. */
  readonly pageBudget?: LayoutInput["pageBudget"];
  readonly breaks?: LayoutInput["breaks"];
  /** Time of the document version in seconds since 1970. */
  readonly createdAt: number;
  /** Decisions of the person on the changes; they are replayed on what is written. */
  readonly decisions?: readonly Decision[];
  /** Instructions of the person; what they proposed is laid over what is written. */
  readonly refinements?: readonly Refinement[];
  /** Edits of the person, outdated ones included; by default those of the documents that stand. */
  readonly edits?: readonly Edit[];
  readonly signal?: AbortSignal;
  readonly onStage?: (event: StageEvent) => void;
  /** The language model that writes, or why there is none. */
  readonly engine?: TailorInput["engine"];
  /** Told the lines so far while a model writes them. */
  readonly onLines?: TailorInput["onLines"];
  /** Documents that stand and are made anew: what a model worded in them stays. */
  readonly earlier?: Tailoring;
}

/** The documents with the proof that their PDFs hold every line. */
export interface TailoredDocuments {
  readonly tailoring: Tailoring;
  readonly readBacks: { readonly resume: ReadBack; readonly letter: ReadBack };
  /** `budget` is what the resume has without the decisions: more pages than that are their price. */
  readonly pages: { readonly resume: number; readonly letter: number; readonly budget: number };
}

export type TailorResumeFailure = TailoringFailure | ExportFailure;

const cancelled = { code: "cancelled" } as const;

function describe(pages: number, lines: number): string {
  return `${pages} ${pages === 1 ? "page" : "pages"}, text layer verified ${lines}/${lines}`;
}

/** Who writes: a model, the embedded engine for a reason, or what a model wrote before. */
function engineOf({ engine, onLines, earlier }: TailorResumeInput) {
  return {
    ...(engine === undefined ? {} : { engine }),
    ...(onLines === undefined ? {} : { onLines }),
    ...(earlier === undefined ? {} : { earlier: earlierWordings(earlier) }),
  };
}

/** The PDF of a document, or a Word file where its letters have no font here: both are read back. */
async function prove(
  input: Omit<ExportDocumentInput, "format">,
  renderer: Renderer,
): Promise<Result<ExportedFile, ExportFailure>> {
  const pdf = await exportDocument({ ...input, format: "pdf" }, renderer);
  return !pdf.ok && pdf.error.code === "missing_glyphs"
    ? exportDocument({ ...input, format: "docx" }, renderer)
    : pdf;
}

/**
 * Tailors a resume and a letter to a posting and proves that both can be printed and read back. The last
 * stage ends only after that proof.
 */
export async function tailorResume(
  input: TailorResumeInput,
  renderer: Renderer,
  texts: TextWork = ownTextWork,
): Promise<Result<TailoredDocuments, TailorResumeFailure>> {
  const { template, paper, createdAt, pageBudget, breaks, signal } = input;
  const print = { template, paper, createdAt, pageBudget, breaks };
  const report = input.onStage ?? (() => undefined);
  const base = sourceOf(input);
  const { decisions = [], refinements = [], edits = editsOf(input.earlier) } = input;
  const measure = async (resume: Resume): Promise<number> => {
    const document = { kind: "resume" as const, resume };
    const layout = await renderer.layout({ document, ...print, want: [] });
    return layout.ok ? layout.value.pageCount : 0;
  };
  const written = await texts.tailor({
    ...base,
    measure,
    kept: editedLines(input.earlier),
    ...(pageBudget === undefined ? {} : { pageBudget }),
    ...(signal === undefined ? {} : { signal }),
    ...engineOf(input),
    onStage: (event) => {
      if (event.stage !== "format" || event.state === "started") report(event);
    },
  });
  if (!written.ok) return written;
  if (signal?.aborted === true) return err(cancelled);
  const tailoring =
    decisions.length === 0 && refinements.length === 0 && edits.length === 0
      ? written.value
      : await texts
          .review({
            ...base,
            tailoring: setRefinements(written.value, refinements),
            decisions,
            edits,
          })
          .then((reviewed) => reviewed.tailoring);
  const proof = { template, paper, createdAt };
  const resume = await prove(
    { ...proof, pageBudget, breaks, document: tailoring.resume },
    renderer,
  );
  if (!resume.ok) return resume;
  const letter = await prove({ ...proof, document: tailoring.letter }, renderer);
  if (!letter.ok) return letter;
  if (input.signal?.aborted === true) return err(cancelled);
  const readBacks = { resume: resume.value.readBack, letter: letter.value.readBack };
  // A Word file, which stands in where letters have no font, does not say how many pages it has.
  const printed = readBacks.resume.pageCount ?? (await measure(tailoring.resume.resume));
  const pages = {
    resume: printed,
    letter: readBacks.letter.pageCount ?? 0,
    budget:
      decisions.length === 0 && edits.length === 0
        ? printed
        : await measure(written.value.resume.resume),
  };
  report({
    stage: "format",
    state: "finished",
    found: describe(pages.resume + pages.letter, readBacks.resume.lines + readBacks.letter.lines),
  });
  return ok({ tailoring, readBacks, pages });
}
