import { routes } from "@savile/contracts";
import { documentKinds, fileFormats, planCatalogue, planOfFormat } from "@savile/model";
import { exportFormats } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint, fileEndpoint, rawEndpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../http/refusal.ts";
import { findSession } from "../generation/repository.ts";
import { allowanceOf } from "../templates/allowance.ts";
import { findDocument, findDocuments } from "./find-document.ts";
import type { PrintableDocument } from "./find-document.ts";
import { handOut } from "./hand-out.ts";
import { documentAsMarkdown, documentsAsMarkdown } from "./markdown.ts";
import { withoutDrawings } from "./page-store.ts";
import type { PageStore } from "./page-store.ts";
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

export function documentEndpoints(needs: Dependencies, pageStore: PageStore) {
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
      const allowance = await allowanceOf(needs, signedIn.account);
      return {
        exports: files.map((file) => ({
          document_type: file.kind,
          format: file.format,
          version: file.version,
          file_name: file.fileName,
          size: file.size,
          sha256: file.sha256,
          created_at: file.createdAt.toISOString(),
          read_back: file.readBack,
        })),
        formats: fileFormats.map((format) => ({
          id: format,
          tier_required: planOfFormat(format),
          available: allowance.formats.includes(format),
        })),
        downloads: { used: 0, limit: planCatalogue[allowance.plan].downloads },
      };
    }),
    download: fileEndpoint(routes.download, async ({ params, query, signedIn }) => {
      const format = exportFormats.find((known) => known === params.format);
      if (format === undefined) throw new Refusal("format_unknown");
      const accountId = signedIn.account.id;
      const kind = documentKinds.find((known) => known === query.document_type);
      if (kind === undefined) throw new Refusal("validation");
      const document = orRefuse(await findDocument(needs, accountId, params.id, kind));
      return orRefuse(await handOut(needs, document, format));
    }),
  };
}
