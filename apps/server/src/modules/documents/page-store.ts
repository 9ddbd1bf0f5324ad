import { createHash } from "node:crypto";
import type { RenderFailure } from "@savile/documents";
import { ok } from "@savile/model";
import type { PageDrawing, PageSource, Result } from "@savile/model";
import { layOut, printedDocument } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import type { PrintableDocument } from "./find-document.ts";
import { createNewest } from "./newest.ts";

const kept = 24;

/** Pages without the name of what they show. */
type Pages = Omit<PageSource, "rev">;

/** A document with words that are not stored: pages of equal words are laid out once. */
export type DraftDocument = Omit<
  PrintableDocument,
  "createdAt" | "printedAt" | "job" | "sessionCreatedAt" | "jobDescription"
>;

/** Lays documents out with their drawings and keeps the newest few: every page is asked for on its own. */
export interface PageStore {
  pages(document: PrintableDocument): Promise<Result<PageSource, RenderFailure>>;
  /** The pages of words that are not stored; of one document only the newest words are worth waiting for. */
  draft(document: DraftDocument): Promise<Result<PageSource, RenderFailure>>;
  /** A page by its hash, `null` where the document has no such page. */
  drawing(
    document: PrintableDocument,
    hash: string,
  ): Promise<Result<PageDrawing | null, RenderFailure>>;
}

/** Names everything that the pages depend on. */
function keyOf({ sessionId, document, template, paper, layout }: DraftDocument): string {
  const parts = [sessionId, printedDocument(document), template, paper, layout];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

async function layOutNew(
  { renderer }: Pick<Dependencies, "renderer">,
  { document, template, paper, accountId: account, layout: wanted }: DraftDocument,
  preview: string,
): Promise<Result<Pages, RenderFailure>> {
  const input = { document, template, paper, createdAt: 0, drawings: true, ...wanted };
  const layout = await layOut(input, renderer.askedBy({ account, preview }));
  if (!layout.ok) return layout;
  const { pages, warnings, fit } = layout.value;
  return ok({
    template,
    paper,
    pages: [...pages],
    warnings: warnings.map(({ code, detail, at }) => ({
      code,
      detail,
      ...(at === undefined
        ? {}
        : { at: at.map(({ place, characters }) => ({ place, characters })) }),
    })),
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
  const newest = createNewest<Pages, RenderFailure>(kept);
  const laidOut = (document: DraftDocument, preview: string, key = keyOf(document)) =>
    newest.get(key, () => layOutNew(needs, document, preview));
  const pages: PageStore["pages"] = async (document) => {
    const { sessionId, kind, template, version } = document;
    // Of one document in one template only the newest look is worth waiting for.
    const made = await laidOut(document, `${sessionId} ${kind} ${template}`);
    return made.ok ? ok({ rev: `v${version}`, ...made.value }) : made;
  };
  return {
    pages,
    draft: async (document) => {
      const { sessionId, kind, version } = document;
      const key = keyOf(document);
      const made = await laidOut(document, `${sessionId} ${kind} draft`, key);
      return made.ok ? ok({ rev: `v${version}.${key.slice(0, 12)}`, ...made.value }) : made;
    },
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
