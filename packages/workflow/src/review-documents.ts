import type { LayoutInput, RenderFailure } from "@savile/documents";
import { ok } from "@savile/model";
import type {
  Decision,
  Edit,
  Paper,
  Result,
  TailoredDocument,
  Tailoring,
  TemplateId,
} from "@savile/model";
import type { Reviewed } from "@savile/tailoring";
import { ownTextWork } from "./ports.ts";
import type { Renderer, TextWork } from "./ports.ts";
import { printedDocument } from "./printed-document.ts";
import { sourceOf } from "./source-of.ts";
import type { SourceOfInput } from "./source-of.ts";

/** Finished documents, and what the person decided and wrote since. */
export interface ReviewTextsInput extends SourceOfInput {
  readonly tailoring: Tailoring;
  readonly decisions: readonly Decision[];
  /** The edits that are stored; by default those of the Tailoring. */
  readonly edits?: readonly Edit[];
  /** New edits, in the order in which they were made. */
  readonly pending?: readonly Edit[];
}

export interface ReviewDocumentsInput extends ReviewTextsInput {
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly pageBudget?: LayoutInput["pageBudget"];
  readonly breaks?: LayoutInput["breaks"];
}

/** The documents after the person's decisions and edits, with the edits that could not be made. */
export function reviewTexts(
  input: ReviewTextsInput,
  texts: Pick<TextWork, "review"> = ownTextWork,
): Promise<Reviewed> {
  const { tailoring, decisions, edits, pending } = input;
  return texts.review({
    ...sourceOf(input),
    tailoring,
    decisions,
    ...(edits === undefined ? {} : { edits }),
    ...(pending === undefined ? {} : { pending }),
  });
}

/** The documents after a review and their pages; a resume that cannot be printed is refused. */
export async function reviewDocuments(
  input: ReviewDocumentsInput,
  renderer: Renderer,
  texts: Pick<TextWork, "review"> = ownTextWork,
): Promise<Result<Reviewed & { readonly pages: number }, RenderFailure>> {
  const reviewed = await reviewTexts(input, texts);
  const pages = await countPages({ ...input, document: reviewed.tailoring.resume }, renderer);
  return pages.ok ? ok({ ...reviewed, pages: pages.value }) : pages;
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
