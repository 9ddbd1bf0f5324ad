import type { PrintedDocument, RenderFailure } from "@savile/documents";
import { ok } from "@savile/model";
import type { PageDrawing, Paper, Result, TemplateId } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { createNewest } from "./newest.ts";

/** A drawing is about 200 KB; a picker asks for six of them. */
const kept = 60;

/** The first page of a document in a template, and how many pages it would take. */
export interface FirstPage {
  readonly template: TemplateId;
  readonly pages: number;
  readonly drawing: PageDrawing | null;
}

/** What a first page is drawn of; `key` names the words: equal keys, equal pages. */
export interface FirstPageInput {
  readonly key: string;
  readonly document: PrintedDocument;
  readonly template: TemplateId;
  readonly paper: Paper;
}

/** Draws first pages and keeps the newest: a picker shows the same six again and again. */
export interface FirstPages {
  draw(input: FirstPageInput): Promise<Result<FirstPage, RenderFailure>>;
}

async function drawNew(
  { renderer }: Pick<Dependencies, "renderer">,
  { document, template, paper }: FirstPageInput,
): Promise<Result<FirstPage, RenderFailure>> {
  const input = { document, template, paper, createdAt: 0, want: ["drawings" as const] };
  const layout = await renderer.layout(input);
  if (!layout.ok) return layout;
  const { pageCount, pages } = layout.value;
  return ok({ template, pages: pageCount, drawing: pages[0]?.drawing ?? null });
}

export function createFirstPages(needs: Pick<Dependencies, "renderer">): FirstPages {
  const newest = createNewest<FirstPage, RenderFailure>(kept);
  return {
    draw: (input) =>
      newest.get([input.key, input.template, input.paper].join(" "), () => drawNew(needs, input)),
  };
}
