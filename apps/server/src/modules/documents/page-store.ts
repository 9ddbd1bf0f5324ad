import type { RenderFailure } from "@savile/documents";
import { ok } from "@savile/model";
import type { PageDrawing, PageSource, Result } from "@savile/model";
import { layOut } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { PrintableDocument } from "./find-document.ts";
import { createNewest } from "./newest.ts";

const kept = 24;

/** Lays documents out with their drawings and keeps the newest few: every page is asked for on its own. */
export interface PageStore {
  pages(document: PrintableDocument): Promise<Result<PageSource, RenderFailure>>;
  /** A page by its hash, `null` where the document has no such page. */
  drawing(
    document: PrintableDocument,
    hash: string,
  ): Promise<Result<PageDrawing | null, RenderFailure>>;
}

function keyOf(document: PrintableDocument): string {
  const { sessionId, kind, version, template, paper, layout } = document;
  return [sessionId, kind, version, template, paper, JSON.stringify(layout)].join(" ");
}

async function layOutNew(
  { renderer }: Pick<Dependencies, "renderer">,
  document: PrintableDocument,
): Promise<Result<PageSource, RenderFailure>> {
  const { template, paper, version, printedAt, layout: wanted } = document;
  const { accountId: account, sessionId, kind } = document;
  const layout = await layOut(
    {
      document: document.document,
      template,
      paper,
      createdAt: printedAt,
      drawings: true,
      ...wanted,
    },
    // Of one document in one template only the newest look is worth waiting for.
    renderer.askedBy({ account, preview: `${sessionId} ${kind} ${template}` }),
  );
  if (!layout.ok) return layout;
  const { pages, warnings, fit } = layout.value;
  return ok({
    rev: `v${version}`,
    template,
    paper,
    pages: [...pages],
    warnings: [...warnings],
    fit: {
      budget: fit.budget,
      met: fit.met,
      linesOver: fit.linesOver,
      over: [...fit.over],
      body: fit.body,
    },
  });
}

export function createPageStore(needs: Pick<Dependencies, "renderer">): PageStore {
  const newest = createNewest<PageSource, RenderFailure>(kept);
  const pages: PageStore["pages"] = (document) =>
    newest.get(keyOf(document), () => layOutNew(needs, document));
  return {
    pages,
    drawing: async (document, hash) => {
      const source = await pages(document);
      if (!source.ok) return source;
      return ok(source.value.pages.find((page) => page.hash === hash)?.drawing ?? null);
    },
  };
}

/** The pages without their drawings. */
export function withoutDrawings(source: PageSource): PageSource {
  return {
    ...source,
    pages: source.pages.map(({ hash, w, h, regions }) => ({ hash, w, h, regions })),
  };
}
