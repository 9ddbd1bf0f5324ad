import type { LayoutInput } from "@savile/documents";
import type { Paper, RefinedLine, Tailoring, TemplateId } from "@savile/model";
import type { Measure, Refined, RefineInput } from "@savile/tailoring";
import { ownTextWork } from "./ports.ts";
import type { Renderer, TextWork } from "./ports.ts";
import { sourceOf } from "./source-of.ts";
import type { SourceOfInput } from "./source-of.ts";

export interface RefineDocumentsInput extends SourceOfInput {
  readonly template: TemplateId;
  readonly paper: Paper;
  /** The most pages that the person asked for, and their page breaks: pages are counted as they print. */
  readonly pageBudget?: LayoutInput["pageBudget"];
  readonly breaks?: LayoutInput["breaks"];
  /** The documents as they are. */
  readonly tailoring: Tailoring;
  /** What the person asked for. */
  readonly instruction: string;
  /** The language model that words what is wished, or why there is none. */
  readonly engine?: RefineInput["engine"];
  /** Told about each proposal as it comes. */
  readonly onLine?: (line: RefinedLine) => void;
}

/**
 * Carries out a person's instruction on finished documents; pages are counted in the template that prints
 * them. Nothing of the documents changes: what is proposed waits for the person.
 */
export async function refineDocuments(
  input: RefineDocumentsInput,
  renderer: Renderer,
  texts: Pick<TextWork, "refine"> = ownTextWork,
): Promise<Refined> {
  const { template, paper, breaks, onLine, engine } = input;
  const measure: Measure = async (resume, pageBudget = input.pageBudget) => {
    const document = { kind: "resume" as const, resume };
    const print = { template, paper, pageBudget, breaks, createdAt: 0 };
    const layout = await renderer.layout({ document, ...print, want: [] });
    return layout.ok ? layout.value.pageCount : Number.POSITIVE_INFINITY;
  };
  return texts.refine({
    ...sourceOf(input),
    tailoring: input.tailoring,
    instruction: input.instruction,
    measure,
    ...(engine === undefined ? {} : { engine }),
    ...(onLine === undefined ? {} : { onLine }),
  });
}
