import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { PageDrawing, PageSource, Result } from "@savile/model";
import { layOut } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { failureCode } from "../review/failure-code.ts";
import type { PrintableDocument } from "./find-document.ts";
import { createNewest } from "./newest.ts";

const kept = 24;

/** Lays documents out with their drawings and keeps the newest few: every page is asked for on its own. */
export interface PageStore {
  pages(document: PrintableDocument): Promise<Result<PageSource, ErrorCode>>;
  drawing(document: PrintableDocument, hash: string): Promise<Result<PageDrawing, ErrorCode>>;
}

function keyOf(document: PrintableDocument): string {
  const { sessionId, kind, version, template, paper } = document;
  return [sessionId, kind, version, template, paper].join(" ");
}

async function layOutNew(
  { renderer }: Pick<Dependencies, "renderer">,
  document: PrintableDocument,
): Promise<Result<PageSource, ErrorCode>> {
  const { template, paper, version, printedAt } = document;
  const layout = await layOut(
    { document: document.document, template, paper, createdAt: printedAt, drawings: true },
    renderer,
  );
  if (!layout.ok) return err(failureCode(layout.error));
  const { pages, warnings } = layout.value;
  return ok({
    rev: `v${version}`,
    template,
    paper,
    pages: [...pages],
    warnings: [...warnings],
  });
}

export function createPageStore(needs: Pick<Dependencies, "renderer">): PageStore {
  const newest = createNewest<PageSource>(kept);
  const pages: PageStore["pages"] = (document) =>
    newest.get(keyOf(document), () => layOutNew(needs, document));
  return {
    pages,
    drawing: async (document, hash) => {
      const source = await pages(document);
      if (!source.ok) return source;
      const drawing = source.value.pages.find((page) => page.hash === hash)?.drawing;
      return drawing === undefined ? err("not_found") : ok(drawing);
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
