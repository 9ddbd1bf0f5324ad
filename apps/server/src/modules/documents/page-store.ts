import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { PageDrawing, PageSource, Result } from "@savile/model";
import { layOut } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { PrintableDocument } from "./find-document.ts";

const kept = 12;

/** Lays documents out with their drawings and keeps the newest few: every page is asked for on its own. */
export interface PageStore {
  pages(document: PrintableDocument): Promise<Result<PageSource, ErrorCode>>;
  drawing(document: PrintableDocument, hash: string): Promise<Result<PageDrawing, ErrorCode>>;
}

function keyOf(document: PrintableDocument): string {
  const { sessionId, kind, version, template, paper } = document;
  return [sessionId, kind, version, template, paper].join(" ");
}

export function createPageStore(needs: Pick<Dependencies, "renderer">): PageStore {
  const known = new Map<string, Promise<Result<PageSource, ErrorCode>>>();

  async function make(document: PrintableDocument): Promise<Result<PageSource, ErrorCode>> {
    const { template, paper, version, printedAt } = document;
    const layout = await layOut(
      { document: document.document, template, paper, createdAt: printedAt, drawings: true },
      needs.renderer,
    );
    if (!layout.ok) return err("render_failed");
    const { pages, warnings } = layout.value;
    return ok({
      rev: `v${version}`,
      template,
      paper,
      pages: [...pages],
      warnings: [...warnings],
    });
  }

  function pages(document: PrintableDocument): Promise<Result<PageSource, ErrorCode>> {
    const key = keyOf(document);
    const made = known.get(key) ?? make(document);
    // The newest are at the end of the map; a failed layout is not kept.
    known.delete(key);
    known.set(key, made);
    void made.then(
      (result) => result.ok || known.delete(key),
      () => known.delete(key),
    );
    for (const oldest of known.keys()) {
      if (known.size <= kept) break;
      known.delete(oldest);
    }
    return made;
  }

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
