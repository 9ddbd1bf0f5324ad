import { routes } from "@savile/contracts";
import { fileFormats, planOfFormat, usagePeriodOf } from "@savile/model";
import type { Entitlement, FileFormat } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint, rawEndpoint } from "../../http/endpoint.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { checkFormat } from "../entitlement/locks.ts";
import { findSession } from "../generation-sessions/repository.ts";
import { refuseFormat } from "../billing/upgrade-offer.ts";
import { countUsage } from "../usage/repository.ts";
import { handOut } from "./downloads.ts";
import { findDocument, findDocuments } from "./find-document.ts";
import type { PrintableDocument } from "./find-document.ts";
import { htmlPage, htmlPolicy } from "./html-page.ts";
import { madeFile } from "./made-file.ts";
import type { ProvenFile } from "./made-file.ts";
import { documentAsMarkdown, documentsAsMarkdown } from "../generation-sessions/markdown.ts";
import { orRender, orThrow } from "./or-throw.ts";
import { withoutDrawings } from "./page-store.ts";
import type { PageStore } from "./page-store.ts";
import { parserView } from "./parser-view.ts";
import { listExports } from "./repository.ts";
import { setLayout } from "./set-layout.ts";

function bundled(documents: readonly PrintableDocument[], kind: PrintableDocument["kind"]) {
  const found = documents.find((entry) => entry.kind === kind);
  if (found === undefined) throw new Refusal("not_ready");
  const { document } = found;
  return {
    content_markdown: documentAsMarkdown(document),
    parsed_structure: document.kind === "resume" ? document.resume : document.letter,
  };
}

/** The files of a session so far, the formats, and what is left of the month. */
function exportsEndpoint(needs: Dependencies) {
  return endpoint(routes.listExports, async ({ params, signedIn }) => {
    const { query } = needs.database;
    const { account } = signedIn;
    const session = await findSession(query, account.id, params.id);
    if (session === null) throw new Refusal("session_not_found");
    const now = needs.clock.now();
    const { formats, limits } = await entitlementOf(query, account, now);
    const used = await countUsage(query, account.id, "download", usagePeriodOf(now));
    const files = await listExports(query, params.id);
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
        available: formats.includes(format),
      })),
      downloads: { used, limit: limits.downloads },
    };
  });
}

/**
 * The file of a format that the plan holds, to look at. Looking costs nothing; but no browser shows a Word file,
 * so that one counts as the download that it is.
 */
async function fileToLookAt(
  needs: Dependencies,
  document: PrintableDocument,
  format: FileFormat,
  entitlement: Entitlement,
): Promise<ProvenFile> {
  if (!checkFormat(entitlement, format).ok) throw refuseFormat(format, entitlement);
  const { accountId, sessionId } = document;
  if (format !== "docx")
    return orRender(await madeFile(needs, document, { format, embedResume: false }));
  const both = orRefuse(await findDocuments(needs, accountId, sessionId));
  const wanted = { documents: [document], formats: [format], embedResume: false };
  const [file] = orThrow(await handOut(needs, { accountId, entitlement }, both, wanted));
  if (file === undefined) throw new Refusal("render_failed");
  return file;
}

/** A document to look at: its pages as data, as an HTML page with its words, or as a file. */
function previewEndpoint(needs: Dependencies, pageStore: PageStore) {
  return rawEndpoint(routes.preview, async ({ params, query, signedIn, reply }) => {
    const { id, type } = params;
    const { account } = signedIn;
    const document = orRefuse(await findDocument(needs, account.id, id, type));
    const { format = "html" } = query;
    // A visitor looks at pages; files are for those who sign in.
    if (account.visitorUntil !== null && format !== "pages") throw new Refusal("unauthorized");
    if (format !== "html" && format !== "pages") {
      const held = await entitlementOf(needs.database.query, account, needs.clock.now());
      const file = await fileToLookAt(needs, document, format, held);
      reply.header("content-disposition", "inline").header("content-security-policy", "sandbox");
      return reply.type(file.mediaType).send(Buffer.from(file.bytes));
    }
    const source = orRender(await pageStore.pages(document));
    if (format === "html") {
      reply.header("content-security-policy", htmlPolicy);
      return reply.type("text/html; charset=utf-8").send(htmlPage(document.document, source));
    }
    return routes.preview.response.parse(
      query.drawings === "true" ? source : withoutDrawings(source),
    );
  });
}

/** The calls that show documents; those that hand files out are in `download-routes.ts`. */
export function documentEndpoints(needs: Dependencies, pageStore: PageStore) {
  return {
    getDocuments: endpoint(routes.getDocuments, async ({ params, signedIn }) => ({
      documents: documentsAsMarkdown(
        orRefuse(await findDocuments(needs, signedIn.account.id, params.id)),
      ),
    })),
    setLayout: endpoint(routes.setLayout, async ({ params, body, signedIn }) => {
      const { account } = signedIn;
      const entitlement = await entitlementOf(needs.database.query, account, needs.clock.now());
      const set = { accountId: account.id, entitlement, sessionId: params.id, body };
      return orThrow(await setLayout(needs, set));
    }),
    previewBundle: endpoint(routes.previewBundle, async ({ params, signedIn }) => {
      const documents = orRefuse(await findDocuments(needs, signedIn.account.id, params.id));
      return {
        documents: {
          resume: bundled(documents, "resume"),
          cover_letter: bundled(documents, "cover_letter"),
        },
      };
    }),
    preview: previewEndpoint(needs, pageStore),
    pageDrawing: endpoint(routes.pageDrawing, async ({ params, signedIn }) => {
      const { id, type, hash } = params;
      const document = orRefuse(await findDocument(needs, signedIn.account.id, id, type));
      const drawing = orRender(await pageStore.drawing(document, hash));
      if (drawing === null) throw new Refusal("not_found");
      return drawing;
    }),
    parserView: endpoint(routes.parserView, async ({ params, query, signedIn }) => {
      const { id, type } = params;
      const document = orRefuse(await findDocument(needs, signedIn.account.id, id, type));
      return orThrow(await parserView(needs, document, query.format ?? "pdf"));
    }),
    listExports: exportsEndpoint(needs),
  };
}
