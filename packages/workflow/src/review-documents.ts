import type { LayoutInput, RenderFailure } from "@savile/documents";
import { ok } from "@savile/model";
import type {
  Decision,
  Extraction,
  Paper,
  Posting,
  Result,
  TailoredDocument,
  Tailoring,
  TemplateId,
} from "@savile/model";
import { review } from "@savile/tailoring";
import type { Renderer } from "./ports.ts";
import { printedDocument } from "./printed-document.ts";

export interface ReviewDocumentsInput {
  readonly extraction: Extraction;
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly pageBudget?: LayoutInput["pageBudget"];
  readonly breaks?: LayoutInput["breaks"];
  /** The day on which the documents were written, as `YYYY-MM-DD`. */
  readonly today: string;
  readonly tailoring: Tailoring;
  readonly decisions: readonly Decision[];
}

/** The documents after the person's decisions; a resume that cannot be printed is refused. */
export async function reviewDocuments(
  input: ReviewDocumentsInput,
  renderer: Renderer,
): Promise<Result<{ tailoring: Tailoring; pages: number }, RenderFailure>> {
  const { extraction } = input;
  const tailoring = review({
    resume: extraction.resume,
    facts: extraction.facts,
    extractionConfidence: extraction.confidence,
    posting: input.posting,
    jobDescription: input.jobDescription,
    today: input.today,
    tailoring: input.tailoring,
    decisions: input.decisions,
  });
  const pages = await countPages({ ...input, document: tailoring.resume }, renderer);
  return pages.ok ? ok({ tailoring, pages: pages.value }) : pages;
}

/** Printed pages of a document. */
export async function countPages(
  input: Pick<ReviewDocumentsInput, "template" | "paper" | "pageBudget" | "breaks"> & {
    readonly document: TailoredDocument;
  },
  renderer: Renderer,
): Promise<Result<number, RenderFailure>> {
  const { template, paper, pageBudget, breaks } = input;
  const document = printedDocument(input.document);
  const print = { template, paper, pageBudget, breaks, createdAt: 0 };
  const layout = await renderer.layout({ ...print, document, want: [] });
  return layout.ok ? ok(layout.value.pageCount) : layout;
}
