import type { Layout, LayoutInput, RenderFailure } from "@savile/documents";
import type { Paper, Result, TailoredDocument, TemplateId } from "@savile/model";
import type { Renderer } from "./ports.ts";
import { printedDocument } from "./printed-document.ts";

export interface LayOutInput {
  readonly document: TailoredDocument;
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly createdAt: number;
  /** With drawings the pages can be painted; without them only their hashes and regions travel. */
  readonly drawings: boolean;
  readonly pageBudget?: LayoutInput["pageBudget"];
  readonly breaks?: LayoutInput["breaks"];
  readonly accent?: LayoutInput["accent"];
}

/** The pages of a document: the same layout that its PDF has. */
export async function layOut(
  input: LayOutInput,
  renderer: Renderer,
): Promise<Result<Layout, RenderFailure>> {
  return renderer.layout({
    document: printedDocument(input.document),
    template: input.template,
    paper: input.paper,
    createdAt: input.createdAt,
    pageBudget: input.pageBudget,
    breaks: input.breaks,
    accent: input.accent,
    want: input.drawings ? ["drawings"] : ["pages"],
  });
}
