import { routes } from "@savile/contracts";
import { exportFormats } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint, fileEndpoint, rawEndpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../http/refusal.ts";
import { findSession } from "../generation/repository.ts";
import { findDocument, findDocuments } from "./find-document.ts";
import type { PrintableDocument } from "./find-document.ts";
import { handOut } from "./hand-out.ts";
import { documentAsMarkdown, documentsAsMarkdown } from "./markdown.ts";
import { createPageStore, withoutDrawings } from "./page-store.ts";
import { listExports } from "./repository.ts";
import { textPage } from "./text-page.ts";

function bundled(documents: readonly PrintableDocument[], kind: PrintableDocument["kind"]) {
  const found = documents.find((entry) => entry.kind === kind);
  if (found === undefined) throw new Refusal("not_ready");
  const { document } = found;
  return {
    content_markdown: documentAsMarkdown(document),
    parsed_structure: document.kind === "resume" ? document.resume : document.letter,
  };
}

export function documentEndpoints(needs: Dependencies) {
  const pageStore = createPageStore(needs);
  return {
    getDocuments: endpoint(routes.getDocuments, async ({ params, signedIn }) => ({
      documents: documentsAsMarkdown(
        orRefuse(await findDocuments(needs, signedIn.account.id, params.id)),
      ),
    })),
    previewBundle: endpoint(routes.previewBundle, async ({ params, signedIn }) => {
      const documents = orRefuse(await findDocuments(needs, signedIn.account.id, params.id));
      return {
        documents: {
          resume: bundled(documents, "resume"),
          cover_letter: bundled(documents, "cover_letter"),
        },
      };
    }),
    preview: rawEndpoint(routes.preview, async ({ params, query, signedIn, reply }) => {
      const { id, type } = params;
      const document = orRefuse(await findDocument(needs, signedIn.account.id, id, type));
      if (query.format !== "pages") {
        return reply.type("text/html; charset=utf-8").send(textPage(document.document));
      }
      const source = orRefuse(await pageStore.pages(document));
      return routes.preview.response.parse(
        query.drawings === "true" ? source : withoutDrawings(source),
      );
    }),
    pageDrawing: endpoint(routes.pageDrawing, async ({ params, signedIn }) => {
      const { id, type, hash } = params;
      const document = orRefuse(await findDocument(needs, signedIn.account.id, id, type));
      return orRefuse(await pageStore.drawing(document, hash));
    }),
    listExports: endpoint(routes.listExports, async ({ params, signedIn }) => {
      const session = await findSession(needs.database.query, signedIn.account.id, params.id);
      if (session === null) throw new Refusal("session_not_found");
      const files = await listExports(needs.database.query, params.id);
      return {
        exports: files.map((file) => ({
          document_type: file.kind,
          file_name: file.fileName,
          size: file.size,
          sha256: file.sha256,
          read_back: file.readBack,
        })),
      };
    }),
    download: fileEndpoint(routes.download, async ({ params, query, signedIn }) => {
      const format = exportFormats.find((known) => known === params.format);
      if (format === undefined) throw new Refusal("format_unknown");
      const accountId = signedIn.account.id;
      const document = orRefuse(
        await findDocument(needs, accountId, params.id, query.document_type),
      );
      return orRefuse(await handOut(needs, document, format));
    }),
  };
}
